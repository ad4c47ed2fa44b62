import { fold } from '../../../kernel/text-fold'
import { NAME_SUFFIXES, NAME_PARTICLES, FACULTIES, NAME_PREFIXES, SALUTATIONS } from '../../knowledge/value-words'

export interface NameParts {
  readonly firstName: string
  /** The father's name, where the name has one. */
  readonly middleName?: string
  readonly lastName: string
  readonly namePrefix: string
  readonly nameSuffix: string
}

/**
 * Parts a full name: `Dr. Ana van der Berg`, `Doe, John`, `John Smith, MBA`. One word alone is the first name. What is
 * given comes back whole, in some part.
 *
 * @param isFamilyFirst the column says that its names begin with the family's, as Hungarian ones do
 */
export function nameParts(fullName: string, isFamilyFirst = false): NameParts {
  const trimmed = firstOf(fullName.trim())
  // `Ana Doe (she/her)`: a remark is no last name.
  const open = trimmed.endsWith(')') ? trimmed.lastIndexOf(' (') : -1
  if (open > 0) {
    const parts = nameParts(trimmed.slice(0, open), isFamilyFirst)
    return { ...parts, nameSuffix: [parts.nameSuffix, trimmed.slice(open + 1)].filter(Boolean).join(', ') }
  }
  const [head = '', ...tail] = trimmed.replace(/\s+/gu, ' ').split(/ ?, ?/)
  const isBehind = (part: string) =>
    isSuffix(part) || (head.includes(' ') && (DEGREE.test(part) || (LETTERS.test(part) && /\p{Ll}/u.test(head))))
  const given = tail.filter((part) => !isBehind(part)).join(' ')
  const suffixes = tail.filter(isBehind)
  const words = (given === '' ? head : given).split(FOREIGN.test(head) ? /[ ・]/u : ' ')
  // `Mr & Mrs Smith`
  const isBetween = (word: string, at: number) => at > 0 && AND.test(word) && PREFIXES.has(bare(words[at + 1] ?? ''))
  const prefixes = words.splice(
    0,
    words.findIndex(
      (word, at) => !PREFIXES.has(bare(word)) && !isBetween(word, at) && (at === 0 || !FACULTY_WORDS.has(bare(word))),
    ),
  )
  // After `Doe, John` the words are given names only.
  const fewest = given === '' ? 2 : Infinity
  while (words.length > fewest && isSuffix(words.at(-1) ?? '')) suffixes.unshift(words.pop() ?? '')
  const rest = { namePrefix: prefixes.join(' '), nameSuffix: suffixes.join(', ') }
  if (given !== '') return { ...rest, firstName: words.join(' '), lastName: head }
  const [first = '', second = '', ...more] = words
  const korean = words.length === 1 ? KOREAN.exec(first) : null
  if (korean !== null) return { ...rest, firstName: korean[2] ?? '', lastName: korean[1] ?? '' }
  // `Herr Meier`: nobody is called so by the first name.
  if (words.length === 1 && prefixes.length > 0) return { ...rest, firstName: '', lastName: first }
  if (more.length === 0 && FAMILY_FIRST.test(first) && EASTERN.test(second))
    return { ...rest, firstName: second, lastName: first }
  const large = words.findIndex((word) => !LARGE.test(word))
  if (large > 0 && words.slice(large).every((word) => /\p{Ll}/u.test(word)))
    return { ...rest, firstName: words.slice(large).join(' '), lastName: words.slice(0, large).join(' ') }
  const byFather = besideFather(words)
  if (byFather !== null) return { ...rest, ...byFather }
  if (isFamilyFirst && words.length > 1) return { ...rest, firstName: words.slice(1).join(' '), lastName: first }
  const at = lastNameStart(words)
  return { ...rest, firstName: words.slice(0, at).join(' '), lastName: words.slice(at).join(' ') }
}

/** `Jangdal, Mats. Kabo, Ann` and `박준오,이세연` are two people, of whom the first is the row's; the others: `othersIn`. */
function firstOf(fullName: string): string {
  return peopleIn(fullName)[0] ?? fullName
}

/** `Kim | Coach North`: whom, and what stands behind the bar. */
export function besideBar(fullName: string): { readonly name: string; readonly remark: string | null } {
  const [name = '', remark = ''] = fullName.split(/ [|｜] /, 2)
  return name.trim() === '' || remark.trim() === ''
    ? { name: fullName, remark: null }
    : { name: name.trim(), remark: remark.trim() }
}

/** Further people that a name names. */
export function othersIn(fullName: string): readonly string[] {
  return peopleIn(fullName.trim()).slice(1)
}

