import { FIELD_KEY, isMoney } from '../fields/custom-value'

const PREFIX = 'custom.'

/** The field of a query that stands for a value of a workspace's own field. */
export type CustomField = `custom.${string}`

export function customField(key: string): CustomField {
  return `${PREFIX}${key}`
}

/** The key that a query's field names; `null` when it is a field of the record itself. */
export function customKeyOf(field: string): string | null {
  const key = field.startsWith(PREFIX) ? field.slice(PREFIX.length) : ''
  return FIELD_KEY.test(key) ? key : null
}

/**
 * What a query's field reads in a row. Money of a workspace's own field is compared by its minor units, as a deal's amount
 * is: its currency takes no part.
 */
export function fieldReader(field: string): (row: object) => unknown {
  const key = customKeyOf(field)
  if (key === null) return (row) => (row as Readonly<Record<string, unknown>>)[field]
  return (row) => {
    const values = (row as { readonly custom?: Readonly<Record<string, unknown>> }).custom
    const value = values?.[key]
    return isMoney(value) ? value.amountMinor : value
  }
}

export function readField(row: object, field: string): unknown {
  return fieldReader(field)(row)
}
