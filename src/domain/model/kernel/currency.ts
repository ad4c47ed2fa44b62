/**
 * Is it a currency the run-time knows? ISO 4217 changes; the list is the JavaScript engine's own (ECMA-402), so that no
 * copy of it grows stale here.
 */
export function isCurrency(code: string): boolean {
  return /^[A-Z]{3}$/.test(code) && known().has(code)
}

/** Their codes, in alphabetical order. */
export function knownCurrencies(): readonly string[] {
  return [...known()]
}

/** Decimal digits of the minor unit: 2 for EUR, 0 for JPY, 3 for KWD. */
export function exponentOf(currency: string): number {
  const cached = exponents.get(currency)
  if (cached !== undefined) return cached
  const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  const exponent = maximumFractionDigits ?? 2
  exponents.set(currency, exponent)
  return exponent
}

const exponents = new Map<string, number>()
let codes: ReadonlySet<string> | undefined

function known(): ReadonlySet<string> {
  codes ??= new Set(Intl.supportedValuesOf('currency'))
  return codes
}

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
