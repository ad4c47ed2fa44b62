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
