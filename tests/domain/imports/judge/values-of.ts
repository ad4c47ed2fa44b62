import type { Company } from '../../../../src/domain/model/companies/company'
import type { Deal } from '../../../../src/domain/model/deals/deal'
import { exponentOf } from '../../../../src/domain/model/kernel/currency'
import type { Address, Phone } from '../../../../src/domain/model/kernel/contact-fields'
import type { Note } from '../../../../src/domain/model/notes/note'
import type { Person } from '../../../../src/domain/model/people/person'
import type { Task } from '../../../../src/domain/model/tasks/task'
import type { Written, WrittenRecords } from './written-records'

/** What a record holds in a field that a file can fill, as the truths write it; several spellings of it, where there are. */
export function valuesOf(record: Written, field: string, looking: Looking): readonly string[] {
  const { all, timeZone } = looking
  const values =
    record.collection === 'people'
      ? personValues(record.data, field, looking)
      : record.collection === 'companies'
        ? companyValues(record.data, field, all)
        : record.collection === 'deals'
          ? dealValues(record.data, field, { all, timeZone })
          : record.collection === 'tasks'
            ? taskValues(record.data, field, { all, timeZone })
            : noteValues(record.data, field, timeZone)
  const more = values ?? shared(record, field, looking)
  return more.flatMap((value) => (value === null || value === undefined || value === '' ? [] : [String(value)]))
}

export interface Looking {
  readonly all: WrittenRecords
  /** Names of the records that this one is linked to, and the texts of its notes. */
  readonly linked: { readonly names: readonly string[]; readonly notes: readonly string[] }
  readonly timeZone: string
  /** Are names written so in the file's language? */
  readonly isFamilyFirst: boolean
}

type Values = readonly (string | number | null | undefined)[]

function personValues(person: Person, field: string, { all, isFamilyFirst }: Looking): Values | null {
  const { firstName, middleName, lastName, namePrefix, nameSuffix } = person
  switch (field) {
    case 'fullName':
      return fullNames(person, isFamilyFirst)
    case 'firstName':
      return [firstName, joined(firstName, middleName)]
    case 'lastName':
      return [lastName, joined(middleName, lastName)]
    case 'middleName':
      return [middleName]
    case 'namePrefix':
      return [namePrefix]
    case 'nameSuffix':
      return [nameSuffix]
    case 'email':
      return (person.emails ?? []).map(({ value }) => value)
    case 'emailLabel':
      return (person.emails ?? []).map(({ label }) => label)
    case 'link':
      return (person.links ?? []).map(({ url }) => url)
    case 'linkLabel':
      return (person.links ?? []).map(({ label }) => label)
    case 'doNotContact':
      return [person.doNotContact ? 'yes' : 'no']
    case 'kind':
      return ['person']
    default:
      return contactValues(person, field, all)
  }
}

function companyValues(company: Company, field: string, all: WrittenRecords): Values | null {
  if (field === 'domain') return company.domains ?? []
  if (field === 'website') return [company.website, ...(company.domains ?? [])]
  if (field === 'kind') return ['company']
  // In a file of people, a company's name is in the column of names.
  if (field === 'fullName') return [company.name]
  return contactValues(company, field, all)
}

function contactValues(own: Person | Company, field: string, all: WrittenRecords): Values | null {
  const address: Partial<Address> = own.address ?? {}
  switch (field) {
    case 'phone':
      return (own.phones ?? []).map(phoneText)
    case 'phoneLabel':
      return (own.phones ?? []).map(({ label }) => label)
    case 'street':
    case 'city':
    case 'region':
    case 'postalCode':
    case 'country':
      return [address[field]]
    case 'address':
      return wholeAddresses(address)
    case 'addressLabel':
      return []
    case 'owner':
      return [all.nameOf(own.ownerId)]
    default:
      return null
  }
}

function wholeAddresses({ street, city, region, postalCode, country }: Partial<Address>): Values {
  const parts = [street, city, region, postalCode, country]
  return [
    street,
    listed(parts),
    listed([street, joined(postalCode, city), region, country]),
    listed([street, joined(postalCode, city), country]),
    listed([street, city, joined(region, postalCode), country]),
    listed([street, city, joined(region, postalCode)]),
  ]
}

function listed(parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(', ')
}

