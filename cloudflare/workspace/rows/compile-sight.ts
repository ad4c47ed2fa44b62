import { mayReadAny, type Reader } from '../../../src/adapters/shared/commits/reader'
import { linked } from './compile-condition'
import type { ListedName } from './names'
import type { Parameters } from './parameters'
import { placeOf } from './places'

export type Viewer = Pick<Reader, 'sight' | 'member'>

/**
 * What `readable` of the domain says of a row, as SQL over `rows r`; `null`: all rows. A test compares them
 * (tests/cloudflare/rows.test.ts).
 */
export function compileSight(
  name: ListedName,
  { viewer, parameters }: { readonly viewer: Viewer; readonly parameters: Parameters },
): string | null {
  const { sight, member } = viewer
  if (!mayReadAny(member.role, name)) return '0'
  if (sight(name) === null) return null
  const mine = (row: string) => {
    const owner = `${row}.doc->>'$.record.ownerId'`
    return `(${owner} IS NULL OR ${owner} = ${parameters.one(member.id)})`
  }
  const isDealShown = (id: string) =>
    `EXISTS (SELECT 1 FROM rows deal WHERE deal.collection = 'deals' AND deal.id = ${id} AND ${mine('deal')})`
  const isShown = (subject: string) => `(${subject} NOT GLOB 'deals/*' OR ${isDealShown(`substr(${subject}, 7)`)})`
  const each = (field: string, test: string) =>
    `NOT EXISTS (SELECT 1 FROM json_each(r.doc, '${placeOf(name, field)?.list}') one WHERE NOT ${test})`
  switch (name) {
    case 'notifications':
      return linked('notifications.memberId', [member.id], parameters)
    case 'drafts':
    case 'importChunks':
      return `coalesce(r.doc->>'$.maker' = ${parameters.one(member.id)}, 0)`
    case 'deals':
    case 'dealRows':
      return mine('r')
    case 'files': {
      const subject = placeOf('files', 'subject')?.key ?? 'NULL'
      return `(${subject} IS NULL OR ${isShown(subject)})`
    }
    case 'merges':
      return each('dealIds', isDealShown('one.value'))
    case 'activities':
    case 'notes':
    case 'tasks':
      return each('subjects', isShown('one.value'))
    default:
      throw new Error(`No rows of ${name} are hidden by SQL`)
  }
}
