import { type FieldType, hasOptions } from '../fields/custom-value'
import type { FieldDefinition } from '../fields/field-definition'
import { ownFieldsOf } from '../fields/own-field'
import { mapValues } from '../kernel/map-values'
import { customCurrencyField } from '../query/field-reader'
import type { ReadableName } from '../records/collections'
import type { ValueType } from '../registry/field'
import { type KnownField, REGISTRY } from '../registry/registry'
import type { ViewCollection } from './view'
import type { ViewField, ViewFieldType } from './view-field'

/** What each list reads its rows from. */
export const ROWS_OF = { people: 'personRows', companies: 'companyRows', deals: 'dealRows' } as const satisfies Readonly<
  Record<ViewCollection, ReadableName>
>

const TYPES: { readonly [T in ValueType]?: ViewFieldType } = {
  plain: 'choice',
  uuid: 'reference',
  uuids: 'references',
  texts: 'words',
  smallint: 'number',
  integer: 'number',
  bigint: 'money',
  date: 'date',
  instant: 'instant',
  flag: 'flag',
}

/** The order in which fields are offered; what is not named follows, and last when a record was made and changed. */
const FIRST: Readonly<Record<ViewCollection, string>> = {
  people: 'name email company jobTitle phone lifecycle owner tags city country source doNotContact',
  companies: 'name domain industry size phone city country website owner tags',
  deals:
    'title company person pipeline stage stageKind amount currency probability closeOn owner tags openTasks stageSince closedAt lostReason',
}
const LAST = ['createdAt', 'originalCreatedAt', 'updatedAt']

/** Of these there are too many values to ask for each. */
const IN_ORDER: ReadonlySet<string> = new Set(['company', 'city', 'country', 'industry', 'source'])

/** Every field of every list, in the order in which they are offered. */
export const FIELD_CATALOGUE = mapValues<ViewCollection, ReadableName, readonly ViewField[]>(ROWS_OF, (rows, collection) => {
  const first = FIRST[collection].split(' ')
  const orderOf = ({ key }: ViewField) => (first.includes(key) ? first.indexOf(key) : first.length + 1 + LAST.indexOf(key))
  return Object.entries<KnownField>(REGISTRY[rows])
    .flatMap(viewField)
    .toSorted((a, b) => orderOf(a) - orderOf(b))
})

function viewField([name, { type, to, listed }]: readonly [string, KnownField]): readonly ViewField[] {
  if (listed === undefined) return []
  const { key = name.replace(/Id(s?)$/, '$1'), choices, nameField, listField } = listed
  const isReference = type === 'uuid'
  // An id says nothing as an order: ordered by name where the row has it, not at all where it has not.
  const orderBy = isReference ? (nameField ?? null) : type === 'uuids' || type === 'texts' ? null : name
  const isFew = type === 'plain' || type === 'flag' || to === 'tags' || (isReference && nameField === undefined)
  const field: ViewField = {
    key,
    type: TYPES[type] ?? 'text',
    field: name,
    orderBy: listed.orderBy === null ? null : orderBy,
    grouping: IN_ORDER.has(key) ? 'order' : isFew ? 'values' : null,
    ...(typeof to === 'string' && to !== 'subject' && { references: to }),
    ...(choices && { choices }),
    ...(nameField && { nameField }),
    ...(listField && { listField }),
  }
  return [field]
}

const OWN_TYPES: Readonly<Record<FieldType, ViewFieldType>> = {
  text: 'text',
  number: 'number',
  date: 'date',
  checkbox: 'flag',
  select: 'choice',
  'multi-select': 'choices',
  url: 'text',
  email: 'text',
  phone: 'text',
  money: 'money',
}

/** The workspace's own fields in views, after those of the catalogue. */
export function ownViewFields(definitions: readonly FieldDefinition[], collection: ViewCollection): readonly ViewField[] {
  return ownFieldsOf(definitions, collection).map(({ key, field, label, type, options }) => ({
    key: field,
    label,
    type: OWN_TYPES[type],
    field,
    orderBy: type === 'multi-select' ? null : field,
    grouping: type === 'select' || type === 'checkbox' ? 'values' : null,
    ...(hasOptions(type) ? { choices: options.map(({ id }) => id) } : {}),
    ...(type === 'money' ? { currencyField: customCurrencyField(key) } : {}),
  }))
}
