import type { Id } from '../../../src/domain/model/kernel/id'
import type { Collections } from '../../../src/domain/model/records/collections'
import { type StoredName, validateRecord } from '../../../src/domain/model/records/schemas'

/** A record as validation keeps it, from the fields that matter to a test. */
export function make<K extends StoredName>(collection: K, data: object): Collections[K] {
  const checked = validateRecord(collection, data)
  if (!checked.ok) throw new Error(JSON.stringify(checked.fields))
  return checked.value
}

export function idOf(n: number): Id {
  return `018f0000-0000-7000-8000-${String(n).padStart(12, '0')}` as Id
}
