import { readMoment } from './moments'
import { plainMoment } from './plain-moment'
import { isPlaceholder } from './words'

/** What a value looks like, whatever its column is called. */
export type ValueClass = 'object' | 'email' | 'link' | 'date' | 'phone' | 'number' | 'code' | 'words' | 'text'

/** Of longer ones it is not looked for what they hold. */
const LONGEST = 200
const WORDS_MOST = 6

export function classOf(value: string): ValueClass {
  const text = value.trim()
  if (OBJECT.test(text)) return 'object'
  if (text.length > LONGEST) return LINK.test(text) ? 'link' : 'text'
  if (EMAIL.test(text)) return 'email'
  if (LINK.test(text)) return 'link'
  if (isDate(text)) return 'date'
  if (PHONE.test(text.replace(EXTENSION, '')) || FLOATING_PHONE.test(text)) return 'phone'
  if (NUMBER.test(text)) return 'number'
  const [letters, digits] = [text.match(/\p{L}/gu)?.length ?? 0, text.match(/\p{N}/gu)?.length ?? 0]
  if (letters <= digits && !/\p{L}{3}/u.test(text)) return 'code'
  return text.split(/\s+/, WORDS_MOST + 1).length > WORDS_MOST ? 'text' : 'words'
}

/** What a program wrote for itself: `<Model object at 0x7f>`, `{"id": 1}`. */
const OBJECT = /^(<[^<>@]+>|\{.*\}|\[\{.*\}\]|\[object .*\])$/s
const EMAIL = /^(?!\S*:\/\/)[^\s@;,]+@(?:[^\s@.]+\.)+[^\s@.]{2,}$/
const LINK = /^(https?:\/\/|www\.)\S+$/i
/** `192.168.31.66` is where a machine is found, `0.01010101` a share, and `651-41-1553` who somebody is to the state. */
const PHONE =
  /^(?!(?:(?:0|[1-9]\d?|1\d\d|2[0-4]\d|25[0-5])(?:\.(?=\d)|$)){4}$)(?!0[.,]\d+$)(?!\d{3}-\d{2}-\d{4}$)(?=(?:\D*\d){7,18}\D*$)(?:\+|\(|0|\d{1,4}[-. )/]|(?=\d{9,15}$))[\d\s().\-/+]+$/
/** As a spreadsheet had it for a number: `917992491520.0`, `9.18E+11`. */
const FLOATING_PHONE = /^([1-9]\d{8,13}\.0|\d\.\d{2,11}E\+1\d)$/i
const EXTENSION = / ?(x|ext\.?|#) ?\d{1,6}$/i
const NUMBER = /^[-+]?(?:\p{Sc}\s?)?\d[\d\s.,'’]*(?:\s?(?:%|\p{Sc}))?$/u

const FAR = '2100-01-01'

function isDate(text: string): boolean {
  // A bare number may be a day of a spreadsheet, and anything else.
  if (!/\d/.test(text) || /^\d+([.,]\d+)?$/.test(text) || /^\d+$/.test(plainMoment(text))) return false
  const said = (['day-first', 'month-first'] as const).map((order) => readMoment(text, { order, today: FAR, timeZone: 'UTC' }))
  return said.some((read) => read !== null && read !== 'unreadable')
}

/** The part of the values that say anything which is of such classes, from 0 to 1; of no values 0. */
export function shareOfClasses(values: readonly string[], classes: ReadonlySet<ValueClass>): number {
  const said = values.filter((value) => !isPlaceholder(value))
  return said.length === 0 ? 0 : said.filter((value) => classes.has(classOf(value))).length / said.length
}
