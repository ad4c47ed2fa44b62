import { exponentOf } from './currency'

/** What `Intl.NumberFormat` takes as a number written out. */
export type Decimal = `${number}`

/**
 * Minor units as decimal text, `123456` in EUR as `1234.56`: exact at any size. `Intl.NumberFormat` takes such text as it
 * stands (ECMA-402, ToIntlMathematicalValue), so that no sum goes through a JavaScript number on its way to the screen.
 *
 * @param minor an integer, or its decimal digits
 */
export function decimalOf(minor: number | string, currency: string): Decimal {
  const exponent = exponentOf(currency)
  const text = String(minor)
  const sign = text.startsWith('-') ? '-' : ''
  const digits = text.slice(sign.length).padStart(exponent + 1, '0')
  const decimal = exponent === 0 ? sign + digits : `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`
  return decimal as Decimal // a sign, digits and one point: what the type says
}
