import { FIELD_KEY, isMoney } from '../fields/custom-value'

const PREFIX = 'custom.'
const CURRENCY = '.currency'

/** The query's name of a value of a workspace's own field. */
export type CustomField = `custom.${string}`

export function customField(key: string): CustomField {
  return `${PREFIX}${key}`
}

/** The query's name of the currency of such a value. It is compared exactly, and has no order. */
export function customCurrencyField(key: string): CustomField {
  return `${PREFIX}${key}${CURRENCY}`
}

/** The key that a query's field names; `null` when it is a field of the record itself, or a currency. */
export function customKeyOf(field: string): string | null {
  const key = field.startsWith(PREFIX) ? field.slice(PREFIX.length) : ''
  return FIELD_KEY.test(key) ? key : null
}

/** The key of the value whose currency a query's field names. */
export function customCurrencyKeyOf(field: string): string | null {
  return field.endsWith(CURRENCY) ? customKeyOf(field.slice(0, -CURRENCY.length)) : null
}

/**
 * What a query's field reads in a row. Money of a workspace's own field is compared by its minor units, as a deal's amount
 * is: its currency takes no part, and can be asked for by itself.
 */
export function fieldReader(field: string): (row: object) => unknown {
  const key = customKeyOf(field)
  if (key !== null) {
    return (row) => {
      const value = valueIn(row, key)
      return isMoney(value) ? value.amountMinor : value
    }
  }
  const currencyKey = customCurrencyKeyOf(field)
  if (currencyKey === null) return (row) => (row as Readonly<Record<string, unknown>>)[field]
  return (row) => {
    const value = valueIn(row, currencyKey)
    return isMoney(value) ? value.currency : undefined
  }
}

function valueIn(row: object, key: string): unknown {
  return (row as { readonly custom?: Readonly<Record<string, unknown>> }).custom?.[key]
}

export function readField(row: object, field: string): unknown {
  return fieldReader(field)(row)
}
