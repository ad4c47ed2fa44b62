import { fold } from '../../../kernel/text-fold'
import type { Person } from '../../../people/person'
import { LIMITS } from '../../../records/limits'
import { problem, type RowProblem } from '../../problem'
import { besideBar, isFathersName, nameParts } from '../../recognising/values/name-parts'
import { withSecondSurname } from '../../recognising/values/second-surname'
import { isOnlyMarks, isPlaceholder } from '../../recognising/values/words'
import type { FieldCells } from './cells'
import type { Reading } from './draft'
import { cutTo } from '../../../kernel/cut-to'

const FIELDS = ['firstName', 'middleName', 'lastName', 'namePrefix', 'nameSuffix'] as const
type Field = (typeof FIELDS)[number]
export type Names = Pick<Person, Field>

/** Names from their own columns; a full name fills in what those lack. */
export function readNames(
  cells: FieldCells,
  { familyFirst, country, problems }: Pick<Reading, 'familyFirst' | 'country' | 'problems'>,
): Names {
  const texts = new Map<Field, string>()
  for (const field of FIELDS) texts.set(field, joined(cells, field))
  spreadWhole(texts)
  const isNameless = FIELDS.every((field) => texts.get(field) === '')
  const full = joined(cells, 'fullName') || (isNameless ? nameOfMail(cells) : '')
  const isFamilyFirst = familyFirst.size > 0 && cells.of('fullName').some(({ column }) => familyFirst.has(column))
  if (full !== '') complete(texts, full, { isFamilyFirst, country })
  if (texts.get('firstName') === '' && texts.get('lastName') === '') {
    texts.set('firstName', texts.get('middleName') ?? '')
    texts.set('middleName', '')
  }
  const taken = (field: Field) => limited(texts.get(field) ?? '', field, { cells, problems })
  return {
    firstName: taken('firstName'),
    middleName: taken('middleName'),
    lastName: taken('lastName'),
    namePrefix: taken('namePrefix'),
    nameSuffix: taken('nameSuffix'),
  }
}

/**
 * In lists of Eastern Europe the column of one name may hold the whole: `Лукина Ольга Владимировна` as a last name,
 * `Вячеслав Рифхатович` as a first one. A last name of two words is written with a hyphen there.
 */
function spreadWhole(texts: Map<Field, string>): void {
  const [first = '', middle = '', last = ''] = [texts.get('firstName'), texts.get('middleName'), texts.get('lastName')]
  const whole = first === '' ? last : first
  if (middle !== '' || !CYRILLIC_WORDS.test(whole === first ? `${first} ${last}`.trim() : last)) return
  const words = (first === '' || last === '' ? whole : '').split(' ')
  if (words.length > 1 && (whole === last || words.some(isFathersName))) {
    const parts = nameParts(whole, true)
    texts.set('firstName', parts.firstName)
    texts.set('middleName', parts.middleName ?? '')
    texts.set('lastName', parts.lastName)
    return
  }
  for (const field of ['firstName', 'lastName'] as const) {
    const [name = '', father = '', ...more] = (texts.get(field) ?? '').split(' ')
    if (more.length > 0 || !isFathersName(father)) continue
    texts.set(field, name)
    texts.set('middleName', father)
    return
  }
}

const CYRILLIC_WORDS = /^\p{Script=Cyrillic}[\p{Script=Cyrillic}'’-]*( \p{Script=Cyrillic}[\p{Script=Cyrillic}'’-]*)+$/u

