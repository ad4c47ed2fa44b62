import { changedKeys, isMoney, type CustomValues } from '../fields/custom-value'
import { customField } from '../query/field-reader'
import { isStamp } from '../registry/field'

/** Field name to [before, after], of the fields that differ. */
export type Changes = Readonly<Record<string, readonly [unknown, unknown]>>

/**
 * How two states of a record differ, as plain values: an address as one line, an entry of a list as its main part (the e-mail
 * address, the number, the id), so that the timeline needs to know no shapes. Without the backend's stamps.
 */
export function changesBetween(before: object, after: object, ignored: ReadonlySet<string>): Changes {
  const old = new Map(Object.entries<unknown>({ ...before }))
  const changes: Record<string, readonly [unknown, unknown]> = {}
  for (const [field, value] of Object.entries<unknown>({ ...after })) {
    if (ignored.has(field) || isStamp(field)) continue
    if (field === 'custom') {
      Object.assign(changes, customChanges(old.get(field), value))
      continue
    }
    const was = old.get(field) ?? null
    if (!isSame(was, value)) changes[field] = [plainValue(was), plainValue(value)]
  }
  return changes
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  return typeof one === 'object' && typeof other === 'object' && JSON.stringify(one) === JSON.stringify(other)
}

/** The workspace's own fields, one by one. */
function customChanges(before: unknown, after: unknown): Changes {
  const [was, now] = [before, after].map((held) => (typeof held === 'object' && held !== null ? (held as CustomValues) : {}))
  const changed = changedKeys(was ?? {}, now ?? {})
  return Object.fromEntries(
    changed.map((key) => [customField(key), [plainValue(was?.[key] ?? null), plainValue(now?.[key] ?? null)]]),
  )
}

const SHOWN_PARTS = ['value', 'raw', 'url', 'personId']

/** A value as one reads it: an entry of a list as what it holds, an address as one line. */
export function plainValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainValue)
  if (typeof value !== 'object' || value === null) return value
  if (isMoney(value)) return `${value.amountMinor} ${value.currency}`
  const parts = new Map(Object.entries<unknown>({ ...value }))
  const part = SHOWN_PARTS.find((key) => parts.has(key))
  if (part !== undefined) return parts.get(part)
  return [...parts.values()].filter((held) => typeof held === 'string').join(', ')
}