function dealValues(deal: Deal, field: string, { all, timeZone }: Pick<Looking, 'all' | 'timeZone'>): Values | null {
  const stage = all.stage(deal.stageId)
  switch (field) {
    case 'pipeline':
      return [all.nameOf(deal.pipelineId)]
    case 'stage':
      return [stage?.name, stage?.kind === 'open' ? null : stage?.kind]
    case 'status':
      return [stage?.kind, stage?.name]
    case 'amount':
      return deal.amountMinor == null ? [] : amounts(deal.amountMinor, deal.currency)
    case 'probability':
      // What is over is certain.
      return [deal.probability, stage?.kind === 'won' ? '100' : null, stage?.kind === 'lost' ? '0' : null]
    case 'closedAt':
    case 'wonAt':
    case 'lostAt':
      return moments(deal.closedAt, timeZone)
    case 'stageEnteredAt':
      return moments(deal.stageEnteredAt, timeZone)
    case 'lostReason':
      return [all.nameOf(deal.lostReasonId), deal.lostNote]
    case 'role':
      return deal.people?.map(({ role }) => role) ?? []
    case 'owner':
      return [all.nameOf(deal.ownerId)]
    default:
      return null
  }
}

function amounts(minor: number, currency: string): Values {
  const digits = exponentOf(currency)
  const plain = (minor / 10 ** digits).toFixed(digits)
  return [`${plain} ${currency}`, plain, String(Number(plain)), `${Number(plain)} ${currency}`]
}

function taskValues(task: Task, field: string, { all, timeZone }: Pick<Looking, 'all' | 'timeZone'>): Values | null {
  switch (field) {
    case 'due':
      return [task.dueOn, ...moments(task.dueAt, timeZone)]
    case 'dueTime':
      return moments(task.dueAt, timeZone).map((moment) => moment.slice(11))
    case 'remindAt':
    case 'snoozedUntil':
    case 'completedAt':
      return moments(task[field], timeZone)
    case 'assignee':
      return [all.nameOf(task.assigneeId)]
    default:
      return null
  }
}

function noteValues(note: Note, field: string, timeZone: string): Values | null {
  if (field === 'happenedAt') return moments(note.happenedAt, timeZone)
  if (field === 'pinned') return [note.pinned ? 'yes' : 'no']
  if (field === 'title' || field === 'detail' || field === 'body') return [note.body]
  return null
}

/** Fields of several collections, and those whose name is the record's own. */
function shared({ data, collection }: Written, field: string, { all, linked, timeZone }: Looking): Values {
  if (field === 'tags') return 'tagIds' in data ? (data.tagIds ?? []).map((id) => all.nameOf(id)) : []
  if (field === 'originalCreatedAt') return 'originalCreatedAt' in data ? moments(data.originalCreatedAt, timeZone) : []
  if (field === 'subjects' || field === 'related') return linked.names
  const text = 'description' in data ? data.description : 'body' in data ? data.body : null
  if (LONG.has(field))
    return [
      text,
      'lostNote' in data ? data.lostNote : null,
      ...linked.notes,
      ...(field === 'nickname' && 'firstName' in data ? [data.firstName] : []),
      // A text of one line is what a task is called.
      ...(field === 'body' && 'title' in data ? [data.title] : []),
    ]
  if (collection === 'people' && field === 'description') return [text, ...linked.notes]
  const own: unknown = Reflect.get(data, field)
  return typeof own === 'string' || typeof own === 'number' ? [own] : []
}

/** What is kept as a text, or as a part of one. */
export const LONG: ReadonlySet<string> = new Set('description detail nickname note body lostNote'.split(' '))

/** In every order in which a name is written. */
export function fullNames(
  { firstName, middleName, lastName, namePrefix, nameSuffix }: Person,
  isFamilyFirst: boolean,
): readonly string[] {
  const orders = [
    [namePrefix, firstName, middleName, lastName, nameSuffix],
    [namePrefix, firstName, middleName, lastName],
    [firstName, middleName, lastName, nameSuffix],
    [firstName, middleName, lastName],
    [firstName, lastName],
  ]
  const spoken = orders.map((parts) => joined(...parts))
  if (!isFamilyFirst && !/[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/.test(spoken[0] ?? '')) return spoken
  const family = [
    [lastName, firstName, middleName],
    [namePrefix, lastName, firstName, middleName, nameSuffix],
    [lastName, firstName],
  ]
  return [...spoken, ...family.map((parts) => joined(...parts)), `${lastName ?? ''}${firstName ?? ''}`]
}

function joined(...parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}

/** E.164 where it was read, else as typed, marked so that it equals no number that was. */
function phoneText({ e164, raw }: Phone): string {
  return e164 ?? raw
}

/** In the workspace's zone, and as the clock of Greenwich had it: files do not say which. */
function moments(instant: string | null | undefined, timeZone: string): readonly string[] {
  if (instant == null) return []
  const inZone = (zone: string) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
      .format(new Date(instant))
      .replace(' ', 'T')
  return [inZone(timeZone), inZone('UTC')]
}
