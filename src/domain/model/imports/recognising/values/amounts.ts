import { exponentOf, isCurrency } from '../../../kernel/currency'
import { MAX_MINOR } from '../../../kernel/fields'
import { readMoney } from '../../../kernel/read-number'
import { CURRENCY_NAMES, CURRENCY_SIGNS, KRONA, SAME_NAMES } from '../../knowledge/currencies'
import { matchKey, meanings } from '../../match-key'
import { currencyCalled } from './currency-names'
import { plainAmount } from './plain-amount'

export interface AmountStyle {
  /** Settles what one separator alone means. */
  readonly locale: string
  /** Of amounts that name none. */
  readonly currency: string
}

/**
 * How a column writes its decimals, from all its values: several of three figures each behind one kind of sign are thousands,
 * as no coin is a thousandth but in a few countries. The workspace's way where none of them shows it.
 *
 * @param areCoins no currency of the column has coins of a thousandth
 */
export function amountLocale(values: Iterable<string>, locale: string, areCoins = true): string {
  let [comma, point] = [0, 0]
  const grouped = { '.': 0, ',': 0 }
  for (const value of values) {
    const text = value.trim()
    const [, sign] = GROUPED.exec(text) ?? []
    if (/\d,\d{1,2}\D*$/.test(text) || /\.\d{3}[.,]/.test(text)) comma += 1
    else if (/\d\.\d{1,2}\D*$/.test(text) || /,\d{3}[.,]/.test(text)) point += 1
    else if (areCoins && (sign === '.' || sign === ',') && !hasThousandths(text)) grouped[sign] += 1
  }
  if (comma !== point) return comma > point ? 'de' : 'en'
  if (grouped['.'] >= SEVERAL && grouped[','] === 0) return 'de'
  return grouped[','] >= SEVERAL && grouped['.'] === 0 ? 'en' : locale
}

const GROUPED = /^\D{0,12}[1-9]\d{0,2}([.,])\d{3}(?!\d)\D{0,20}$/
const SEVERAL = 2

/** `1.250 KWD` is a dinar and a quarter. */
function hasThousandths(text: string): boolean {
  return text.includes('د.') || isInThousandths(CODE.exec(text)?.[0] ?? '')
}

/** @param code as a file has it */
export function isInThousandths(code: string): boolean {
  const own = code.trim().toUpperCase()
  return isCurrency(own) && exponentOf(own) > 2
}

const CODE = /(?<![A-Za-z])[A-Z]{3}(?![A-Za-z])/

/** Those that call themselves crowns. */
const CROWNS = /^(SEK|NOK|DKK|ISK)$/
/** Those of one name. */
const CALLED_ALIKE = SAME_NAMES.map((codes) => new Set(codes.split(' ')))

/** `unreadable`: words, a negative amount, or a figure that could mean two amounts. */
export function readAmount(
  text: string,
  { locale, currency }: AmountStyle,
): { readonly minor: number; readonly currency: string } | 'unreadable' | null {
  const typed = text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
  const plain = readPlain(typed, currency)
  if (plain !== null) return plain
  const value = plainAmount(typed, locale)
  const { named, rest } = currencyIn(value, currency)
  // `1.000,-` and `1'000.--`: no cents.
  const bare = rest
    .replace(/[.,][-–—]{1,2}$/, '')
    .replace(LOST_SIGN, '')
    .trim()
  // Accounts write a dash for nought beside the currency.
  if (named !== undefined && /^[-–—]$/.test(bare)) return { minor: 0, currency: named }
  if (exponentOf(named ?? currency) === 0 && IN_GROUPS.test(bare))
    return readPlain(bare.replace(/\D/g, ''), named ?? currency) ?? 'unreadable'
  const money = readMoney(bare, { locale, currency: named ?? currency })
  if (money.ok) return money.minor === null ? null : { minor: money.minor, currency: named ?? currency }
  // A sign may be part of a longer one that is the workspace's own: `F CFA`.
  const own = readMoney(typed, { locale, currency })
  return own.ok && own.minor !== null ? { minor: own.minor, currency } : 'unreadable'
}

/** What has no coins has no decimals either: `1.235 ₫`. */
const IN_GROUPS = /^\d{1,3}(?:[.,]\d{3})+$/

/** A sign of a currency that was saved in letters which lack it. */
const LOST_SIGN = /(?<=\d) ?[?\ufffd]$/

