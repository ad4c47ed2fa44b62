import { customField, type CustomField } from '../query/field-reader'
import type { FieldKind } from '../records/check-query'
import type { CustomCollection, FieldType } from './custom-value'
import type { FieldDefinition, FieldOption } from './field-definition'

/** A field of the workspace's own, as lists, forms, filters and orders use it. */
export interface OwnField {
  /** Under which the records keep it. */
  readonly key: string
  /** What a query calls it: `custom.<key>`. */
  readonly field: CustomField
  readonly label: string
  readonly type: FieldType
  /** What a query may ask of it. Money counts by its minor units, a choice by the id of its option. */
  readonly kind: FieldKind
  readonly options: readonly FieldOption[]
  readonly required: boolean
}

const KINDS: Readonly<Record<FieldType, FieldKind>> = {
  text: 'text',
  number: 'number',
  date: 'text',
  checkbox: 'flag',
  select: 'text',
  'multi-select': 'list',
  url: 'text',
  email: 'text',
  phone: 'text',
  money: 'number',
}

/** The collection's fields in their order, without the archived ones. */
export function ownFieldsOf(definitions: readonly FieldDefinition[], collection: CustomCollection): readonly OwnField[] {
  return definitions
    .filter((definition) => definition.collection === collection && !definition.archived)
    .toSorted((a, b) => (a.position < b.position ? -1 : Number(a.position > b.position)))
    .map(ownField)
}

export function ownField({ key, label, type, options, required }: FieldDefinition): OwnField {
  return { key, field: customField(key), label, type, kind: KINDS[type], options, required }
}
