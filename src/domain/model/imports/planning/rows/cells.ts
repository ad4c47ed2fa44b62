import { isId } from '../../../kernel/id'
import type { ImportCollection } from '../../import-collections'
import { type Mapping, collectionOf, fieldOf } from '../../targets'
import { problem, type RowProblem } from '../../problem'
import { isAddressAlone, remarkAtEnd } from '../../recognising/values/remark'
import { isNotFound, isPlaceholder } from '../../recognising/values/words'
import { LABELLED } from '../../recognising/file-columns'
import { splitTriple } from '../../recognising/values/multi-value'

/** One value that is there, with what the mapping says of its column. */
export interface Cell {
  readonly column: number
  readonly text: string
  readonly group: string
  readonly label: string | null
}

/** The values of one collection's fields. */
export interface FieldCells {
  /** In column order; blank cells are not among them. */
  of(field: string): readonly Cell[]
  /** No column of this collection holds anything. */
  readonly isEmpty: boolean
}

export interface RowCells {
  in(collection: ImportCollection): FieldCells
  readonly problems: readonly RowProblem[]
}

/** The first value that is no placeholder, for fields that hold one; a different second one is named as left out. */
export function onlyCell(cells: FieldCells, field: string, problems: RowProblem[]): Cell | null {
  const [first, ...others] = cells.of(field).filter(({ text }) => !isPlaceholder(text))
  if (first === undefined) return null
  for (const { column, text } of others) if (text !== first.text) problems.push(problem('second-value', column, text))
  return first
}

/** A name and an id of ours may stand side by side: the id is surer. */
export function referenceCell(cells: FieldCells, field: string): Cell | null {
  const found = cells.of(field).filter(({ text }) => !isPlaceholder(text))
  return found.find(({ text }) => isId(text)) ?? found[0] ?? null
}

const NONE: readonly Cell[] = []
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/
const CONTROLS = new RegExp(CONTROL, 'g')

/** Made once a file, so that a row of 600 columns costs no more than its mapped ones. */
export function cellReader(mapping: Mapping): (row: readonly string[]) => RowCells {
  const columns = mapping.flatMap(({ target, group, label }, column) =>
    target === null ? [] : [{ collection: collectionOf(target), field: fieldOf(target), group, label, column }],
  )
  const ofSomebody = columns.some(({ collection, field }) => collection === 'people' && NAMES.has(field))
  return (row) => {
    const byCollection = new Map<ImportCollection, Map<string, Cell[]>>()
    const problems: RowProblem[] = []
    for (const { collection, field, group, label, column } of columns) {
      const said = clean(row[column] ?? '', column, problems)
      const text = FIGURES.has(field) ? wholeNumber(said) : REFERENCES.has(field) ? said.replace(PAGE_OF_NOTION, '').trim() : said
      if (text === '' || (SEARCHED.has(field) && isNotFound(text)) || (field === 'phone' && NO_NUMBER.test(text))) continue
      const moved = STRAYS.has(field) || (ofSomebody && field === 'name') ? strayIn(field, text) : null
      const [own, name] = moved === null ? [collection, field] : (['people', moved] as const)
      const cell = moved === null ? { column, text, group, label } : { column, text, group: '', label: null }
      let byField = byCollection.get(own)
      if (byField === undefined) byCollection.set(own, (byField = new Map()))
      const cells = byField.get(name)
      if (cells === undefined) byField.set(name, [cell])
      else cells.push(cell)
    }
    return { in: (collection) => cellsOf(byCollection.get(collection)), problems }
  }
}

/** What lists are filled up with from elsewhere. */
const SEARCHED: ReadonlySet<string> = new Set(
  'street city region postalCode country address email phone link website domain industry size jobTitle'.split(' '),
)

/** Notion writes behind a record of another table where that is: `Ann Lee (https://www.notion.so/Ann-Lee-2fcd)`. */
const PAGE_OF_NOTION = /\(https:\/\/www\.notion\.so\/[^()\s]{1,300}\)/g
const REFERENCES: ReadonlySet<string> = new Set('owner assignee fullName subjects related tags'.split(' '))
const NO_NUMBER = /^[0\s.-]{1,20}$/
const FIGURES: ReadonlySet<string> = new Set('phone postalCode recordId'.split(' '))

/** `20121.0`: digits that a program took for a number, and wrote down as one. */
function wholeNumber(text: string): string {
  return /^\+?\d{3,15}\.0$/.test(text) ? text.slice(0, -2) : text
}

const STRAYS: ReadonlySet<string> = new Set('email phone link website jobTitle'.split(' '))

/** Beside these, an address in the column of companies is somebody's. */
const NAMES: ReadonlySet<string> = new Set('fullName firstName lastName'.split(' '))

/** An address in the column of phones or links, and a number in that of addresses, are what they are. */
function strayIn(field: string, text: string): 'email' | 'phone' | null {
  if (field === 'email') return STRAY_NUMBER.test(text) && !/^\d{1,4}([./-])\d{1,2}\1\d{1,4}$/.test(text) ? 'phone' : null
  return STRAY_MAIL.test(text) ? 'email' : null
}

