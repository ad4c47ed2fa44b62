import { POSITIONS, type QuickPhrase, type QuickWords } from './quick-words'

export interface QuickPattern {
  readonly phrase: QuickPhrase
  readonly pattern: RegExp
}

const CLOCK = String.raw`(?:[01]?\d|2[0-3])(?:[:.][0-5]\d)?(?:\s?(?:am|pm|uhr))?`
/** What ends a phrase; marks after it go with it. */
const END = String.raw`[,;:!?.]*(?=\s|$)`

/** By a list of the language: the object that holds it is the same in every language. */
const made = new WeakMap<readonly string[], readonly QuickPattern[]>()

/** Every pattern of a language, each to be tried where a word begins. Making them is dear, so it is done once. */
export function patternsOf(words: QuickWords): readonly QuickPattern[] {
  const known = made.get(words.weekdays)
  if (known !== undefined) return known
  const groups: Readonly<Record<string, string>> = {
    weekday: [...words.weekdays, ...words.short].filter((name) => name !== '').join('|'),
    long: words.weekdays.join('|'),
    short: words.short.filter((name) => name !== '').join('|'),
    month: words.months.join('|'),
    count: [String.raw`\d{1,3}`, ...words.counts].join('|'),
    unit: Object.values(words.units).join('|'),
    d: String.raw`0?[1-9]|[12]\d|3[01]`,
    m: String.raw`0?[1-9]|1[0-2]`,
    a: String.raw`\d{1,2}`,
    b: String.raw`\d{1,2}`,
    y: String.raw`\d{4}`,
    yy: String.raw`\d{4}|\d{2}`,
    h: String.raw`[01]?\d|2[0-3]`,
    h12: String.raw`1[0-2]|0?[1-9]`,
    min: String.raw`[0-5]\d`,
    half: 'am|pm',
    clock: CLOCK,
  }
  const patterns = namesOf(POSITIONS).flatMap((phrase) =>
    words.phrases[phrase].map((text) => ({ phrase, pattern: patternOf(text, groups) })),
  )
  made.set(words.weekdays, patterns)
  return patterns
}

function patternOf(text: string, groups: Readonly<Record<string, string>>): RegExp {
  const source = text
    .replaceAll(' ', String.raw`\s+`)
    .replaceAll(/<(\w+)>/g, (_, name: string) => `(?<${name}>${groups[name] ?? ''})`)
  return new RegExp(`(?:${source})${END}`, 'iuy')
}

function namesOf<T extends string>(of: Readonly<Record<T, unknown>>): readonly T[] {
  return Object.keys(of).filter((name): name is T => name in of)
}
