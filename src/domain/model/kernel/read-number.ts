import type { FieldProblem } from '../errors/field-problem'
import { asciiDigits } from './ascii-digits'
import { exponentOf } from './currency'
import { MAX_MINOR } from './fields'

/**
 * A number as a person of this locale types it: `1,234.5`, `1.234,5`, `-3`. Where one separator alone could mean either, the
 * locale settles it. `null`: it is no number.
 */
export function readNumber(text: string, locale: string): number | null {
  const typed = text.replace(/[\s'’]/gu, '').replace('−', '-')
  if (!/^[-+]?(?=[.,]*\d)[\d.,]+$/.test(typed)) return null
  const own = typed.includes('.') && typed.includes(',') ? lastOf(typed) : decimalOf(typed, locale)
  // A number has one point: what comes again groups.
  const decimal = typed.split(own).length > 2 ? (own === ',' ? '.' : ',') : own
  const group = decimal === ',' ? '.' : ','
  const [whole = '', fraction = '', ...more] = typed.split(decimal)
  if (more.length > 0 || fraction.includes(group)) return null
  if (whole.includes(group) && !/^[-+]?\d{1,3}([.,]\d{2,3})*[.,]\d{3}$/.test(whole)) return null
  const number = Number(`${whole.replaceAll(group, '') || '0'}.${fraction || '0'}`)
  return Number.isFinite(number) ? number : null
}

function lastOf(text: string): string {
  return text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ','
}

function decimalOf(text: string, locale: string): string {
  const { decimal: own, group: other } = separatorsOf(locale)
  // `1.5` where a comma is the custom: not grouped in threes, so the point is a decimal one all the same.
  return text.includes(other) && !/^[-+]?\d{1,3}([.,]\d{3})+$/.test(text) ? other : own
}

/** `minor` is null for text that is blank. */
export type ReadMoney =
  | { readonly ok: true; readonly minor: number | null }
  | { readonly ok: false; readonly problem: FieldProblem }

/**
 * Reads an amount as a person types or pastes it: `1,234.56`, `1.234,56 €`, `CHF 1’234.50`, `12k`. The locale settles what
 * one separator alone means; what could mean two amounts is refused and never guessed at or rounded.
 */
export function readMoney(text: string, options: { readonly locale: string; readonly currency: string }): ReadMoney {
  const typed = bare(text, options)
  if (typed === '') return { ok: true, minor: null }
  const match = /^([-−(]?)((?=[.,]*\d)[\d.,]+)([km]?)\)?$/i.exec(typed)
  if (match === null) return refuse('type')
  const [, sign = '', figure = '', scale = ''] = match
  const parts = split(figure, separatorsOf(options.locale))
  if (parts === null) return refuse('type')
  const places = exponentOf(options.currency) + (SCALES.get(scale.toLowerCase()) ?? 0)
  // `1.500` is one and a half to one reader and fifteen hundred to the next.
  if (parts.fraction.length === 3 && places < 3 && /^[1-9]\d{0,2}$/.test(parts.whole)) return refuse('type')
  const minor = shift(parts, places)
  if (minor === null) return refuse('type')
  if (sign !== '' && minor > 0n) return refuse('too-small', 0)
  return minor > BigInt(MAX_MINOR) ? refuse('too-large', MAX_MINOR) : { ok: true, minor: Number(minor) }
}

const SCALES: ReadonlyMap<string, number> = new Map([
  ['k', 3],
  ['m', 6],
])

interface Figure {
  readonly whole: string
  readonly fraction: string
}

function refuse(rule: FieldProblem['rule'], limit?: number): ReadMoney {
  return { ok: false, problem: limit === undefined ? { rule } : { rule, limit } }
}

/** Without the currency's code and signs, white space, apostrophes that group, and marks of direction; digits as ASCII. */
function bare(text: string, { locale, currency }: { readonly locale: string; readonly currency: string }): string {
  const unnamed = [currency, ...namesOfCurrency(locale, currency)].reduce(
    (rest, name) => rest.replaceAll(name, ''),
    text.normalize('NFKC').trim(),
  )
  return asciiDigits(unnamed)
    .replace(/[\s'’\u200e\u200f\u061c]/gu, '')
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replaceAll('،', ',')
}

/** What a locale does does not change, and asking for it takes longer than reading a number. */
function once<T>(find: (locale: string, currency: string) => T): (locale: string, currency?: string) => T {
  const found = new Map<string, T>()
  return (locale, currency = '') => {
    const key = `${locale} ${currency}`
    const known = found.get(key) ?? find(locale, currency)
    if (found.size < FOUND_MOST) found.set(key, known)
    return known
  }
}

const FOUND_MOST = 1000

const namesOfCurrency = once((locale, currency) =>
  (['symbol', 'narrowSymbol'] as const).map((currencyDisplay) => currencySign(locale, currency, currencyDisplay)),
)

function currencySign(locale: string, currency: string, currencyDisplay: 'symbol' | 'narrowSymbol'): string {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay }).formatToParts(0)
  return (parts.find(({ type }) => type === 'currency')?.value ?? currency).normalize('NFKC')
}

interface Separators {
  readonly decimal: string
  readonly group: string
}

const separatorsOf = once((locale): Separators => {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5)
  return parts.find(({ type }) => type === 'decimal')?.value === ',' ? { decimal: ',', group: '.' } : { decimal: '.', group: ',' }
})

function split(figure: string, { decimal, group }: Separators): Figure | null {
  if (figure.includes('.') && figure.includes(',')) {
    // Both are there: the last one is the decimal point, whatever the locale says.
    const point = figure.lastIndexOf('.') > figure.lastIndexOf(',') ? '.' : ','
    return atPoint(figure, point, point === '.' ? ',' : '.')
  }
  // A number has one point: what comes again groups.
  if (figure.split(decimal).length > 2 && isGrouped(figure, decimal))
    return { whole: figure.replaceAll(decimal, ''), fraction: '' }
  if (!figure.includes(group)) return atPoint(figure, decimal, group)
  if (isGrouped(figure, group)) return { whole: figure.replaceAll(group, ''), fraction: '' }
  return atPoint(figure, group, decimal)
}

function atPoint(figure: string, point: string, group: string): Figure | null {
  const [whole = '', fraction = '', ...more] = figure.split(point)
  if (more.length > 0 || fraction.includes(group)) return null
  if (whole.includes(group) && !isGrouped(whole, group)) return null
  return { whole: whole.replaceAll(group, ''), fraction }
}

/** In threes, or as in India in twos before the last three. */
function isGrouped(whole: string, group: string): boolean {
  const [first = '', ...rest] = whole.split(group)
  const isLed = first.length >= 1 && first.length <= 3
  return isLed && rest.at(-1)?.length === 3 && rest.slice(0, -1).every((part) => part.length === 3 || part.length === 2)
}

/** Moves the point by so many places; `null` when digits would be left behind it. */
function shift({ whole, fraction }: Figure, places: number): bigint | null {
  const kept = fraction.replace(/(?<!0)0+$/, '')
  return kept.length > places ? null : BigInt(`${whole === '' ? '0' : whole}${kept.padEnd(places, '0')}`)
}
