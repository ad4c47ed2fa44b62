import { isCompanyName, normalName } from '../../../companies/company-name'
import { isFirm, isSomebody } from '../../recognising/kind/firm-or-person'
import { bareEmail, splitEmails, splitLinks } from '../../recognising/values/multi-value'
import {
  yesOrNo,
  kindOfWord,
  isOnlyMarks,
  isPlaceholder,
  isNoCompany,
  isSharedMailbox,
  isSharedSite,
} from '../../recognising/values/words'
import type { Cell, FieldCells, RowCells } from './cells'
import { problem } from '../../problem'
import { readCompany } from './company'
import { readEmails } from './contacts'
import type { Reading, RowDraft } from './draft'
import { mailsOf, readPerson } from './person'

/** What a row of a file of people is of. */
type RowKind = NonNullable<ReturnType<typeof kindOfWord>>

/**
 * What the row says it is; else a company where it names one and nobody, and has nothing of a person's. An address of
 * somebody's own, a job or an id that a program gave to a contact is a person's.
 */
export function kindOfRow(cells: RowCells): RowKind {
  const people = cells.in('people')
  const said = people.of('kind').flatMap(({ text }) => kindOfWord(text) ?? kindOfFlag(text) ?? [])[0]
  if (said !== undefined) return said === 'company' && isSomebodyAtCompany(cells) ? 'person' : said
  if (isNamedAsCompany(people)) return 'company'
  const company = cells.in('companies')
  const isNamed = company.of('name').some(({ text }) => !isPlaceholder(text) && !isNoCompany(text))
  return isNamed && !isOfPerson(people) && isReachable(people, company) ? 'company' : 'person'
}

/** A customer of a shop that is a business: somebody by both names with an address of their own, and beside them whose they are. */
function isSomebodyAtCompany(cells: RowCells): boolean {
  const people = cells.in('people')
  const isNamed = (['firstName', 'lastName'] as const).every((field) => people.of(field).some(isSaid))
  return isNamed && contactCells(cells) !== null && cells.in('companies').of('name').some(isSaid) && !hasNoMailOfOwn(people)
}

/** `Is a company`: yes or no. */
function kindOfFlag(text: string): RowKind | null {
  const flag = yesOrNo(text)
  return flag === null ? null : flag === 'yes' ? 'company' : 'person'
}

const NAMES = ['fullName', 'firstName', 'middleName', 'lastName'] as const
const PERSONAL = ['jobTitle', 'birthday', 'nickname'] as const

/** `Acme GmbH` in the column of names: address books have no other one for it. */
function isNamedAsCompany(people: FieldCells): boolean {
  const [name] = people.of('fullName')
  const isNobodys = [...NAMES.slice(1), ...PERSONAL].every((field) => people.of(field).every((cell) => !isSaid(cell)))
  return name !== undefined && isNobodys && (isCompanyName(name.text) || (isBusiness(name.text) && hasNoMailOfOwn(people)))
}

/** `Hotel Adria`, `Antwerp Stone Terminal`, `ABC Traders`: what it is called says what it does, and no given name is in it. */
function isBusiness(name: string): boolean {
  const words = name.trim().split(/\s+/)
  const [first = ''] = words
  if (words.length === 1) return UNSPACED.test(first) && isFirm(first)
  const tellsEnough = words.length > 2 || isFirm(first) || INITIALS.test(first)
  return tellsEnough && isFirm(name) && !isSomebody(name, true)
}

/** Names without blanks are longer than words: `한빛무역`, a trading company. */
const UNSPACED = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}ー]{4,}$/u
/** `ABC Traders` */
const INITIALS = /^\p{Lu}{2,5}$/u

function hasNoMailOfOwn(people: FieldCells): boolean {
  return people
    .of('email')
    .every((cell) => !isSaid(cell) || splitEmails(cell.text).every((mail) => isSharedMailbox(bareEmail(mail))))
}

function isOfPerson(people: FieldCells): boolean {
  if (NAMES.some((field) => people.of(field).some(({ text }) => !isOnlyMarks(text)))) return true
  if (PERSONAL.some((field) => people.of(field).some(isSaid)) || people.of('recordId').length > 0) return true
  const mails = people
    .of('email')
    .filter(isSaid)
    .flatMap(({ text }) => splitEmails(text))
  return mails.some((mail) => mail.includes('<') || !isSharedMailbox(bareEmail(mail)))
}

/** Nothing but addresses: no name of anybody, beside them or in them, and nothing else of a person's. */
export function isAddressAlone(people: FieldCells): boolean {
  const mails = people.of('email').filter(isSaid)
  if (mails.length === 0 || mails.some(({ text }) => text.includes('<')) || people.of('recordId').length > 0) return false
  return [...NAMES, ...PERSONAL].every((field) => people.of(field).every(({ text }) => isOnlyMarks(text)))
}

