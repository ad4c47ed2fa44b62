import type { Lifecycle } from '../../../registry/contacts'
import type { Person } from '../../../people/person'
import { LIMITS } from '../../../records/limits'
import { validateRecord } from '../../../records/schemas'
import { problem, type RowProblem } from '../../problem'
import { readBirthday, isNoDate } from '../../recognising/values/dates'
import { readLabel, splitTriple } from '../../recognising/values/multi-value'
import { besideBar, othersIn } from '../../recognising/values/name-parts'
import { lifecycleOf, isPlaceholder } from '../../recognising/values/words'
import { readAddress } from './address'
import { onlyCell, type Cell, type FieldCells } from './cells'
import { readEmails, readLinks, readPhones } from './contacts'
import type { PersonDraft, Reading } from './draft'
import { cutTo } from '../../../kernel/cut-to'
import { readOwnFields, longText, oneLine, readFlag, readInOrder, readOriginal, readOwner, readTags, recordIdOf } from './fields'
import { readNames, type Names } from './names'
import { trimToSize } from '../../../kernel/trim-to-size'

/**
 * The person a row is about; `null`: it is about nobody. A value that cannot be taken is left out (or kept raw, phones) with
 * a warning that names it.
 */
export function readPerson(cells: FieldCells, reading: Reading): PersonDraft | null {
  const { problems, country } = reading
  const emails = readEmails(cells, problems)
  const phones = readPhones(cells, country, problems)
  const named = readNames(cells, reading)
  const details = readDetails(cells, named)
  const names = details.name === null ? named : { ...named, firstName: details.name }
  if (names.firstName === null && names.lastName === null && emails.length === 0 && phones.length === 0) return null
  const { address, others } = readAddress(cells, problems)
  const text = [longText(cells, 'description'), ...others, details.text].filter(Boolean).join('\n\n').trim()
  const isNote = text.length > LIMITS.description
  if (text.length > LIMITS.note) problems.push(problem('cut-to-limit', null, text))
  // Field by field, and validated into the same object: one shape for 100,000 of them, which the engine keeps compact.
  const person: Person = {
    firstName: names.firstName,
    middleName: names.middleName,
    lastName: names.lastName,
    namePrefix: names.namePrefix,
    nameSuffix: names.nameSuffix,
    jobTitle: oneLine(cells, 'jobTitle', reading) ?? jobBeside(cells),
    companyId: null,
    emails,
    phones,
    links: readLinks(cells, problems),
    address,
    birthday: readDayOfBirth(cells, reading),
    lifecycle: readLifecycle(cells, problems),
    doNotContact: readFlag(cells, 'doNotContact', problems),
    ownerId: readOwner(cells, 'owner', reading),
    tagIds: [],
    avatarFileId: null,
    source: oneLine(cells, 'source', reading),
    description: isNote || text === '' ? null : text,
    originalCreatedAt: readOriginal(cells, reading),
    custom: readOwnFields(cells, 'people', reading),
  }
  const checked = validateRecord('people', person)
  if (!checked.ok) {
    for (const field of Object.keys(checked.fields)) problems.push(problem('invalid', null, field))
    return null
  }
  const note = isNote ? cutTo(text, LIMITS.note) : null
  return {
    person: trimmed(Object.assign(person, checked.value)),
    tags: readTags(cells, problems),
    note,
    recordId: recordIdOf(cells),
  }
}

function trimmed(person: PersonDraft['person']): PersonDraft['person'] {
  const { emails, phones, links, tagIds } = person
  return Object.assign(person, {
    emails: trimToSize(emails),
    phones: trimToSize(phones),
    links: trimToSize(links),
    tagIds: trimToSize(tagIds),
  })
}

/** What stands beside the name, where no column says what somebody does. */
function jobBeside(cells: FieldCells): string | null {
  const [whole] = cells.of('fullName')
  return whole === undefined ? null : (besideBar(whole.text).remark?.slice(0, LIMITS.name) ?? null)
}

/** The primary address first. */
export function mailsOf({ emails }: Pick<Person, 'emails'>): readonly string[] {
  return emails.toSorted((a, b) => Number(b.primary) - Number(a.primary)).map(({ value }) => value)
}

function readDayOfBirth(cells: FieldCells, reading: Reading): string | null {
  const cell = joinedBirthday(cells) ?? onlyCell(cells, 'birthday', reading.problems)
  if (cell === null) return null
  return readInOrder(cell, reading, (order) => readBirthday(cell.text, order, reading.today))?.date ?? null
}

/** Year, month and day from columns of their own; `null`: the day is in one. */
function joinedBirthday(cells: FieldCells): Cell | null {
  const parts = cells.of('birthday').filter(({ group, text }) => group !== '' && /^\d+$/.test(text))
  const [first] = parts
  if (first === undefined) return null
  const part = (name: string) => parts.find(({ group }) => group === name)?.text.padStart(2, '0')
  const [year, month, day] = [part('year'), part('month'), part('day')]
  if (month === undefined || day === undefined) return { ...first, text: parts.map(({ text }) => text).join(' ') }
  return { ...first, text: year === undefined ? `--${month}-${day}` : `${year}-${month}-${day}` }
}

function readLifecycle(cells: FieldCells, problems: RowProblem[]): Lifecycle | null {
  const cell = onlyCell(cells, 'lifecycle', problems)
  const lifecycle = cell === null ? null : lifecycleOf(cell.text)
  if (cell !== null && lifecycle === null) problems.push(problem('lifecycle-unknown', cell.column, cell.text))
  return lifecycle
}

/** What a person has no field for, and the file a column. */
export interface Details {
  /** What they are called, where the file has no name of them. */
  readonly name: string | null
  /** A line each, called what its column or neighbour calls it: `Department: Sales`. */
  readonly text: string
}

export function readDetails(cells: FieldCells, { firstName, lastName }: Names): Details {
  const nicknames = cells.of('nickname').filter(({ text }) => !isPlaceholder(text))
  const isNameless = firstName === null && lastName === null
  const name = isNameless ? (nicknames[0]?.text.slice(0, LONGEST_NAME) ?? null) : null
  const lines = [...(name === null ? nicknames : nicknames.slice(1)), ...cells.of('detail')].flatMap((cell) =>
    lineOf(cell, cells),
  )
  const others = cells.of('fullName').flatMap(({ text }) => othersIn(text))
  const [whole] = cells.of('fullName')
  const remark = cells.of('jobTitle').length === 0 || whole === undefined ? null : besideBar(whole.text).remark
  return { name, text: [...new Set([...lines, ...others, ...(remark === null ? [] : [remark])])].join('\n') }
}

const LONGEST_NAME = 200

function lineOf(cell: Cell, cells: FieldCells): readonly string[] {
  const parts = splitTriple(cell.text).filter((part) => !isPlaceholder(part) && !isNoDate(part))
  if (parts.length === 0) return []
  const neighbour = cell.group === '' ? undefined : cells.of('detailLabel').find(({ group }) => group === cell.group)
  const label = (neighbour === undefined ? null : readLabel(neighbour.text).label) ?? cell.label
  const text = parts.join(', ')
  return [label === null ? text : `${label}: ${text}`]
}
