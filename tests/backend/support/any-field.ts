import fc, { type Arbitrary } from 'fast-check'
import { LIMITS } from '../../../src/domain/model/records/limits'

/** A field's values: those that validation keeps as they are, and those at the edge or beyond it. */
export interface Field {
  readonly sound: Arbitrary<unknown>
  readonly odd: Arbitrary<unknown>
}

/** Letters of several scripts and lengths in UTF-8 and UTF-16. NUL is not among the odd: PostgreSQL's text cannot hold it. */
const SOUND_LETTERS = Array.from('abzAZ09.-_/%\\"\'éÉßøñжλ漢한\u{1F600}\u{10400}')
const ODD_LETTERS = ['\u0301', '\u0007', '\t', '\n', '\r', ' ', '  ', '\u00a0', '\u2028', '\ufeff', '\u0085', 'e\u0301', '']
const letters = (max: number) =>
  fc.string({ unit: fc.constantFrom(...SOUND_LETTERS), minLength: 1, maxLength: Math.max(1, Math.min(max, 40) / 2) })
const oddText = fc.oneof(
  fc.string({ unit: fc.constantFrom(...SOUND_LETTERS.slice(0, 12), ...ODD_LETTERS), maxLength: 8 }),
  fc.constantFrom('', ' ', 'a ', ' a', 'a  b', 'a\tb', 'a\nb', 'a\r\nb', 'Zoe\u0308', '\u2126'),
)
/** Around a length, in letters of one unit and of two. */
const lengths = (max: number) =>
  fc.constantFrom(
    ...[max - 1, max, max + 1].flatMap((length) => ['x'.repeat(length), '\u{1F600}'.repeat(length / 2), 'é'.repeat(length)]),
  )

