import type { ImportCollection } from '../import-collections'
import { UNMAPPED, type ColumnMapping, type FieldTarget, type Target } from '../targets'
import { isFirm, isGivenName, isKnownPerson, isPerson, isSomebody } from './kind/firm-or-person'
import { isStatus, shareOf } from './kind/value-signs'

/** What names a record; of the first of each list a column is looked for where none of them is there. */
const NAMING: Readonly<Record<ImportCollection, readonly [FieldTarget, ...Target[]]>> = {
  people: ['people.fullName', 'people.firstName', 'people.lastName', 'people.nickname'],
  companies: ['companies.name'],
  deals: ['deals.title'],
  tasks: ['tasks.title', 'tasks.body'],
  notes: ['notes.body', 'notes.title', 'notes.detail'],
}

export function namingTarget(primary: ImportCollection): FieldTarget {
  return NAMING[primary][0]
}

/**
 * Without what names a record every row would stop: where no name of a column says it, the first column does whose values are
 * most like it.
 *
 * @param isFree may the column at this place be taken?
 */
export function withNaming(
  columns: readonly ColumnMapping[],
  primary: ImportCollection,
  { valuesAt, isFree, isNameless, isName, isCalledSo, isOfTask }: Looking,
): readonly ColumnMapping[] {
  const naming = NAMING[primary]
  const rows = Math.max(0, ...columns.map((_, at) => valuesAt(at).length))
  // A remark now and then names nothing.
  const isNamed = columns.some(
    ({ target }, at) =>
      target !== null &&
      naming.includes(target) &&
      valuesAt(at).length > (target === naming[0] ? 0 : rows * (target === 'tasks.body' ? NOT_ALWAYS_SAID : SELDOM_SAID)),
  )
  if (isNamed) return columns
  const [first, last] = primary === 'people' ? halvesOf(columns, { valuesAt, isFree, isNameless }) : []
  if (first !== undefined && last !== undefined)
    return columns.map((column, at) =>
      at === first ? called('people.firstName') : at === last ? called('people.lastName') : column,
    )
  let best = { at: -1, score: LEAST }
  // A deal is called after its company rather than by what somebody thinks of it.
  const isCalledAfter = primary === 'deals' && columns.some(({ target }) => target === 'companies.name')
  for (const [at, { target }] of columns.entries()) {
    const areSentences = primary === 'tasks' && wordsIn(valuesAt(at)) >= SENTENCE
    if (target !== null || (!isFree(at) && !isCalledSo(at) && !areSentences)) continue
    if (isCalledAfter && !isCalledSo(at)) continue
    const score = scoreOf(valuesAt(at), primary) + (isCalledSo(at) ? CALLED_SO : 0)
    if (score > best.score) best = { at, score }
  }
  const customer = primary === 'people' && best.at === -1 ? customersOf(columns, { valuesAt, isName }) : -1
  const found =
    customer !== -1
      ? customer
      : best.at === -1
        ? lastResort(columns, primary, { valuesAt, isFree, isNameless, isOfTask })
        : best.at
  const own = customer === -1 ? columns : columns.map(ofSomebody)
  return own.map((column, at) => (at === found ? called(naming[0]) : column))
}

/** Where the customers are people, what is said of a company is said of them. */
function ofSomebody(column: ColumnMapping): ColumnMapping {
  const target = column.target === null || !OF_BOTH.test(column.target) ? null : column.target.replace('companies.', 'people.')
  return target === null ? column : { ...column, target: target as Target } // both have these fields
}

const OF_BOTH = /^companies\.(phone|street|city|region|postalCode|country|address|recordId)$/

/** Of the rows. */
const SELDOM_SAID = 0.2
/** What is to be done is said of nearly each. */
const NOT_ALWAYS_SAID = 0.75

interface Looking {
  readonly valuesAt: (at: number) => readonly string[]
  readonly isFree: (at: number) => boolean
  /** Has the column no name? */
  readonly isNameless: (at: number) => boolean
  /** Does it say that it is a name, and not of what, `Denumire`? */
  readonly isName: (at: number) => boolean
  /** Is it called what such records are, `Institution`? */
  readonly isCalledSo: (at: number) => boolean
  /** Does it say something of what is to be done, `tipo_tarea`? */
  readonly isOfTask: (at: number) => boolean
}

/**
 * Rows that nothing names would all stop: people are called by the only text that a list without names of columns has, and what is to be done
 * by the column that says most of it, though it comes again.
 */
function lastResort(
  columns: readonly ColumnMapping[],
  primary: ImportCollection,
  { valuesAt, isFree, isNameless, isOfTask }: Pick<Looking, 'valuesAt' | 'isFree' | 'isNameless' | 'isOfTask'>,
): number {
  const said = (at: number) => valuesAt(at).map((value) => value.trim())
  const areTexts = (at: number) => said(at).length > 0 && said(at).filter(isText).length >= said(at).length * 0.8
  const rows = Math.max(0, ...columns.map((_, at) => said(at).length))
  const isFilled = (at: number) => said(at).length * 2 >= rows
  const free = columns.flatMap(({ target }, at) => (target === null && areTexts(at) && isFilled(at) ? [at] : []))
  if (primary === 'people') {
    const [only, ...others] = free.filter(
      (at) => isFree(at) && isNameless(at) && new Set(said(at)).size >= said(at).length * REPEATED,
    )
    return only !== undefined && others.length === 0 ? only : -1
  }
  if (primary !== 'tasks') return -1
  const words = (at: number) => wordsIn(said(at))
  const ofThings = free.filter((at) => shareOf(said(at), isSomebody) < 0.3 && shareOf(said(at), isStatus) < 0.3)
  const [most] = ofThings.filter((at) => words(at) >= WORDS_LEAST).toSorted((a, b) => words(b) - words(a))
  // Of what sort each is, in words of the team's own.
  const areKinds = (at: number) => {
    const distinct = new Set(said(at)).size / said(at).length
    return (
      said(at).length > 1 && (distinct >= MOSTLY || (distinct > 0.5 && said(at).some((value) => /\p{L}\s+\p{L}/u.test(value))))
    )
  }
  return most ?? ofThings.find(areKinds) ?? ofThings.find(isOfTask) ?? -1
}

