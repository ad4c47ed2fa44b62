import type { CollectionName } from '../records/collections'
import type { Field } from '../registry/field'
import { COLLECTIONS } from '../registry/registry'

/**
 * The fields of a record that are in a bundle, in their order. The workspace's id is the manifest's, and what secrets are
 * worked out for would only tempt somebody to think that they go along.
 */
export function bundledFields(collection: CollectionName): readonly string[] {
  const fields = Object.entries<Field>(COLLECTIONS[collection])
  return fields.flatMap(([name, { stays }]) => (stays === true ? [] : [name]))
}

/**
 * A record as one line of its collection's part: the same text for the same record, wherever it was kept. A member comes with
 * the address of the account instead of the account's id, active also where they have not joined yet.
 *
 * @returns `null` for an invitation that waits for such a member: whoever restores the bundle makes a new one
 */
export function bundleLine(collection: CollectionName, record: object, email: string | null = null): string | null {
  if (collection === 'invitations' && Reflect.get(record, 'memberId') !== null) return null
  const fields = bundledFields(collection).map((field): [string, unknown] => [field, sorted(Reflect.get(record, field))])
  const line: Record<string, unknown> = Object.fromEntries(fields)
  if (collection === 'members') Object.assign(line, { status: line['status'] === 'invited' ? 'active' : line['status'], email })
  return `${JSON.stringify(line)}\n`
}

/** Databases keep the keys of an object in an order of their own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value ?? null
  const entries = Object.entries<unknown>({ ...value }).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, held]) => [key, sorted(held)]))
}
