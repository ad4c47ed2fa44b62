import type { ImportCollection } from '../../import-collections'
import type { RowDraft, PersonDraft, Reading, ReadRow, RowContext, RowReading } from './draft'
import type { Mapping, Target } from '../../targets'
import { problem, type RowError, type SkipReason } from '../../problem'
import { matchKey, matchWords } from '../../match-key'
import { isFreeMail } from '../../../companies/company-name'
import { isFirm, isKnownPerson, isPerson, isSomebody } from '../../recognising/kind/firm-or-person'
import { bareEmail, readLabel } from '../../recognising/values/multi-value'
import { kindOfWord, isNoCompany, isPlaceholder } from '../../recognising/values/words'
import { cellReader, type FieldCells, type RowCells, namedPeople, type NamedPerson } from './cells'
import { readCompany } from './company'
import { countryOf } from './contacts'
import { readCompanyRow, isAddressAlone, kindOfRow } from './company-among-people'
import { isDeleted, readDeal } from './deal'
import { idsOf } from './fields'
import { mailsOf, readPerson } from './person'
import { readNote, readTask } from './task'
import { trimToSize } from '../../../kernel/trim-to-size'

/**
 * Reads the rows of one file. A value that cannot be taken is left out (or kept raw, phones) with a warning that names it; a
 * row without what it is about is an error. Never throws.
 */
export function rowReader(mapping: Mapping, given: RowReading, context: RowContext): (row: readonly string[]) => ReadRow {
  const read = cellReader(mapping)
  const titles: ReadonlySet<string | null> = new Set(TITLES[context.primary])
  const areUntitled = !mapping.some(({ target }) => titles.has(target))
  return (row) => {
    const cells = read(row)
    const reading = { ...context, ...given, areUntitled, problems: [...cells.problems] }
    const draft = readDraft(cells, reading)
    const problems = trimToSize(reading.problems)
    return typeof draft === 'string' ? { draft: null, skip: draft, problems } : { draft, skip: null, problems }
  }
}

/** What says what such records are called. */
const TITLES: Readonly<Partial<Record<ImportCollection, readonly Target[]>>> = {
  deals: ['deals.title'],
  tasks: ['tasks.title', 'tasks.body'],
}

function readDraft(cells: RowCells, reading: Reading): RowDraft | SkipReason | null {
  const { primary } = reading
  const kind = kindIn(cells, primary)
  if (kind === 'group') return 'group-card'
  if (primary === 'deals' && isDeleted(cells.in('deals'))) return 'deleted-there'
  if (isOfSomebody(cells, primary)) return readDraft(asPerson(cells), { ...reading, primary: 'people' })
  if (isSoldToSomebody(cells, reading)) return readDraft(asPerson(cells), { ...reading, customers: new Set() })
  if (isNumberOfCompany(cells, reading)) return readDraft(withNumber(cells), { ...reading, customers: new Set() })
  const about = kind === 'company' ? 'companies' : primary
  const { people, company } = kind === 'company' ? readCompanyRow(cells, reading) : readPeopleAndCompany(cells, reading)
  const deal = readDeal(cells.in('deals'), reading, primary === 'deals' ? nameOf(people[0], company) : null)
  const task = readTask(cells.in('tasks'), reading, primary === 'tasks' ? nameOf(people[0], company) : null)
  const note = readNote(cells.in('notes'), reading)
  if (deal === 'refused' || task === 'refused' || note === 'refused') return refused(reading)
  const personIds = primary === 'people' || people.length > 0 ? [] : new Set(idsOf(cells.in('people'), 'recordId'))
  const draft = { about, people: trimToSize(people), personIds: trimToSize([...personIds]), company, deal, task, note }
  if (tellsOf(draft)) return draft
  if (!reading.problems.some(({ rule }) => rule === 'invalid')) reading.problems.push(problem(NOTHING[about], null, ''))
  return null
}

