export const FIELD_TYPES = [
  'text',
  'number',
  'date',
  'checkbox',
  'select',
  'multi-select',
  'url',
  'email',
  'phone',
  'money',
] as const
export type FieldType = (typeof FIELD_TYPES)[number]

/** Types whose values are ids of the field's options. */
export function hasOptions(type: FieldType): boolean {
  return type === 'select' || type === 'multi-select'
}