export const text = (max: number): Field => ({ sound: letters(max), odd: fc.oneof(oddText, lengths(max)) })
export const optionalText = (max: number): Field => orNull(text(max))
export const orNull = ({ sound, odd }: Field): Field => ({ sound: fc.option(sound), odd })
export const choiceOf = (values: readonly string[]): Field => ({
  sound: fc.constantFrom(...values),
  odd: fc.constantFrom('', 'other than these', (values[0] ?? '').toUpperCase(), ` ${values[0] ?? ''}`),
})
export const whole = (least: number, most: number): Field => ({
  sound: fc.integer({ min: least, max: most }),
  odd: fc.constantFrom(least, most, least - 1, most + 1, least + 0.5, -1),
})
const uuid = fc.uuid({ version: 7 })
export const id: Field = { sound: uuid, odd: fc.constantFrom('', 'acme', '0190-', '00000000-0000-7000-8000-00000000000G') }
export const flag: Field = { sound: fc.boolean(), odd: fc.constantFrom(null, 'yes', 1) }
export const instant: Field = {
  sound: fc
    .date({ min: new Date('1970-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  odd: fc.constantFrom('', 'now', '2026-11-21', '2026-11-21T09:00:00Z', '2026-11-21 09:00:00.000+00', '2026-13-01T00:00:00.000Z'),
}
export const plainDate: Field = {
  sound: fc
    .date({ min: new Date('1900-01-01'), max: new Date('2200-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  odd: fc.constantFrom(
    '',
    'tomorrow',
    '1899-12-31',
    '2201-01-01',
    '2026-02-30',
    '21.11.2026',
    '1900-01-01',
    '2200-12-31',
    '2026-1-2',
  ),
}
export const rank: Field = {
  sound: fc.constantFrom('a0', 'a1', 'Zz', 'a0V', 'b10', 'b123', 'A' + '1'.repeat(26)),
  odd: fc.constantFrom('', 'a', 'a00', 'é0', 'a b', '-1', 'b1'),
}
export const currency: Field = {
  sound: fc.constantFrom('EUR', 'USD', 'JPY'),
  odd: fc.constantFrom('', 'eur', 'EURO', 'E1R', ' EUR', '€'),
}

const EMAILS = ['ada@example.com', 'a.b+c@sub.example.co', 'ж@пример.рф', `${'a'.repeat(242)}@example.com`, "o'neil@a.b"]
const ODD_EMAILS = [
  '',
  'ada',
  'ada@localhost',
  'Ada@example.com',
  'a b@example.com',
  'ada@example..com',
  '<ada@example.com>',
  'a@b.c,d',
  'mailto:a@b.c',
  `${'a'.repeat(243)}@example.com`,
  'a@b.c\n',
  '\u00a0a@b.c',
]
const URLS = [
  'https://example.com',
  'http://a.b/c?d=e#f',
  'https://example.de/ü',
  'HTTPS://EXAMPLE.COM',
  'https://example.com:8080/',
]
const ODD_URLS = [
  '',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://a.example',
  'https://user@a.example',
  'https://user:pw@a.example/',
  'https://localhost',
  'vbscript:x.y',
  ` https://a.b`,
  `https://a.example/${'x'.repeat(2000)}`,
  'file:///etc/passwd.x',
  'https:/\\user@a.example',
  'blob:https://a.example/x',
]
const DOMAINS = ['example.com', 'sub.example.co.uk', 'xn--exmple-cua.de', 'exämple.de', 'пример.рф', '3m.com', 'a-b.io']
const ODD_DOMAINS = [
  '',
  'Example.com',
  'example',
  '-a.com',
  'a-.com',
  'a..com',
  'a b.com',
  'https://a.com',
  'a.com/',
  'a.1',
  `${'a'.repeat(64)}.com`,
  'a_b.com',
  '.com',
  'a.com.',
  'user@a.com',
  '\u3000a.com',
]

export const oneOf = (sound: readonly unknown[], odd: readonly unknown[]): Field => ({
  sound: fc.constantFrom(...sound),
  odd: fc.constantFrom(...odd),
})
export const webAddress = oneOf(URLS, ODD_URLS)

/** Objects of these fields; odd ones have one odd field, one too many or one too few. */
export function objectOf(fields: Readonly<Record<string, Field>>): Field {
  const sound = fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.sound])), {
    noNullPrototype: true,
  })
  const spoilt = Object.entries(fields).map(([name, field]) =>
    fc.tuple(sound, field.odd).map(([good, bad]) => ({ ...good, [name]: bad })),
  )
  const more = sound.map((good) => ({ ...good, planet: 'Mars' }))
  return { sound, odd: fc.oneof(...spoilt, more, fc.constantFrom({}, [], 'text', 7)) }
}

export function listOf(entry: Field, max: number): Field {
  const sound = fc.array(entry.sound, { maxLength: Math.min(max, 3) })
  const long = entry.sound.map((one) => Array.from({ length: max + 1 }, () => one))
  const full = entry.sound.map((one) => Array.from({ length: max }, () => one))
  const spoilt = fc.tuple(sound, entry.odd).map(([good, bad]) => [...good, bad])
  return { sound, odd: fc.oneof(spoilt, spoilt, long, full) }
}

const label = optionalText(40)
export const ids = listOf(id, LIMITS.tags)
export const email = oneOf(EMAILS, ODD_EMAILS)
export const domain = oneOf(DOMAINS, ODD_DOMAINS)
export const emails = listOf(objectOf({ value: email, label, primary: flag }), LIMITS.emails)
const e164: Field = orNull(oneOf(['+4915123456789', '+12025550123'], ['', '0151', '+0151', '+49 151', '+1', '+1234567890123456']))
export const phones = listOf(objectOf({ raw: text(60), e164, extension: optionalText(12), label, primary: flag }), LIMITS.phones)
export const links = listOf(objectOf({ url: webAddress, label }), LIMITS.links)
const part = optionalText(LIMITS.name)
export const address = orNull(objectOf({ street: part, city: part, region: part, postalCode: part, country: part }))
export const subject: Field = {
  sound: fc.tuple(fc.constantFrom('people', 'companies', 'deals'), uuid).map((parts) => parts.join('/')),
  odd: fc.constantFrom(
    '',
    'people',
    'people/',
    'tags/00000000-0000-7000-8000-000000000001',
    'people/x',
    'people/00000000-0000-7000-8000-000000000001/x',
  ),
}
export const subjects = listOf(subject, LIMITS.subjects)
export const name = text(LIMITS.name)
export const line = optionalText(LIMITS.name)
/** Line breaks and tabs are sound within. */
export const several = (max: number): Field => ({
  sound: fc.array(letters(max), { minLength: 1, maxLength: 3 }).map((parts) => parts.join('\n\t')),
  odd: fc.oneof(oddText, lengths(max)),
})
export const count = whole(0, LIMITS.importRows)

const customValue: Field = {
  sound: fc.oneof(
    text(LIMITS.customValue).sound,
    fc.constantFrom<unknown>(0, -1.5, 1e15, 1e-7, true),
    fc.uniqueArray(uuid, { minLength: 1, maxLength: 3 }),
    fc.record({ amountMinor: fc.nat(), currency: currency.sound }, { noNullPrototype: true }),
  ),
  odd: fc.oneof(
    oddText,
    lengths(LIMITS.customValue),
    currency.odd.map((one) => ({ amountMinor: 1, currency: one })),
    fc.constantFrom<unknown>(
      1.1e15,
      -1e16,
      false,
      [],
      ['x'],
      [5],
      ['00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000001'],
      {},
      { amountMinor: 1 },
      { amountMinor: -1, currency: 'EUR' },
      { amountMinor: 1.5, currency: 'EUR' },
      { amountMinor: '1', currency: 'EUR' },
      { amountMinor: 1, currency: 'EUR', more: 1 },
    ),
  ),
}
const customKey = fc.constantFrom('size', 'deal_size_2', 'x'.repeat(40))
const oddKey = fc.constantFrom('', '1st', 'a-b', 'é', 'Size', 'x'.repeat(41))
/** A map from keys to values, of no definition in particular. */
export const custom: Field = {
  sound: fc.dictionary(customKey, customValue.sound, { maxKeys: 3, noNullPrototype: true }),
  odd: fc.oneof(
    fc.dictionary(oddKey, customValue.sound, { minKeys: 1, maxKeys: 2, noNullPrototype: true }),
    fc.dictionary(customKey, customValue.odd, { minKeys: 1, maxKeys: 2, noNullPrototype: true }),
    fc.constantFrom<unknown>('text', [], 7, { size: null }),
  ),
}
export const fieldOptions = listOf(objectOf({ id, label: name, colour: orNull(choiceOf(['grey', 'pink'])) }), LIMITS.fieldOptions)