function peopleIn(text: string): readonly string[] {
  if (text.length > 120) return [text]
  const eastern = text.split(/ ?[,、，] ?/)
  if (eastern.length > 1 && eastern.every((part) => KOREAN.test(part))) return eastern
  const inverted = text.split(/(?<=\p{Ll})\. (?=\p{Lu})/u)
  return inverted.length > 1 && inverted.every((part) => INVERTED.test(part)) ? inverted : [text]
}

/** `Kabo, Ann` */
const INVERTED = /^\p{Lu}[\p{L} '’-]{1,30}, \p{Lu}[\p{L} '’-]{1,30}$/u

/** `Лукина Ольга Владимировна`, `Ольга Владимировна Лукина`: the name of the father says which of the others is the family's. */
function besideFather(words: readonly string[]): Pick<NameParts, 'firstName' | 'middleName' | 'lastName'> | null {
  const [first = '', second = '', third = '', fourth] = words
  if (fourth !== undefined)
    return words.length === 4 && OF_FATHER.test(fourth)
      ? { firstName: second, middleName: `${third} ${fourth}`, lastName: first }
      : null
  if (isFathersName(second)) return third === '' ? null : { firstName: first, middleName: second, lastName: third }
  return isFathersName(third) ? { firstName: second, middleName: third, lastName: first } : null
}

/** Said of a name in the east of Europe: `Валентинович`, `Петрівна`. */
export function isFathersName(word: string): boolean {
  return /^\p{Script=Cyrillic}{2,30}(вич|вна|ична|івна|ївна)$/u.test(word)
}

const OF_FATHER = /^(оглы|кызы|огли|кизи|угли|гызы)$/i

/** The last word, and the small words before it that belong to it; a name of one word has no last name. */
function lastNameStart(words: readonly string[]): number {
  if (words.length < 2) return words.length
  // Emoji and other marks stand beside a name; they are none.
  let at = words.findLastIndex((word) => /\p{L}/u.test(word))
  if (at < 1) return words.length
  while (at > 1 && isNameParticle(words[at - 1] ?? '')) at -= 1
  return at
}

/** `DUPONT Marie`: lists of many countries write the last name large, and first. Initials are shorter. */
const LARGE = /^\p{Lu}[\p{Lu}'’-]{2,}$/u

/** Chinese, Japanese and Korean names begin with the family's. In katakana foreign ones are written, in their own order. */
const FAMILY_FIRST = /^[\p{Script=Han}\p{Script=Hangul}]+$/u
/** A Korean family name is one syllable, but for a few; the given one is two as a rule. */
const KOREAN = /^(남궁|황보|제갈|사공|선우|서문|독고|동방|\p{Script=Hangul})(\p{Script=Hangul}{2})$/u
/** Katakana parts foreign names by a dot. */
const FOREIGN = /^[\p{Script=Katakana}ー]+・[\p{Script=Katakana}ー・]+$/u
const EASTERN = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u

/** Letters of a degree are written large, or with stops: the last name of `Yo-Yo Ma` is none. */
function isSuffix(word: string): boolean {
  const isWritten =
    /^(jr|sr|esq|ph\.?d)\.?$/i.test(word) || /^\p{Lu}\p{L}{0,2}\.\p{L}/u.test(word) || /^([BM]Sc|[BM]Eng|DPhil)$/.test(word)
  return SUFFIXES.has(bare(word)) && (isWritten || word === word.toUpperCase())
}

/** Behind a whole name and a comma: Indonesia's `M.Farm`, `S.Kom.`, `A.Md.Keb`. */
const DEGREE = /^(?:\p{Lu}\p{Ll}?\.){1,3}\p{Lu}\p{Ll}{1,7}\.?$/u

/** The same in capitals: `DVM`, `CPA`. */
const LETTERS = /^\p{Lu}{2,5}$/u

/** `Mme`, `Herr`, and the `M.` of the French. */
export function isNamePrefix(text: string): boolean {
  const word = text.trim()
  return PREFIXES.has(bare(word)) || SALUTED.has(bare(word)) || word === 'M.'
}

function bare(word: string): string {
  return fold(word).replace(/[.'’()]/g, '')
}

const PREFIXES: ReadonlySet<string> = new Set(NAME_PREFIXES.split('|').map(bare))
const SALUTED: ReadonlySet<string> = new Set(SALUTATIONS.split('|').map(bare))
const FACULTY_WORDS: ReadonlySet<string> = new Set(FACULTIES.split('|'))
const AND = /^(&|\+|and|und|et|y|e|en|og|och)$/i
const PARTICLES: ReadonlySet<string> = new Set(NAME_PARTICLES.split('|'))

/** `de`, `van der`: small words that belong to the name behind them. */
export function isNameParticle(word: string): boolean {
  return PARTICLES.has(bare(word))
}
const SUFFIXES: ReadonlySet<string> = new Set(NAME_SUFFIXES.split('|'))
