import { exponentOf, isCurrency } from '../../../kernel/currency'
import { MAX_MINOR } from '../../../kernel/fields'
import { readMoney } from '../../../kernel/read-number'
import { CURRENCY_SIGNS } from '../../knowledge/value-words'

export interface AmountStyle {
  /** Settles what one separator alone means. */
  readonly locale: string
  /** Of amounts that name none. */
  readonly currency: string
}

/** How a column writes its decimals, from all its values; the workspace's way where none of them shows it. */
export function amountLocale(values: Iterable<string>, locale: string): string {
  let [comma, point] = [0, 0]
  for (const value of values) {
    const text = value.trim()
    if (/\d,\d{1,2}\D*$/.test(text) || /\.\d{3},/.test(text)) comma += 1
    else if (/\d\.\d{1,2}\D*$/.test(text) || /,\d{3}\./.test(text)) point += 1
  }
  if (comma === point) return locale
  return comma > point ? 'de' : 'en'
}

const DOLLARS = /^(USD|CAD|AUD|NZD|SGD|HKD|MXN|ARS|CLP|COP)$/

/** `unreadable`: words, a negative amount, or a figure that could mean two amounts. */
export function readAmount(
  text: string,
  { locale, currency }: AmountStyle,
): { readonly minor: number; readonly currency: string } | 'unreadable' | null {
  const value = text.normalize('NFC').replace(/\s+/gu, ' ').trim()
  const plain = readPlain(value, currency)
  if (plain !== null) return plain
  const code = /(?<![A-Za-z])[A-Z]{3}(?![A-Za-z])/.exec(value)?.find(isCurrency)
  const sign = code === undefined ? Object.keys(CURRENCY_SIGNS).find((each) => value.includes(each)) : undefined
  // A dollar sign is the workspace's own dollar where it has one.
  const named =
    code ?? (sign === '$' && DOLLARS.test(currency) ? currency : sign === undefined ? undefined : CURRENCY_SIGNS[sign])
  const bare = (sign === undefined ? value : value.replace(sign, '')).trim()
  const money = readMoney(bare, { locale, currency: named ?? currency })
  if (!money.ok) return 'unreadable'
  return money.minor === null ? null : { minor: money.minor, currency: named ?? currency }
}

/**
 * `12500`, `12500.5`, `7832265.523200001`: most of what programs write, read without the tables that signs and groups take.
 * What they calculated is rounded to the currency's smallest coin; three digits behind a point may be thousands.
 */
function readPlain(value: string, currency: string): { readonly minor: number; readonly currency: string } | null {
  const match = /^(\d{1,13})(?:\.(\d{1,2}|\d{4,}|(?<=\d{4}\.|^0\.)\d{3}))?$/.exec(value)
  if (match === null) return null
  const exponent = exponentOf(currency)
  const [, whole = '', fraction = ''] = match
  const isUp = Number(fraction.charAt(exponent)) >= 5
  const minor = Number(`${whole}${fraction.slice(0, exponent).padEnd(exponent, '0')}`) + (isUp ? 1 : 0)
  return minor > MAX_MINOR ? null : { minor, currency }
}
