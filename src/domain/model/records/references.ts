import { isId, type Id } from '../kernel/id'
import { mapValues } from '../kernel/map-values'
import { COLLECTIONS, type KnownFields, type Target } from '../registry/registry'
import type { CollectionName, Collections } from './collections'
import { isSubject, readSubject } from './subject'

/** Where a record names another, and which. `path` is as in FieldProblems: `people.0.personId`. */
export interface Reference {
  readonly path: string
  readonly collection: CollectionName
  readonly id: Id
}

type Targets = Readonly<Record<string, Target>>

/** The fields that name records. Those of activities are not included: their records may be gone. */
export const REFERENCES = mapValues<CollectionName, KnownFields, Targets>(COLLECTIONS, (fields) =>
  Object.fromEntries(Object.entries(fields).flatMap(([field, { to }]) => (to === undefined ? [] : [[field, to]]))),
)

const NONE: readonly Reference[] = []

/** Every reference of the record. Each must name a record of the same workspace, which the backend checks. */
export function referencesOf<K extends CollectionName>(collection: K, data: Collections[K]): readonly Reference[] {
  const targets = REFERENCES[collection]
  let found = NONE
  // Most name little: nothing is made for fields that are empty.
  for (const field in targets) {
    const target = targets[field]
    const named = target === undefined ? NONE : referencesIn(field, Reflect.get(data, field), target)
    if (named.length > 0) found = found.length === 0 ? named : [...found, ...named]
  }
  return found
}

function referencesIn(path: string, value: unknown, target: Target): readonly Reference[] {
  if (value === null || value === undefined) return NONE
  if (Array.isArray(value)) {
    if (value.length === 0) return NONE
    return value.flatMap((entry: unknown, index) => referencesIn(`${path}.${index}`, entry, target))
  }
  if (typeof target === 'object')
    return referencesIn(`${path}.${target.each}`, Reflect.get(Object(value), target.each), target.in)
  if (target !== 'subject') return isId(value) ? [{ path, collection: target, id: value }] : []
  return isSubject(value) ? [{ path, ...readSubject(value) }] : []
}