/** What a deal is called after that has no name: with whom it is. */
function nameOf(person: PersonDraft | undefined, company: RowDraft['company']): string | null {
  const { firstName = null, lastName = null } = person?.person ?? {}
  const name = [firstName, lastName].filter((part) => part !== null).join(' ')
  return company?.name ?? (name === '' ? null : name)
}

/** An address beside a company's name, and nobody's name, is the company's own. */
function kindIn(cells: RowCells, primary: ImportCollection): 'person' | 'company' | 'group' {
  if (primary === 'people') return kindOfRow(cells)
  return primary === 'companies' && isAddressAlone(cells.in('people')) ? 'company' : 'person'
}

/** The row says that it is of a person, and what it is called is no firm's: a trader may be both before the law. */
function isPersonByKind(cells: RowCells): boolean {
  const kinds = cells.in('people').of('kind')
  const names = cells.in('companies').of('name')
  return kinds.some(({ text }) => kindOfWord(text) === 'person') && !names.some(({ text }) => isFirm(text))
}

/** A customer that is no company: a row that names somebody, and neither a company nor anything by which one is known. */
function isOfSomebody(cells: RowCells, primary: ImportCollection): boolean {
  if (primary !== 'companies') return false
  if (isPersonByKind(cells)) return true
  const isSaid = (collection: ImportCollection, field: string) =>
    cells
      .in(collection)
      .of(field)
      .some(({ text }) => !isPlaceholder(text))
  if (['domain', 'website'].some((field) => isSaid('companies', field))) return false
  const namesSomebody = ['fullName', 'firstName', 'lastName', 'jobTitle'].some((field) => isSaid('people', field))
  if (['name', 'recordId'].every((field) => !isSaid('companies', field))) return namesSomebody
  return !namesSomebody && isPrivate(cells)
}

/** A customer whose own name stands where companies' do, `Maria Müller`, with an address that is called after it, or is nobody's firm's. */
function isPrivate(cells: RowCells): boolean {
  const [name, ...others] = cells.in('companies').of('name')
  const mail = bareEmail(cells.in('people').of('email')[0]?.text ?? '').toLowerCase()
  if (name === undefined || others.length > 0 || !mail.includes('@')) return false
  const words = matchWords(name.text).filter((word) => word.length > 2)
  if (words.length < 2 || words.length > 3 || !isPerson(name.text) || !isSomebody(name.text)) return false
  const [local = '', host = ''] = mail.split('@').map(matchKey)
  return (
    !words.some((word) => host.includes(word)) &&
    (isFreeMail(mail.split('@')[1] ?? '') || words.some((word) => local.includes(word)))
  )
}

/** `Maria Müller` under `Customer`, in a list of deals whose other customers may be firms. */
function isSoldToSomebody(cells: RowCells, { customers }: Reading): boolean {
  const [name, ...others] = cells.in('companies').of('name')
  if (name === undefined || others.length > 0 || !customers.has(name.column)) return false
  const written = name.text.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())
  if (!isPerson(written)) return false
  const words = matchWords(written)
  if (words.length === 1) return isKnownPerson(written) && /\p{Script=Han}|\p{Script=Hangul}/u.test(written)
  if (words.length > CUSTOMER_MOST) return false
  return isSomebody(written) || areOfMail(words, cells.in('people').of('email')[0]?.text ?? '')
}

/** `kara@whitcomb.example` of Kara Whitcomb: both are in it, one before the sign. */
function areOfMail(words: readonly string[], text: string): boolean {
  const mail = bareEmail(text).toLowerCase()
  const local = matchKey(mail.split('@')[0] ?? '')
  return mail.includes('@') && words.every((word) => matchKey(mail).includes(word)) && words.some((word) => local.includes(word))
}

const CUSTOMER_MOST = 4

/** A number beside a company that something is sold to, in a row that says nothing of anybody, is the company's. */
function isNumberOfCompany(cells: RowCells, { customers }: Reading): boolean {
  const people = cells.in('people')
  const isOfCustomer = cells
    .in('companies')
    .of('name')
    .some(({ column }) => customers.has(column))
  return isOfCustomer && people.of('phone').length > 0 && !OF_SOMEBODY.some((field) => people.of(field).length > 0)
}

