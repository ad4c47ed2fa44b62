import { isMoney, isSameValue, type CustomValue } from '../../model/fields/custom-value'
import type { Phone } from '../../model/kernel/contact-fields'
import { customKeyOf } from '../../model/query/field-reader'
import type { Changes } from '../../model/records/changes'
import type { RecordOf } from '../../model/records/collections'
import type { Mutation } from '../../model/records/mutation'
import type { SubjectCollection } from '../../model/records/subject'
import { UNITS } from '../../model/records/merge-fields'
import { updateCustom } from '../fields/update-custom'

/** What must be read anew: a number is kept in the timeline as it was written. */
export interface ReadPhone {
  (raw: string): Pick<Phone, 'raw' | 'e164' | 'extension'>
}

type SubjectRecord = { readonly [K in SubjectCollection]: RecordOf<K> }[SubjectCollection]

/** Of these the timeline says too little to make them again: an address is one line there. */
const NOT_KEPT: ReadonlySet<string> = new Set(['address', 'custom'])

/** May the field's earlier value be written again? Whether it still fits the backend decides when it is. */
export function isRestorable(changes: Changes, field: string): boolean {
  const change = changes[field]
  return change !== undefined && (!NOT_KEPT.has(field) || change[0] === null)
}

/**
 * Writes what the field held before these changes onto the current record. What the timeline does not hold of a
 * list's entry (its label, its role) is taken from the entry if it is still there.
 *
 * @returns `null` when the record holds that value already
 */
export function earlierValue(
  record: SubjectRecord,
  collection: SubjectCollection,
  wanted: { readonly changes: Changes; readonly field: string; readonly readPhone: ReadPhone },
): Mutation | null {
  const { changes, field, readPhone } = wanted
  const key = customKeyOf(field)
  if (key !== null) return earlierCustom(record, collection, { key, recorded: changes[field]?.[0] })
  const fields = UNITS.find((group) => group.includes(field)) ?? [field]
  const now = new Map(Object.entries<unknown>({ ...record }))
  const patch: Record<string, unknown> = {}
  for (const each of fields) {
    const change = changes[each]
    if (change === undefined) continue
    const value = entriesOf(each, change[0], { now: now.get(each), readPhone })
    if (JSON.stringify(value) !== JSON.stringify(now.get(each) ?? null)) patch[each] = value
  }
  if (Object.keys(patch).length === 0) return null
  return { kind: 'update', collection, id: record.id, patch, expect: record.version }
}

/** Of a field of the workspace's own. The timeline has money as text: its minor units and its currency. */
function earlierCustom(
  record: SubjectRecord,
  collection: SubjectCollection,
  { key, recorded }: { readonly key: string; readonly recorded: unknown },
): Mutation | null {
  const now = record.custom[key] ?? null
  const [, minor, currency] = typeof recorded === 'string' && (now === null || isMoney(now)) ? (MONEY.exec(recorded) ?? []) : []
  const value = minor === undefined || currency === undefined ? recorded : { amountMinor: Number(minor), currency }
  // What the timeline holds of any other value is the value itself.
  const earlier = (value ?? null) as CustomValue
  return isSameValue(now, earlier) ? null : updateCustom(collection, record, { [key]: earlier })
}

const MONEY = /^(\d+) ([A-Z]{3})$/

interface Entries {
  readonly now: unknown
  readonly readPhone: ReadPhone
}

/** The entries of a list that has more fields than the timeline keeps. */
function entriesOf(field: string, recorded: unknown, { now, readPhone }: Entries): unknown {
  const make = ENTRIES[field]
  if (make === undefined || !Array.isArray(recorded)) return recorded
  const present = Array.isArray(now) ? now : []
  return recorded.map((value: unknown) => {
    const known: unknown = present.find((entry: unknown) => Reflect.get(Object(entry), make.key) === value)
    return known ?? make.entry(String(value), readPhone)
  })
}

interface EntryMaker {
  readonly key: string
  readonly entry: (value: string, readPhone: ReadPhone) => object
}

const ENTRIES: Readonly<Record<string, EntryMaker>> = {
  emails: { key: 'value', entry: (value) => ({ value, label: null, primary: false }) },
  phones: { key: 'raw', entry: (value, readPhone) => ({ ...readPhone(value), label: null, primary: false }) },
  links: { key: 'url', entry: (url) => ({ url, label: null }) },
  people: { key: 'personId', entry: (personId) => ({ personId, role: null, primary: false }) },
}
