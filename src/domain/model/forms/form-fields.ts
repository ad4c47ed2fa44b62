import { CUSTOM_COLLECTIONS, type CustomCollection, FIELD_KEY, type FieldType } from '../fields/custom-value'
import type { FieldDefinition, FieldShape } from '../fields/field-definition'
import { COMPANY_SIZES, LIFECYCLES } from '../registry/contacts'
import { LINES } from '../registry/lines'

/** What a form may ask for: a field of a person, their company or a deal of theirs, or one of the workspace's own. */
export type FormKey = `${CustomCollection}.${string}`

/** How it is asked for. */
export type FormFieldKind =
  | 'line'
  | 'lines'
  | 'email'
  | 'phone'
  | 'url'
  | 'date'
  | 'number'
  | 'money'
  | 'choice'
  | 'choices'
  | 'tick'
  | 'files'

export interface KnownFormField {
  readonly kind: FormFieldKind
  /** What may be answered, where that is one of several. */
  readonly options?: readonly string[]
}

const line: KnownFormField = { kind: 'line' }
const lines = (names: readonly string[]) => Object.fromEntries(names.map((name): [string, KnownFormField] => [name, line]))

const KNOWN: Readonly<Record<CustomCollection, Readonly<Record<string, KnownFormField>>>> = {
  people: {
    firstName: line,
    lastName: line,
    emails: { kind: 'email' },
    phones: { kind: 'phone' },
    ...lines(LINES.people),
    birthday: { kind: 'date' },
    lifecycle: { kind: 'choice', options: LIFECYCLES },
    description: { kind: 'lines' },
    files: { kind: 'files' },
  },
  companies: {
    name: line,
    website: { kind: 'url' },
    ...lines(LINES.companies),
    size: { kind: 'choice', options: COMPANY_SIZES },
  },
  deals: {
    amountMinor: { kind: 'money' },
    expectedCloseOn: { kind: 'date' },
    ...lines(LINES.deals),
  },
}

export const FORM_COLLECTIONS = CUSTOM_COLLECTIONS
export type FormCollection = CustomCollection

/** Every one that is the same in all workspaces, in the order in which they are offered. */
export const FORM_KEYS: readonly FormKey[] = FORM_COLLECTIONS.flatMap((collection) =>
  Object.keys(KNOWN[collection]).map((name): FormKey => `${collection}.${name}`),
)

/** What is sent along: it hangs on the person. */
export const FILES_KEY = 'people.files'

/** Without one of these nobody could tell whom an answer is of. */
const NAMING: ReadonlySet<string> = new Set(['people.firstName', 'people.lastName', 'people.emails', 'people.phones'])

export function namesSomebody(keys: readonly string[]): boolean {
  return keys.some((key) => NAMING.has(key))
}

const OWN = 'custom.'

export interface ReadKey {
  readonly collection: FormCollection
  /** Of the field, or of the workspace's own. */
  readonly name: string
  readonly isOwn: boolean
}

/** `null`: nothing that a form may ask for, as an owner or a tag. */
export function readFormKey(key: string): ReadKey | null {
  const collection = FORM_COLLECTIONS.find((one) => key.startsWith(`${one}.`))
  if (collection === undefined) return null
  const name = key.slice(collection.length + 1)
  if (!name.startsWith(OWN)) return Object.hasOwn(KNOWN[collection], name) ? { collection, name, isOwn: false } : null
  const own = name.slice(OWN.length)
  return FIELD_KEY.test(own) ? { collection, name: own, isOwn: true } : null
}

/** Whether it says something of a deal: without one it is not asked for. */
export function isOfDeal(key: string): boolean {
  return readFormKey(key)?.collection === 'deals'
}

export function ownFormKey({ collection, key }: Pick<FieldDefinition, 'collection' | 'key'>): FormKey {
  return `${collection}.${OWN}${key}`
}

/** `null`: nothing, or a field of the workspace's own that is archived. */
export function formFieldOf(
  key: string,
  definitions: readonly (FieldShape & Pick<FieldDefinition, 'collection' | 'key' | 'archived'>)[],
): KnownFormField | null {
  const read = readFormKey(key)
  if (read === null) return null
  if (!read.isOwn) return KNOWN[read.collection][read.name] ?? null
  const own = definitions.find((one) => one.collection === read.collection && one.key === read.name && !one.archived)
  if (own === undefined) return null
  const kind = KINDS[own.type]
  return own.options.length === 0 ? { kind } : { kind, options: own.options.map(({ label }) => label) }
}

const KINDS: Readonly<Record<FieldType, FormFieldKind>> = {
  text: 'line',
  number: 'number',
  money: 'money',
  date: 'date',
  select: 'choice',
  'multi-select': 'choices',
  checkbox: 'tick',
  url: 'url',
  email: 'email',
  phone: 'phone',
}
