/**
 * A number as a person of this locale types it: `1,234.5`, `1.234,5`, `-3`. Where one separator alone could mean either, the
 * locale settles it. `null`: it is no number.
 */
export function readNumber(text: string, locale: string): number | null {
  const bare = text.replace(/[\s'’]/gu, '').replace('−', '-')
  if (!/^[-+]?[\d.,]*\d[\d.,]*$/.test(bare)) return null
  const decimal = bare.includes('.') && bare.includes(',') ? lastOf(bare) : decimalOf(bare, locale)
  const group = decimal === ',' ? '.' : ','
  const [whole = '', fraction = '', ...more] = bare.split(decimal)
  if (more.length > 0 || fraction.includes(group)) return null
  if (whole.includes(group) && !/^[-+]?\d{1,3}([.,]\d{2,3})*[.,]\d{3}$/.test(whole)) return null
  const number = Number(`${whole.replaceAll(group, '') || '0'}.${fraction || '0'}`)
  return Number.isFinite(number) ? number : null
}

function lastOf(text: string): string {
  return text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ','
}

function decimalOf(text: string, locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5)
  const own = parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.'
  const other = own === ',' ? '.' : ','
  // `1.5` where a comma is the custom: not grouped in threes, so the point is a decimal one all the same.
  return text.includes(other) && !/^[-+]?\d{1,3}([.,]\d{3})+$/.test(text) ? other : own
}
