import { isSame, patchOf } from './patch-of'
import type { PlannedUpdate } from './planned-write'
import { isBlankValue, type ImportPolicy } from './policy'

/** What becomes of one field of a record that is there. */
export interface FieldDifference {
  /** `custom.<key>` for the workspace's own. */
  readonly field: string
  readonly before: unknown
  /** What the file brings. */
  readonly incoming: unknown
  /** What the field holds afterwards. */
  readonly after: unknown
  /** `kept`: the file says something else, and what was there stays. */
  readonly did: 'filled' | 'added' | 'overwritten' | 'kept'
}

/** Where the file and the record differ, field by field, and what the policy makes of it; equal values are not among them. */
export function differencesOf(update: PlannedUpdate, policy: ImportPolicy): readonly FieldDifference[] {
  const { collection, before, incoming } = flat(update)
  const patch = flatValues(patchOf(update.before, update.incoming, { collection, policy }))
  return Object.entries(incoming).flatMap(([field, value]) => {
    const was = before[field] ?? null
    if (isSame(was, value)) return []
    const after = field in patch ? patch[field] : was
    const did = isSame(was, after)
      ? 'kept'
      : isBlankValue(was)
        ? 'filled'
        : Array.isArray(was) && grew(was, after)
          ? 'added'
          : 'overwritten'
    // A list that holds all that the file brings is no difference.
    return did === 'kept' && Array.isArray(was) && holdsAll(was, value)
      ? []
      : [{ field, before: was, incoming: value, after, did }]
  })
}

type Values = Readonly<Record<string, unknown>>

function flat({ collection, before, incoming }: PlannedUpdate) {
  return { collection, before: flatValues(before), incoming: flatValues(incoming) }
}

function flatValues(values: object): Values {
  const { custom, ...rest } = { custom: {}, ...values }
  return { ...rest, ...Object.fromEntries(Object.entries(custom).map(([key, value]) => [`custom.${key}`, value])) }
}

function grew(before: readonly unknown[], after: unknown): boolean {
  return Array.isArray(after) && after.length > before.length && before.every((entry, at) => isSame(entry, after[at]))
}

function holdsAll(before: readonly unknown[], incoming: unknown): boolean {
  return Array.isArray(incoming) && incoming.every((entry) => before.some((own) => isSame(own, entry)))
}
