import type { Id } from '../../kernel/id'
import { REFERENCES, referencesOf } from '../../records/references'
import type { StoredName } from '../../records/schemas'
import { recordKey, type Standing } from './touch'

/** What names other records. What somebody was told, and what an import wrote down, ties nobody to anything. */
export const LINKING = [
  'people',
  'companies',
  'deals',
  'tasks',
  'notes',
  'files',
  'stages',
] as const satisfies readonly StoredName[]

/** Keys of the records that this one names, and of the workspace's own fields that it fills. */
export function keysNamed({ collection, record }: Standing, ownFields: ReadonlyMap<string, Id>): readonly string[] {
  const name = LINKING.find((each) => each === collection)
  if (name === undefined) return []
  const named = Object.keys(REFERENCES[name]).length === 0 ? [] : referencesOf(name, record as never)
  const custom = 'custom' in record ? record.custom : {}
  const filled = Object.entries(custom).flatMap(([key, value]) => {
    const id = value === null ? undefined : ownFields.get(`${collection}.${key}`)
    return id === undefined ? [] : [recordKey('fieldDefinitions', id)]
  })
  return [...named.map(({ collection: of, id }) => recordKey(of, id)), ...filled]
}