const OF_SOMEBODY = ['fullName', 'firstName', 'lastName', 'email', 'link', 'jobTitle', 'recordId'] as const

function withNumber(cells: RowCells): RowCells {
  const [people, companies] = [cells.in('people'), cells.in('companies')]
  const own: FieldCells = {
    isEmpty: false,
    of: (field) => (field.startsWith('phone') ? [...companies.of(field), ...people.of(field)] : companies.of(field)),
  }
  return {
    ...cells,
    in: (collection) => (collection === 'companies' ? own : collection === 'people' ? NOBODY : cells.in(collection)),
  }
}

const NOBODY: FieldCells = { isEmpty: true, of: () => [] }

/** What the columns of companies say of somebody's row is theirs. */
function asPerson(cells: RowCells): RowCells {
  const [people, companies] = [cells.in('people'), cells.in('companies')]
  const own: FieldCells = {
    isEmpty: false,
    of: (field) =>
      OF_BOTH.has(field)
        ? [...people.of(field), ...companies.of(field)]
        : field === 'fullName'
          ? [...people.of(field), ...companies.of('name')]
          : people.of(field),
  }
  return {
    ...cells,
    in: (collection) => (collection === 'people' ? own : collection === 'companies' ? NOBODY : cells.in(collection)),
  }
}

const OF_BOTH: ReadonlySet<string> = new Set(
  'phone phoneLabel street city region postalCode country address addressLabel description tags owner originalCreatedAt'.split(
    ' ',
  ),
)

/** Does the row say anything of what it is about? */
function tellsOf({ about, people, company, deal, task, note }: RowDraft): boolean {
  if (about === 'people') return people.length > 0
  if (about === 'companies')
    return company !== null && (company.name !== null || company.recordId !== null || company.domains.length > 0)
  return { deals: deal, tasks: task, notes: note }[about] !== null
}

function refused({ problems }: Reading): null {
  if (!problems.some(({ rule }) => rule === 'invalid' || rule.endsWith('-unknown'))) problems.push(problem('invalid', null, ''))
  return null
}

function readPeopleAndCompany(cells: RowCells, reading: Reading): Pick<RowDraft, 'people' | 'company'> {
  // Who names no country of their own is where their company is.
  const country = countryOf(cells.in('companies'))
  const people = readPeople(cells, country === null ? reading : { ...reading, country })
  const mails = people.flatMap(({ person }) => mailsOf(person)).slice(0, 1)
  const company = readCompany(cells.in('companies'), reading, mails)
  const [first, ...others] = people
  const work = cells
    .in('companies')
    .of('name')
    .find(({ text }) => isNoCompany(text))
  // Who is no company's says how they work instead.
  return first === undefined || work === undefined || reading.primary === 'companies' || first.person.jobTitle !== null
    ? { people, company }
    : { people: [{ ...first, person: { ...first.person, jobTitle: work.text } }, ...others], company }
}

const NOTHING: Readonly<Record<ImportCollection, RowError>> = {
  people: 'no-identity',
  companies: 'no-company-name',
  deals: 'no-title',
  tasks: 'no-title',
  notes: 'no-text',
}

function readPeople(cells: RowCells, reading: Reading): readonly PersonDraft[] {
  const people = cells.in('people')
  if (people.isEmpty) return []
  const named: readonly NamedPerson[] = reading.primary === 'people' ? [{ cells: people, group: '' }] : namedPeople(people)
  const roles = cells.in('deals').of('role')
  return named.flatMap(({ cells: own, group }) => {
    const person = readPerson(own, reading)
    if (person === null) {
      // The job of nobody who is named.
      if (reading.primary === 'companies')
        for (const { column, text } of own.of('jobTitle')) reading.problems.push(problem('not-of-company', column, text))
      return []
    }
    const role = roles.find((cell) => cell.group === group)
    return [role === undefined ? person : { ...person, role: readLabel(role.text) }]
  })
}
