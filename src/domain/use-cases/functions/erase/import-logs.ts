import type { Id } from '../../../model/kernel/id'
import { withoutMentions, type Traces } from '../../../model/people/mentions'
import type { ElevatedRecords, ElevatedWrite } from '../function-context'
import { findAny, mentions } from './find-any'
import type { PersonSearch } from './traced-records'

/** What imports keep of their rows, and of what records were before, without the person. */
export async function importLogRedactions(
  { workspaceId, person, traces }: PersonSearch,
  records: ElevatedRecords,
): Promise<readonly ElevatedWrite[]> {
  const where = mentions(['log'], [person.id, ...traces.anywhere])
  const chunks = await findAny(records, 'importChunks', { workspaceId, where })
  return chunks.flatMap((chunk): readonly ElevatedWrite[] => {
    if (!('log' in chunk)) return []
    const log = redactedLog(chunk.log, person.id, traces)
    return log === chunk.log ? [] : [{ kind: 'update', collection: 'importChunks', id: chunk.id, patch: { log } }]
  })
}

/** Of a row about the person stays that there was one; in any other, mentions of them go. */
export function redactedLog(log: string, personId: Id, traces: Traces): string {
  const kept = parsed(log)
  if (kept === undefined) return withoutMentions(log, traces.anywhere)
  return JSON.stringify(clean(kept, personId, { traces, isNear: false })).replace(
    BARE,
    (bare) => `\\u00${bare.charCodeAt(0).toString(16)}`,
  )
}

/** Characters that JSON lets stand and a kept text may not have. */
const BARE = /[\u007f-\u009f]/g

interface Cleaning {
  readonly traces: Traces
  /** Is it known to be about the person? */
  readonly isNear: boolean
}

function clean(value: unknown, personId: Id, cleaning: Cleaning): unknown {
  const { traces, isNear } = cleaning
  if (typeof value === 'string') return withoutMentions(value, isNear ? traces.nearby : traces.anywhere)
  if (Array.isArray(value)) return value.map((entry: unknown) => clean(entry, personId, cleaning))
  if (!isObject(value)) return value
  // What the record was before.
  if (value['id'] === personId && 'fileId' in value) return { ...value, fileId: '' }
  if (value['id'] === personId) return 'changes' in value && value['changes'] !== null ? { ...value, changes: {} } : value
  const isAbout = isObject(value['primary']) && value['primary']['id'] === personId
  const near = { traces, isNear: isNear || isAbout || ('row' in value && isMentioned(value, traces)) }
  const entries = Object.entries(value).map(([key, entry]) => [key, clean(entry, personId, near)] as const)
  return { ...Object.fromEntries(entries), ...(isAbout && 'text' in value ? { text: '', problems: [] } : {}) }
}

function isMentioned(row: object, { anywhere }: Traces): boolean {
  const text = JSON.stringify(row)
  return withoutMentions(text, anywhere) !== text
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
