import { changedKeys, type CustomValues } from '../../model/fields/custom-value'
import type { AnyRecord } from '../../model/records/collections'
import type { Mutation } from '../../model/records/mutation'
import { isStamp } from '../../model/records/stamps'

/**
 * What takes a mutation back; null where nothing can, or nothing changed.
 *
 * @param before the record an update changed
 * @param after the record as it was written; its version is what the undo expects, so that it never overwrites others
 */
export function inverseOf(mutation: Mutation, before: AnyRecord | null, after: AnyRecord | null): Mutation | null {
  const { collection, id } = mutation
  if (after === null) return null
  const expect = after.version
  // A field is never deleted: taken back, it is out of sight.
  if (mutation.kind === 'create' && mutation.collection === 'fieldDefinitions')
    return { kind: 'update', collection: 'fieldDefinitions', id, patch: { archived: true }, expect }
  if (mutation.kind === 'create') return { kind: 'trash', collection, id, expect }
  if (mutation.kind === 'trash') return { kind: 'restore', collection, id, expect }
  if (mutation.kind === 'restore') return { kind: 'trash', collection, id, expect }
  if (mutation.kind === 'purge' || before === null) return null
  const patch = valuesThatChanged(before, after)
  return Object.keys(patch).length === 0 ? null : { kind: 'update', collection, id, patch, expect }
}

/** Every field that differs, the backend's stamps on it included: undoing "won" also takes the closing date away. */
function valuesThatChanged(before: AnyRecord, after: AnyRecord): Record<string, unknown> {
  const now = new Map(Object.entries<unknown>({ ...after }))
  const changed = Object.entries<unknown>({ ...before }).filter(
    ([field, value]) => !isStamp(field) && JSON.stringify(value) !== JSON.stringify(now.get(field)),
  )
  return Object.fromEntries(changed.map(([field, value]) => [field, field === 'custom' ? customBefore(before, after) : value]))
}

/** A patch of the workspace's own fields changes what it names only: what came is named as empty. */
function customBefore(before: AnyRecord, after: AnyRecord): CustomValues {
  const [was, now] = [before, after].map((record) => ('custom' in record ? record.custom : {}))
  return Object.fromEntries(changedKeys(was ?? {}, now ?? {}).map((key) => [key, was?.[key] ?? null]))
}