/** `Ana Doe <ana@acme.example>`, as mail programs write whom a mail goes to. */
function nameOfMail(cells: FieldCells): string {
  const [, said = '', address = ''] = /^["']?([^"<@]+)(?:"\s*)?<([^<>]+)>/.exec(cells.of('email')[0]?.text ?? '') ?? []
  const name = said.trimEnd().replace(/'$/, '')
  return isOnlyMarks(name) || !address.includes('@') ? '' : name.normalize('NFC').replace(/\s+/gu, ' ').trim()
}

/** `30.1K`, `12 %`: a cell that slipped. */
const FIGURE = /^[\d.,]{1,12}\s?[KM%]$/i

/** Address books call whom they have no name for by the address. */
function isMailOf(text: string, cells: FieldCells): boolean {
  return text.includes('@') && cells.of('email').some((cell) => cell.text.toLowerCase() === text.toLowerCase())
}

/**
 * A second surname stands in a column of its own; a column that repeats another one adds nothing. Who is to be asked for at a
 * company is named apart (`contact`), and counts where the row names nobody else.
 */
function joined(cells: FieldCells, target: string): string {
  const said = cells.of(target)
  const own = said.filter(({ group }) => group !== 'contact')
  const isOfContact = (['firstName', 'lastName', 'fullName'] as const).every((field) =>
    cells.of(field).every(({ group }) => group === 'contact'),
  )
  // A half may be a name that says nothing elsewhere, `Na`; the whole of one is none.
  const saysNothing = target === 'fullName' ? isPlaceholder : isOnlyMarks
  const texts = (isOfContact ? said : own).flatMap(({ text }) =>
    saysNothing(text) || FIGURE.test(text) || isMailOf(text, cells) ? [] : [text.normalize('NFC').replace(/\s+/gu, ' ').trim()],
  )
  return target === 'fullName' ? besideBar(texts[0] ?? '').name : [...new Set(texts)].join(' ')
}

function complete(
  texts: Map<Field, string>,
  full: string,
  { isFamilyFirst, country }: { readonly isFamilyFirst: boolean; readonly country: string },
): void {
  const [first = '', last = ''] = [texts.get('firstName'), texts.get('lastName')]
  if (first !== '' && last !== '') return completeAround(texts, full, `${first} ${last}`)
  if (first === '' && last === '') {
    const parts = withSecondSurname(nameParts(full, isFamilyFirst), country)
    texts.set('firstName', parts.firstName)
    texts.set('lastName', parts.lastName)
    if (texts.get('middleName') === '') texts.set('middleName', parts.middleName ?? '')
    if (texts.get('namePrefix') === '') texts.set('namePrefix', parts.namePrefix)
    if (texts.get('nameSuffix') === '') texts.set('nameSuffix', parts.nameSuffix)
    return
  }
  const rest = withoutAround(without(full, first === '' ? last : first), texts)
  texts.set(first === '' ? 'firstName' : 'lastName', rest)
}

/** `Dr. Hans Meier` beside `Hans` and `Meier` says a form of address besides. */
function completeAround(texts: Map<Field, string>, full: string, plain: string): void {
  if (!fold(full).includes(fold(plain))) return
  const parts = nameParts(full)
  for (const field of ['namePrefix', 'nameSuffix'] as const) {
    if (texts.get(field) === '' && !fold(plain).includes(fold(parts[field]))) texts.set(field, parts[field])
  }
}

/** `Dr. Smith` beside the prefix `Dr.` and the last name says no first one. */
function withoutAround(text: string, texts: ReadonlyMap<Field, string>): string {
  const around = (['namePrefix', 'nameSuffix'] as const).flatMap((field) => texts.get(field) || [])
  return around.reduce((rest, part) => without(rest, part), text)
}

/** `Name` beside `Vorname` is the last name alone in one file, and both in another. */
function without(full: string, part: string): string {
  const [whole, known] = [fold(full), fold(part)]
  if (whole === known) return ''
  // Folding may change the length (ß), so the words are counted, not the letters.
  const words = full.split(' ')
  const count = part.split(' ').length
  if (whole.startsWith(`${known} `)) return words.slice(count).join(' ')
  return whole.endsWith(` ${known}`) ? words.slice(0, -count).join(' ').replace(/,$/, '') : full
}

function limited(
  text: string,
  field: Field,
  { cells, problems }: { readonly cells: FieldCells; readonly problems: RowProblem[] },
): string | null {
  if (text === '') return null
  if (text.length > LIMITS.name) problems.push(problem('cut-to-limit', cells.of(field)[0]?.column ?? null, text))
  return cutTo(text, LIMITS.name)
}
