import { FIELD_KEY, isCustomCollection } from '../../../fields/custom-value'
import { customField } from '../../../query/field-reader'
import { linesIn } from '../../../registry/lines'
import { IMPORT_COLLECTIONS, type ImportCollection } from '../../import-collections'
import {
  OWN_EXPORT_COLUMNS,
  OWN_EXPORT_FAMILIES,
  OWN_EXPORT_FIELDS,
  OWN_EXPORT_SHARED,
  OWN_FIRST_COLUMNS,
} from '../../knowledge/own-export'
import { matchKey, meanings } from '../../match-key'
import { ownTarget, targetNamed, type Target } from '../../targets'
import type { Recognised } from './known-names'

/** The first column of our own exports says what they hold. */
export function ownCollectionOf(keys: ReadonlySet<string>): ImportCollection | null {
  return IMPORT_COLLECTIONS.find((collection) => keys.has(matchKey(OWN_FIRST_COLUMNS[collection]))) ?? null
}

const BY_COLLECTION = new Map(
  IMPORT_COLLECTIONS.map((collection) => {
    const fields = [...OWN_EXPORT_FIELDS[collection].split(' '), ...linesIn(collection)].map(
      (field) => [`${collection}.${field}`, field] as const,
    )
    const first = { [`${collection}.recordId`]: OWN_FIRST_COLUMNS[collection] }
    return [collection, meanings<string>(first, OWN_EXPORT_COLUMNS[collection], Object.fromEntries(fields), OWN_EXPORT_SHARED)]
  }),
)
const FAMILIES = meanings<string>(OWN_EXPORT_FAMILIES)

/** What a column of our own export is, to the letter; `null`: it is of no use (stamps), or somebody added it. */
export function recogniseOwn(header: string, collection: ImportCollection): Recognised<Target> | null {
  const own = /\(custom\.([a-z0-9_]+)\)$/.exec(header)?.[1]
  if (own !== undefined) return ownField(own, collection)
  const [, family, group = '', part] = /^(E-mail|Phone|Website|Person) (\d+) - (Label|Value|Name|ID|Role)$/i.exec(header) ?? []
  const said =
    family === undefined ? BY_COLLECTION.get(collection)?.get(matchKey(header)) : FAMILIES.get(matchKey(`${family} ${part}`))
  const target = targetNamed(said?.replace('*', collection) ?? '')
  return target === null ? null : { target, group, label: null }
}

function ownField(key: string, collection: ImportCollection): Recognised<Target> | null {
  if (!isCustomCollection(collection) || !FIELD_KEY.test(key)) return null
  return { target: ownTarget(collection, customField(key)), group: '', label: null }
}