/** In a short list somebody comes twice. */
const REPEATED = 0.6
const WORDS_LEAST = 1.5

/** The only column of companies, where people stand under what those are called: a customer may be somebody. */
function customersOf(columns: readonly ColumnMapping[], { valuesAt, isName }: Pick<Looking, 'valuesAt' | 'isName'>): number {
  const [only, ...others] = columns.flatMap(({ target }, at) => (target === 'companies.name' ? [at] : []))
  if (only === undefined || others.length > 0) return -1
  const values = valuesAt(only)
  const isWritten = shareOf(values, isPerson) >= MOSTLY && values.length > 1
  const arePeople = shareOf(values, isFirm) === 0 && (isWritten || shareOf(values, isKnownPerson) >= PEOPLE)
  // `Denumire` may be anybody's name.
  const mayBePeople = isName(only) && values.length > 0 && shareOf(values, isFirm) < FIRMS
  return arePeople || mayBePeople ? only : -1
}

const PEOPLE = 0.6
const FIRMS = 0.5

function called(target: FieldTarget): ColumnMapping {
  return { ...UNMAPPED, target, basis: 'values' }
}

/**
 * In a list without names of columns: two beside each other that hold a word or two with a capital in front. The given name is
 * where more of them are known.
 */
function halvesOf(
  columns: readonly ColumnMapping[],
  { valuesAt, isFree, isNameless }: Pick<Looking, 'valuesAt' | 'isFree' | 'isNameless'>,
): readonly number[] {
  const isHalf = (at: number) => {
    const values = valuesAt(at)
    const isFitting = columns[at]?.target === null && isFree(at) && isNameless(at) && values.length > 0
    return isFitting && values.filter((value) => HALF.test(value.trim())).length >= values.length * MOSTLY
  }
  const first = columns.findIndex((_, at) => isHalf(at) && isHalf(at + 1))
  if (first === -1) return []
  const given = (at: number) => shareOf(valuesAt(at), (value) => isGivenName(value.trim()))
  return given(first + 1) > given(first) ? [first + 1, first] : [first, first + 1]
}

const HALF =
  /^((de|van|von|di|da|la|le|del|der|den|el|al)( de[rn]?| la)? )?\p{Lu}[\p{Ll}\p{M}'’-]+([ -]\p{Lu}[\p{Ll}\p{M}'’-]+)?$/u

/** Less than this is no name. A later column is taken before an earlier one only where it is clearly more like a name. */
const LEAST = 0.5

function scoreOf(values: readonly string[], primary: ImportCollection): number {
  const said = values.map((value) => value.trim())
  if (said.length === 0 || said.filter(isText).length < said.length * 0.8) return 0
  const distinct = new Set(said).size / said.length
  // A word that comes again and again is nobody's name.
  if (primary === 'people') return said.length >= MANY && distinct < SELDOM ? 0 : shareOf(said, isPerson)
  const ofWords = said.filter((value) => value.split(/\s+/).length <= NAME_WORDS).length
  // Whole sentences are what somebody thinks of it.
  if (primary === 'companies' && ofWords * 2 < said.length) return 0
  if (primary === 'companies') return distinct < MOSTLY ? 0 : rounded(LEAST + 0.1 + shareOf(said, isFirm) / 2)
  if (distinct < MOSTLY) return 0
  const words = wordsIn(said)
  // A title is a few words; people and companies are named in columns of their own.
  const ofOthers = Math.max(shareOf(said, isPerson), shareOf(said, isFirm))
  return rounded(LEAST + 0.1 + Math.min(words, 4) / 10 - ofOthers / 3)
}

/** How many each has, in the mean. */
function wordsIn(values: readonly string[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + (value.match(WORD)?.length ?? 0), 0) / values.length
}

/** Of letters: `02 - Gros œuvre` has two. */
const WORD = /(?<!\S)\P{L}{0,3}\p{L}\S*/gu
const NAME_WORDS = 8
/** Words enough for something to be done. */
const SENTENCE = 3
const CALLED_SO = 0.6
const MANY = 4
const SELDOM = 0.4
/** Names may come twice, and a few values of a choice come often. */
const MOSTLY = 0.75

/** A text, and no number, date, code, address or link. */
function isText(value: string): boolean {
  const letters = value.match(/\p{L}/gu)?.length ?? 0
  const digits = value.match(/\d/g)?.length ?? 0
  if (letters < 2 || letters <= digits || /[@\\]|:\/\/|^www\.|^[[{<]/i.test(value)) return false
  return /\p{Ll}|\p{Lo}/u.test(value) || value.includes(' ')
}

function rounded(score: number): number {
  return Math.round(score * 10) / 10
}