function isReachable(people: FieldCells, company: FieldCells): boolean {
  return (
    (['phone', 'email', 'link', ...WHERE] as const).some((field) => people.of(field).some(isSaid)) ||
    (['phone', 'website', 'domain', ...WHERE] as const).some((field) => company.of(field).some(isSaid))
  )
}

/** Where a letter finds it. */
const WHERE = ['street', 'address', 'postalCode'] as const

function isSaid({ text }: Cell): boolean {
  return !isPlaceholder(text)
}

const NOTHING: readonly Cell[] = []

/**
 * The cells of a company that stands among people, as a company's: its phone, address and notes are in their columns. Its
 * mail addresses, for which companies have no field, are added to what describes it.
 *
 * @param mails addresses that were read
 */
export function companyCells(cells: RowCells, mails: readonly string[]): FieldCells {
  const [own, people] = [cells.in('companies'), cells.in('people')]
  return {
    isEmpty: own.isEmpty && people.isEmpty,
    of(field) {
      if (field === 'name') return namesOf(own, people)
      if (field === 'website') return [...own.of('website'), ...sitesOf(people)]
      // What the file calls it stands in the column of contacts' ids.
      if (field === 'recordId') return [...people.of('recordId'), ...own.of('recordId')]
      if (field === 'description') return [...own.of(field), ...people.of(field), ...mailCells(people, mails)]
      return SAME.has(field) ? [...own.of(field), ...people.of(field)] : own.of(field)
    },
  }
}

const SAME: ReadonlySet<string> = new Set(
  'phone phoneLabel street city region postalCode country address addressLabel owner tags originalCreatedAt'.split(' '),
)

/** Who to ask for at a company: names of somebody beside its own; `null`: the columns of names repeat it, or are empty. */
export function contactCells(cells: RowCells): FieldCells | null {
  const people = cells.in('people')
  const name = namesOf(cells.in('companies'), people)[0]?.text ?? ''
  const [first, last] = [joined(people, 'firstName'), joined(people, 'lastName')]
  const same = new Set([first, last, `${first} ${last}`, `${last} ${first}`].map(normalName))
  if ((first === '' && last === '') || same.has(normalName(name))) return null
  return { isEmpty: false, of: (field) => (CONTACT.has(field) ? people.of(field) : NOTHING) }
}

const CONTACT: ReadonlySet<string> = new Set('firstName middleName lastName namePrefix nameSuffix jobTitle'.split(' '))

/** A program that has one column for names of people and companies fills that of whole names, or of last ones. */
function namesOf(own: FieldCells, people: FieldCells): readonly Cell[] {
  const named = [...own.of('name'), ...people.of('fullName')].filter(({ text }) => !isPlaceholder(text))
  if (named.length > 0) return named
  const parts = (['firstName', 'lastName'] as const).flatMap((field) => people.of(field))
  const [first] = parts
  return first === undefined
    ? NOTHING
    : [{ ...first, text: `${joined(people, 'firstName')} ${joined(people, 'lastName')}`.trim() }]
}

function joined(people: FieldCells, field: 'firstName' | 'lastName'): string {
  return people
    .of(field)
    .flatMap(({ text }) => (isOnlyMarks(text) ? [] : [text]))
    .join(' ')
}

/** Its own site before its pages on others. */
function sitesOf(people: FieldCells): readonly Cell[] {
  return people
    .of('link')
    .flatMap((cell) => splitLinks(cell.text).map((text) => ({ ...cell, text })))
    .toSorted((a, b) => Number(isSharedSite(a.text)) - Number(isSharedSite(b.text)))
}

function mailCells(people: FieldCells, mails: readonly string[]): readonly Cell[] {
  const [cell] = people.of('email')
  return cell === undefined || mails.length === 0 ? NOTHING : [{ ...cell, text: mails.join('\n') }]
}

/** What only people have. */
const ONLY_OF_PEOPLE = ['birthday', 'lifecycle', 'source', 'nickname', 'detail'] as const

/** A company's row in a file of people: the company, and whom the row names there. */
export function readCompanyRow(cells: RowCells, reading: Reading): Pick<RowDraft, 'people' | 'company'> {
  const { problems } = reading
  const people = cells.in('people')
  const mails = mailsOf({ emails: readEmails(people, problems) })
  const company = readCompany(companyCells(cells, mails), { ...reading, primary: 'companies' }, mails)
  const contact = contactCells(cells)
  const person = contact === null ? null : readPerson(contact, reading)
  const own = (reading.own.people ?? []).map(({ field }) => field)
  for (const field of [...ONLY_OF_PEOPLE, ...own, ...(person === null ? (['jobTitle'] as const) : [])]) {
    for (const { column, text } of people.of(field))
      if (!isPlaceholder(text)) problems.push(problem('not-of-company', column, text))
  }
  return { people: person === null ? [] : [person], company }
}
