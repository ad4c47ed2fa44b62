import type { FieldDefinition } from '../fields/field-definition'
import { hasOptions, type FieldType } from '../fields/field-type'
import { ownFieldsOf } from '../fields/own-field'
import { customCurrencyField } from '../query/field-reader'
import type { ViewCollection } from './view-collections'
import type { ViewField, ViewFieldType } from './view-field'

const TYPES: Readonly<Record<FieldType, ViewFieldType>> = {
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

/** The workspace's own fields as views ask for them, behind those of the catalogue. */
export function ownViewFields(definitions: readonly FieldDefinition[], collection: ViewCollection): readonly ViewField[] {
  return ownFieldsOf(definitions, collection).map(({ key, field, label, type, options }) => ({
    key: field,
    label,
    type: TYPES[type],
    field,
    orderBy: type === 'multi-select' ? null : field,
    groupable: type === 'select' || type === 'checkbox',
    ...(hasOptions(type) ? { choices: options.map(({ id }) => id) } : {}),
    ...(type === 'money' ? { currencyField: customCurrencyField(key) } : {}),
  }))
}
