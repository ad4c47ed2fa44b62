import { readPhone } from '../../people/phone-numbers'
import type { FieldType } from '../../fields/custom-value'
import { readCustom, type ReadCustomOptions } from '../../fields/read-custom'
import type { Concept } from '../targets'
import { isOnlyMarks, isPlaceholder } from './values/words'

/** A field that a column's values would fit. */
export interface FieldGuess {
  readonly type: FieldType
  /** Of a choice: each once, as the file spells it first. */
  readonly choices: readonly string[]
}

/** More would be no list to choose from. */
const CHOICES_MOST = 12
const CHOICE_LENGTH = 40
/** Values a choice has on average, at least: words that never come again are texts. */
const USES = 2

/**
 * What kind of field a column that goes nowhere could become. Text wherever the values leave a doubt: any value fits it.
 *
 * @param values some of the column's, blank ones left out
 */
export function guessField(values: readonly string[], options: ReadCustomOptions): FieldGuess {
  const said = values.map((value) => value.trim()).filter((value) => !isPlaceholder(value) && !isOnlyMarks(value))
  if (said.length === 0) return { type: 'text', choices: [] }
  const fits = (type: FieldType) => said.every((value) => readCustom({ type, options: [] }, value, options).ok)
  if (said.every((value) => DATE.test(value))) return { type: 'date', choices: [] }
  if (said.some((value) => /\p{L}/u.test(value)) && fits('checkbox')) return { type: 'checkbox', choices: [] }
  if (said.every((value) => value.includes('@')) && fits('email')) return { type: 'email', choices: [] }
  if (said.every((value) => URL.test(value)) && fits('url')) return { type: 'url', choices: [] }
  if (said.every((value) => AMOUNT.test(value)) && fits('money')) return { type: 'money', choices: [] }
  if (said.every((value) => PHONE.test(value))) return { type: 'phone', choices: [] }
  if (said.every((value) => !CODE.test(value)) && fits('number')) return { type: 'number', choices: [] }
  return choiceOf(said)
}

const DATE =
  /^(\d{4}-\d{1,2}-\d{1,2}([ T].*)?|\d{1,2}([./-])\d{1,2}\3(\d{4}|\d{2})(,? \d{1,2}:\d{2}.*)?|\p{L}{3,9}\.? \d{1,2}, \d{4}(,? \d{1,2}:\d{2}.*)?|\d{1,2}\.? \p{L}{3,9}\.? \d{4})$/u
const URL = /^(https?:\/\/|www\.)\S+$/i
const AMOUNT = /^(?=.*\d)(?=.*\p{Sc}|.*(?<!\p{L})[A-Z]{3}(?!\p{L}))/u
const PHONE = /^(\+|00)[\d\s().\-/]{6,}$/
/** Numbers that are names: what begins with a nought would lose it. */
const CODE = /^0\d/

function choiceOf(said: readonly string[]): FieldGuess {
  const isList = said.some((value) => value.includes(';'))
  const parts = isList ? said.flatMap((value) => value.split(';').map((part) => part.trim())) : said
  const choices = new Map<string, string>()
  for (const part of parts) if (part !== '' && !choices.has(part.toLowerCase())) choices.set(part.toLowerCase(), part)
  const isChoice =
    choices.size > 1 &&
    choices.size <= CHOICES_MOST &&
    parts.length >= choices.size * USES &&
    parts.every((part) => part.length <= CHOICE_LENGTH)
  if (!isChoice) return { type: 'text', choices: [] }
  return { type: isList ? 'multi-select' : 'select', choices: [...choices.values()] }
}

/** A column with whole texts in it holds none of these, and looking for an address in one takes long. */
const LONGEST = 2000

/** What most of the values look like; `null`: nothing in particular. Names are looked for only in columns without one. */
export function targetOfValues(values: readonly string[], nameless: boolean): Concept | null {
  if (values.length === 0 || values.some(({ length }) => length > LONGEST)) return null
  // A word that comes again and again is nobody's name.
  const areNames = nameless && (values.length < 4 || new Set(values).size * 2 > values.length)
  if (nameless && areInternational(values)) return 'phone'
  const shapes = [...SHAPES, ...(nameless ? [ADDRESS] : []), ...(areNames ? [NAME] : [])]
  return shapes.find(([, shape]) => values.filter((value) => shape.test(value.trim())).length >= values.length * 0.7)?.[0] ?? null
}

/** A figure each, all of one country's numbers and none twice: `573186597045`. */
export function areInternational(values: readonly string[]): boolean {
  const figures = values.map((value) => value.trim())
  return (
    figures.length >= FEW &&
    new Set(figures).size * 4 >= figures.length * 3 &&
    figures.every((value) => /^[1-9]\d{10,13}$/.test(value) && value.slice(0, 2) === figures[0]?.slice(0, 2)) &&
    figures.every((value) => readPhone(`+${value}`, '').e164 !== null)
  )
}

const FEW = 3

const SHAPES: readonly (readonly [Concept, RegExp])[] = [
  ['email', /^(?!\S*:\/\/)\S+@(?:[^\s@.]+\.)+[^\s@.]{2,}$|<[^\s<>@]+@(?:[^\s<>@.]+\.)+[^\s<>@.]+>$/],
  ['link', /^(https?:\/\/|www\.)\S+$/i],
  // `04.03.2026`, `2026-03-04` and `651-41-1553`, by which a state knows somebody, have as many digits as a number.
  [
    'phone',
    /^(?!(?:(?:0|[1-9]\d?|1\d\d|2[0-4]\d|25[0-5])(?:\.(?=\d)|$)){4}$)(?!0[.,]\d+$)(?!\d{3}-\d{2}-\d{4}$)(?!\d{1,2}([./-])\d{1,2}\1\d{4}\b|\d{4}([./-])\d{1,2}\2\d{1,2}\b)(?=(?:\D*\d){7,15}\D*$)(\+|\(|0|\d{3}[-. ])[\d\s().\-/]+$/,
  ],
]

/** A number and a place after a comma: `Baker Street 221b, London`. */
const ADDRESS: readonly [Concept, RegExp] = [
  'address',
  /^(?=[^\d]{0,60}\d{1,4}[a-z]?\b)(?=.{0,80}\p{L}{3})[^@:;,]{3,60},(?=.{0,60}\p{L}{2})[^@:;]{2,100}$/u,
]

/** Two to five words with a capital in front, or `Doe, Ana`: too weak where a header says something else. */
const NAME: readonly [Concept, RegExp] = ['fullName', /^\p{Lu}[\p{L}\p{M}'’.-]*(,? \p{L}[\p{L}\p{M}'’.-]*){1,4}$/u]
