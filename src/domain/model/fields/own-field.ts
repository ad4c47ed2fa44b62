import { customField, type CustomField } from '../query/field-reader'
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
  readonly options: readonly FieldOption[]
  readonly required: boolean
}

/** The collection's fields in their order, without the archived ones. */
export function ownFieldsOf(definitions: readonly FieldDefinition[], collection: CustomCollection): readonly OwnField[] {
  return definitions
    .filter((definition) => definition.collection === collection && !definition.archived)
    .toSorted((a, b) => (a.position < b.position ? -1 : Number(a.position > b.position)))
    .map(ownField)
}

export function ownField({ key, label, type, options, required }: FieldDefinition): OwnField {
  return { key, field: customField(key), label, type, options, required }
}
