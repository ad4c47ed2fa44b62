import { isCompanyName } from '../../../companies/normal-name'
import { bareEmail, splitEmails } from '../../recognising/values/multi-value'
import { yesOrNo, kindOfWord, isOnlyMarks, isPlaceholder, isNoCompany, isSharedMailbox } from '../../recognising/values/words'
import type { Cell, FieldCells, RowCells } from './cells'

/** What a row of a file of people is of. */
type RowKind = NonNullable<ReturnType<typeof kindOfWord>>

/**
 * What the row says it is; else a company where it names one and nobody, and has nothing of a person's. An address of
 * somebody's own, a job or an id that a program gave to a contact is a person's.
 */
export function kindOfRow(cells: RowCells): RowKind {
  const people = cells.in('people')
  const said = people.of('kind').flatMap(({ text }) => kindOfWord(text) ?? kindOfFlag(text) ?? [])[0]
  if (said !== undefined) return said
  if (isNamedAsCompany(people)) return 'company'
  const company = cells.in('companies')
  const isNamed = company.of('name').some(({ text }) => !isPlaceholder(text) && !isNoCompany(text))
  return isNamed && !isOfPerson(people) && isReachable(people, company) ? 'company' : 'person'
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
  return name !== undefined && isNobodys && isCompanyName(name.text)
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
    (['phone', 'email', 'link'] as const).some((field) => people.of(field).some(isSaid)) ||
    (['phone', 'website', 'domain'] as const).some((field) => company.of(field).some(isSaid))
  )
}

function isSaid({ text }: Cell): boolean {
  return !isPlaceholder(text)
}
