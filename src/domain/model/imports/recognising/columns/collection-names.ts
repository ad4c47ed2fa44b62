import type { ImportCollection } from '../../import-collections'
import { IMPORT_COLLECTIONS } from '../../import-collections'
import { CLOSE_COLUMNS, OWN_COLUMNS, SHARED_COLUMNS } from '../../knowledge/record-columns'
import type { FieldTarget, Source } from '../../targets'
import { meanings } from '../meanings'

type Columns = (typeof OWN_COLUMNS)[ImportCollection]

const BY_COLLECTION = new Map(
  IMPORT_COLLECTIONS.map((collection) => {
    const shared = SHARED_COLUMNS.filter((table) => table.in.includes(collection)).map(({ names }) => names)
    return [collection, targetsByName(collection, OWN_COLUMNS[collection], ...shared)] as const
  }),
)
const OF_CLOSE = new Map(
  IMPORT_COLLECTIONS.map((collection) => [collection, targetsByName(collection, CLOSE_COLUMNS[collection] ?? {})] as const),
)

function targetsByName(collection: ImportCollection, ...tables: readonly Columns[]): ReadonlyMap<string, FieldTarget> {
  const found = [...meanings(...tables)]
  return new Map(found.map(([key, target]) => [key, target.replace('*', collection) as FieldTarget])) // a test says they are
}

/**
 * @param key the name's match key
 * @param source who wrote the file: a program may call a thing what means another one everywhere else
 */
export function namedIn(collection: ImportCollection, key: string, source: Source = 'other'): FieldTarget | null {
  return (source === 'close' ? OF_CLOSE.get(collection)?.get(key) : null) ?? BY_COLLECTION.get(collection)?.get(key) ?? null
}