const STRAY_MAIL = /^[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,5}[a-z]{2,}$/i
const STRAY_NUMBER = /^[+(]?\d[\d\s().\-/]{6,24}\d$/

function cellsOf(byField: ReadonlyMap<string, readonly Cell[]> | undefined): FieldCells {
  return { of: (field) => byField?.get(field) ?? NONE, isEmpty: byField === undefined }
}

function clean(text: string, column: number, problems: RowProblem[]): string {
  if (text !== '' && CONTROL.test(text)) problems.push(problem('control-characters', column, text.replace(CONTROLS, '')))
  return cellText(text)
}

/** What a cell says, without what only programs read. */
export function cellText(text: string): string {
  return text === '' ? '' : unformula(seen(CONTROL.test(text) ? text.replace(CONTROLS, '') : text))
}

/** Without what nobody sees at its ends: address books put marks of direction around numbers and names. */
function seen(text: string): string {
  let [from, to] = [0, text.length]
  while (from < to && UNSEEN.test(text[from] ?? '')) from += 1
  while (from < to && UNSEEN.test(text[to - 1] ?? '')) to -= 1
  return text.slice(from, to)
}

const UNSEEN = /[\s\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/

/** `="0049301"` and `'2204`: so programs keep spreadsheets from reading digits as a number. Vtiger writes what a name is of before it. */
function unformula(text: string): string {
  if (text.includes('::::')) return text.replace(/^[A-Z][A-Za-z]*::::/, '').trim()
  if (text.startsWith("'")) return GUARDED.test(text) ? text.slice(1) : text
  return text.startsWith('="') ? (/^="([^"]*)"$/.exec(text)?.[1] ?? text).trim() : text
}

const GUARDED = /^'\+?\d[\d\s().,/+-]*$/

/** One of the people that a deal, task, note or company names in one cell, or in numbered columns. */
export interface NamedPerson {
  readonly cells: FieldCells
  /** Columns of one group belong together. */
  readonly group: string
}

const LINK_FIELDS = ['fullName', 'email', 'recordId'] as const

/**
 * A row that is not about a person may name several: `Ana Doe (ana@x.example);Bob Roe`, or `Person 1 - Name`, `Person 2 -
 * Name`. All other columns of people are about the first.
 */
export function namedPeople(cells: FieldCells): readonly NamedPerson[] {
  const groups = [...new Set(LINK_FIELDS.flatMap((field) => cells.of(field).map(({ group }) => group)))].filter(
    // A column that says of what kind an address is names nobody.
    (group) => group !== '' && !group.startsWith(LABELLED),
  )
  if (groups.length > 0) return groups.map((group) => ({ cells: groupOf(cells, group), group }))
  const names = partsOf(cells, 'fullName')
  const ids = partsOf(cells, 'recordId')
  const most = Math.max(names.length, ids.length)
  if (most < 2) return [{ cells: names[0] === undefined ? cells : withNamed(cells, names[0], ids[0]), group: '' }]
  return Array.from({ length: most }, (_, at) => {
    const named = withNamed(at === 0 ? cells : NOTHING, names[at], ids[at])
    return { cells: named, group: '' }
  })
}

const NOTHING: FieldCells = { of: () => [], isEmpty: true }

function groupOf(cells: FieldCells, group: string): FieldCells {
  return { of: (field) => cells.of(field).filter((cell) => cell.group === group), isEmpty: false }
}

function partsOf(cells: FieldCells, field: string): readonly Cell[] {
  return cells.of(field).flatMap((cell) => whoIn(cell.text).map((text) => ({ ...cell, text })))
}

/** Each of those that one cell names. */
function whoIn(text: string): readonly string[] {
  return splitTriple(text)
    .flatMap((part) => part.split(/[;\r\n]+/))
    .flatMap(wholeNames)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** What each of those is called that a cell names, without the address beside it; the address, where that is all. */
export function namesIn(text: string): readonly string[] {
  return whoIn(text).map((who) => {
    const { name, mail } = nameAndMail(who)
    return name === '' ? (mail ?? who) : name
  })
}

/** `Ana Doe, Bob Roe` are two, `Doe, Ana` and `Ana Doe, PhD` one; `Ana Doe, Bob Roe, Clerk` are three. */
function wholeNames(text: string): readonly string[] {
  const eastern = text.split(/[,、，]\s*/)
  if (eastern.length > 1 && eastern.every((part) => EASTERN_NAME.test(part.trim()))) return eastern
  const parts = text.split(/,\s+/)
  const whole = parts.filter((part) => isAddressAlone(part) || WHOLE_NAME.test(part)).length
  return whole === parts.length || (whole > 1 && whole * 2 > parts.length) ? parts : [text]
}

const WHOLE_NAME = /^\p{Lu}\S+\s+\p{L}/u

/** A whole name in Korean or Chinese, which has no blank in it. */
const EASTERN_NAME = /^(?:\p{Script=Hangul}{3,4}|\p{Script=Han}{2,4})$/u

/** `Ana Doe (ana@x.example)`: the name, and the address beside those that have a column. */
function withNamed(cells: FieldCells, named: Cell | undefined, id: Cell | undefined): FieldCells {
  const who = nameAndMail(named?.text ?? '')
  const cellOf = (text: string | null) => (named === undefined || text === null || text === '' ? [] : [{ ...named, text }])
  const [name, mail] = [cellOf(who.name), cellOf(who.mail)]
  return {
    isEmpty: false,
    of: (field) => {
      if (field === 'fullName') return name
      if (field === 'recordId') return id === undefined ? [] : [id]
      return field === 'email' ? [...mail, ...cells.of(field)] : cells.of(field)
    },
  }
}

function nameAndMail(text: string): { readonly name: string; readonly mail: string | null } {
  // Streak names whom a deal is with by their addresses.
  if (isAddressAlone(text)) return { name: '', mail: text }
  const remark = remarkAtEnd(text)
  return remark !== null && isAddressAlone(remark.inside)
    ? { name: remark.before, mail: remark.inside }
    : { name: text, mail: null }
}