/** The currency that an amount names, and what is left of it. @param own what a dollar or a crown is where nothing says whose */
function currencyIn(value: string, own: string): { readonly named: string | undefined; readonly rest: string } {
  const code = CODE.exec(value)?.find(isCurrency)
  if (code !== undefined) return { named: code, rest: value.replace(code, '').trim() }
  const sign = SIGNS.find(([, pattern]) => pattern.test(value))
  if (sign === undefined) {
    const [said = '', word = ''] = / ?(?<!\p{L})(\p{L}{3,10})$/u.exec(value) ?? []
    const named = currencyNamed.get(matchKey(word))
    return named === undefined ? { named, rest: value } : { named: ofOwn(named, own), rest: value.slice(0, -said.length) }
  }
  const [name, pattern] = sign
  const rest = value.replace(pattern, '').trim()
  // Not which of the crowns: as it stands it is no amount.
  if (KRONA.includes(name)) return CROWNS.test(own) ? { named: own, rest } : { named: undefined, rest: value }
  const said = CURRENCY_SIGNS[name] ?? own
  return { named: isOfSeveral(name) ? ofOwn(said, own) : said, rest }
}

/** The currency that a text names and nothing more: a code, a sign, a word or its whole name, `TL`, `Franc suisse`. @param own as of an amount */
export function currencyOf(text: string, own: string): string | null {
  const typed = text.normalize('NFC').trim()
  const upper = typed.toUpperCase()
  if (isCurrency(upper)) return upper
  // `US Dollar` in full is one, where `Dollar` is that of several.
  const named = currencyNamed.get(matchKey(typed))
  return currencyCalled(typed) ?? currencyIn(typed, own).named ?? (named === undefined ? null : ofOwn(named, own))
}

/** A dollar, a yen or a word; `US$` says whose it is. */
function isOfSeveral(name: string): boolean {
  return /^[$¥￥]$/u.test(name) || (/\p{L}/u.test(name) && !name.includes('$'))
}

/** The workspace's own where its money is called the same. */
function ofOwn(named: string, own: string): string {
  return CALLED_ALIKE.some((codes) => codes.has(named) && codes.has(own)) ? own : named
}

/** Signs that are letters stand by themselves or at a figure: `Rs. 500`, `500 TL`. */
const SIGNS = [...Object.keys(CURRENCY_SIGNS), ...KRONA].map((sign) => {
  const literal = sign.replace(/[$.]/g, '\\$&')
  if (sign === 'R') return [sign, /^R(?= ?\d)/u] as const
  return [sign, /\p{L}/u.test(sign) ? new RegExp(`(?<!\\p{L})${literal}(?!\\p{L})`, 'u') : new RegExp(literal, 'u')] as const
})

/** The name of a column without the currency at its end, `amount_eur`, `Betrag (€)`, and that currency; `null`: it names none. */
export function withoutCurrency(name: string): { readonly name: string; readonly currency: string } | null {
  const match = LAST_WORD.exec(name)
  const said = match?.[1] ?? ''
  const bare = name.slice(0, match?.index)
  const upper = said.toUpperCase()
  const sign = Object.keys(CURRENCY_SIGNS).find((each) => each === said)
  const currency = sign !== undefined ? CURRENCY_SIGNS[sign] : isCurrency(upper) ? upper : currencyNamed.get(matchKey(said))
  return currency === undefined || bare === '' ? null : { name: bare.replace(/\sin$/i, ''), currency }
}

/** The name of a column without the thousands or millions that it counts in, `契約総額(万円)`, `Umsatz (T€)`; `null`: it counts in ones. */
export function withoutUnit(name: string): { readonly name: string; readonly unit: string } | null {
  const [whole = '', said = ''] = IN_BRACKETS.exec(name.normalize('NFKC')) ?? []
  const unit = said.replace(/^in /i, '').replace(/^(t|k)(?:eur|€)$/i, 'k €')
  const bare = name.normalize('NFKC').slice(0, -whole.length)
  const isOfMany = parseInt(plainAmount(`1 ${unit}`, 'en'), 10) > 1
  return whole === '' || bare === '' || !isOfMany ? null : { name: bare, unit }
}

const IN_BRACKETS = /\s?\(([^()]{1,16})\)$/

/** With what parts it from the words before it: `_eur`, ` (€)`, `（円）`. */
const LAST_WORD = /[\s_([（-]{1,3}([^\s_()（）[\]-]{1,12})[)）\]]?$/u

const currencyNamed = meanings(CURRENCY_NAMES)

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
