import { grown } from '../imports/planning/policy'
import type { Id } from '../kernel/id'
import { customField, customKeyOf } from '../query/field-reader'
import type { RecordOf } from '../records/collections'
import { isStamp } from '../registry/field'
import { namesOf } from '../registry/registry'
import type { MergedCollection } from './merge'

/** Of which record a field is taken; lists may be all of them together. */
export type Choice = Id | 'united'
export type Choices = Readonly<Record<string, Choice>>

type Contact = RecordOf<MergedCollection>

const LISTS = namesOf(({ type }) => type === 'list' || type === 'texts' || type === 'uuids')

export function isListField(field: string): boolean {
  return LISTS.has(field)
}

/** The fields in which the records differ, own ones as `custom.<key>`, in the order of the record. */
export function differingFields(records: readonly Contact[]): readonly string[] {
  const names = new Set(records.flatMap((record) => Object.keys(record).filter((field) => !isStamp(field) && field !== 'custom')))
  const own = new Set(records.flatMap(({ custom }) => Object.keys(custom).map(customField)))
  return [...names, ...own].filter((field) => new Set(records.map((record) => plain(valueOf(record, field)))).size > 1)
}

export function valueOf(record: Contact, field: string): unknown {
  const key = customKeyOf(field)
  const value: unknown = key === null ? Reflect.get(record, field) : record.custom[key]
  return value ?? null
}

/** The default for the kept record: the one with most fields filled in, else the older one. */
export function mostComplete<R extends Contact>(records: readonly R[]): R | undefined {
  const filled = (record: Contact) =>
    Object.entries<unknown>({ ...record, ...record.custom }).filter(([field, value]) => !isStamp(field) && !isBlank(value)).length
  return records.toSorted((a, b) => filled(b) - filled(a) || (a.createdAt < b.createdAt ? -1 : 1))[0]
}

/** Lists together; of everything else what the kept record says, and where it says nothing, what was written last. */
export function defaultChoices(kept: Contact, absorbed: readonly Contact[]): Choices {
  const newest = absorbed.toSorted((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1))
  return Object.fromEntries(
    differingFields([kept, ...absorbed]).map((field): [string, Choice] => {
      if (isListField(field)) return [field, 'united']
      // Who asked not to be contacted is not contacted.
      const said = (record: Contact) => !isBlank(valueOf(record, field))
      return [field, ([kept, ...newest].find(said) ?? kept).id]
    }),
  )
}

/** What the choices make of the kept record: the fields that become otherwise. Own fields go in one map. */
export function chosenFields(kept: Contact, absorbed: readonly Contact[], choices: Choices): Readonly<Record<string, unknown>> {
  const records = [kept, ...absorbed]
  const chosen: Record<string, unknown> = {}
  const custom: Record<string, unknown> = {}
  for (const field of differingFields(records)) {
    const value = chosenValue(field, records, choices[field] ?? kept.id)
    if (plain(value) === plain(valueOf(kept, field))) continue
    const key = customKeyOf(field)
    if (key === null) chosen[field] = value
    else custom[key] = value
  }
  return Object.keys(custom).length === 0 ? chosen : { ...chosen, custom: { ...kept.custom, ...custom } }
}

/** @param records the kept one first */
export function chosenValue(field: string, records: readonly Contact[], choice: Choice): unknown {
  if (choice !== 'united') return valueOf(records.find(({ id }) => id === choice) ?? records[0] ?? ({} as Contact), field)
  return unitedValue(field, records)
}

/** The kept record's first, and its primary entry stays the primary one. */
function unitedValue(field: string, records: readonly Contact[]): readonly unknown[] {
  return records.reduce<readonly unknown[]>((list, record) => grown(field, list, entriesOf(record, field)) ?? list, [])
}

function entriesOf(record: Contact, field: string): readonly unknown[] {
  const value = valueOf(record, field)
  return Array.isArray(value) ? value : []
}

function isBlank(value: unknown): boolean {
  return value === null || value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0)
}

/** For comparing: what the backends keep is in one order. */
function plain(value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value)
  return JSON.stringify(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
