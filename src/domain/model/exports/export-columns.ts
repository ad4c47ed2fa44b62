import type { OwnField } from '../fields/own-field'
import type { Id } from '../kernel/id'
import { DEALS, type StageKind } from '../registry/deals'
import type { RecordOf } from '../records/collections'
import type { Subject } from '../records/subject'
import { COMPANIES, PEOPLE } from '../registry/contacts'
import { linesOf } from '../registry/lines'
import {
  addressColumns,
  amountCell,
  dateCell,
  emailColumns,
  lineColumns,
  linkColumns,
  listCell,
  momentCell,
  numberCell,
  originalColumn,
  ownColumns,
  phoneColumns,
  referenceColumns,
  stampColumns,
  tagColumns,
} from './shared-columns'
import type { ExportColumn, ExportLookups } from './export-cell'

type Lookups = ExportLookups<OwnField>

export interface ExportedPerson {
  readonly person: RecordOf<'people'>
  readonly companyName: string | null
}

export interface ExportedDeal {
  readonly deal: RecordOf<'deals'>
  readonly companyName: string | null
  readonly stageKind: StageKind
  /** The deal's own probability, else its stage's, in percent. */
  readonly probability: number
  readonly personName: (id: Id) => string | null
}

export interface ExportedTask {
  readonly task: RecordOf<'tasks'>
  readonly subjectName: (subject: Subject) => string | null
}

/*
 * Every field there is of each kind of record. The headers are the same in every language, and those that imports know; the
 * first one, which no other program writes, says what the table holds. They are part of what the product promises.
 */

export function personColumns(
  people: readonly ExportedPerson[],
  { nameOf, own }: Lookups,
): readonly ExportColumn<ExportedPerson>[] {
  return [
    { header: 'Portside person ID', of: ({ person }) => person.id },
    { header: 'First name', of: ({ person }) => person.firstName },
    { header: 'Middle name', of: ({ person }) => person.middleName },
    { header: 'Last name', of: ({ person }) => person.lastName },
    { header: 'Name prefix', of: ({ person }) => person.namePrefix },
    { header: 'Name suffix', of: ({ person }) => person.nameSuffix },
    { header: 'Job title', of: ({ person }) => person.jobTitle },
    ...referenceColumns<ExportedPerson>(
      'Company',
      ({ person }) => person.companyId,
      (_, { companyName }) => companyName,
    ),
    ...emailColumns(people, ({ person }) => person.emails),
    ...phoneColumns(people, ({ person }) => person.phones),
    ...linkColumns(people, ({ person }) => person.links),
    ...addressColumns<ExportedPerson>(({ person }) => person.address),
    { header: 'Birthday', of: ({ person }) => dateCell(person.birthday) },
    { header: 'Lifecycle', of: ({ person }) => person.lifecycle },
    { header: 'Do not contact', of: ({ person }) => person.doNotContact },
    ...referenceColumns<ExportedPerson>('Owner', ({ person }) => person.ownerId, nameOf),
    ...tagColumns<ExportedPerson>(({ person }) => person.tagIds, nameOf),
    { header: 'Source', of: ({ person }) => person.source },
    { header: 'Description', of: ({ person }) => person.description },
    ...lineColumns<ExportedPerson>(linesOf(PEOPLE, ['jobTitle', 'source']), ({ person }) => person),
    ...ownColumns<ExportedPerson>(({ person }) => person.custom, own),
    originalColumn<ExportedPerson>(({ person }) => person),
    ...stampColumns<ExportedPerson>(({ person }) => person, nameOf),
  ]
}

export function companyColumns(
  companies: readonly RecordOf<'companies'>[],
  { nameOf, own }: Lookups,
): readonly ExportColumn<RecordOf<'companies'>>[] {
  return [
    { header: 'Portside company ID', of: (company) => company.id },
    { header: 'Company name', of: (company) => company.name },
    { header: 'Company domains', of: (company) => listCell(company.domains) },
    { header: 'Company website', of: (company) => company.website },
    { header: 'Industry', of: (company) => company.industry },
    { header: 'Company size', of: (company) => company.size },
    ...phoneColumns(companies, (company) => company.phones),
    ...addressColumns<RecordOf<'companies'>>((company) => company.address),
    ...referenceColumns<RecordOf<'companies'>>('Owner', (company) => company.ownerId, nameOf),
    ...tagColumns<RecordOf<'companies'>>((company) => company.tagIds, nameOf),
    { header: 'Description', of: (company) => company.description },
    ...lineColumns<RecordOf<'companies'>>(linesOf(COMPANIES, ['industry']), (company) => company),
    ...ownColumns<RecordOf<'companies'>>((company) => company.custom, own),
    originalColumn<RecordOf<'companies'>>((company) => company),
    ...stampColumns<RecordOf<'companies'>>((company) => company, nameOf),
  ]
}

/** As many as take part in the deal with the most of them. */
function dealPeopleColumns(deals: readonly ExportedDeal[]): readonly ExportColumn<ExportedDeal>[] {
  const most = deals.reduce((width, { deal }) => Math.max(width, deal.people.length), 1)
  return Array.from({ length: most }, (_, at): readonly ExportColumn<ExportedDeal>[] => [
    {
      header: `Person ${at + 1} - Name`,
      of: ({ deal, personName }) => {
        const id = deal.people[at]?.personId
        return id === undefined ? null : personName(id)
      },
    },
    { header: `Person ${at + 1} - ID`, of: ({ deal }) => deal.people[at]?.personId ?? null },
    {
      header: `Person ${at + 1} - Role`,
      of: ({ deal }) => {
        const one = deal.people[at]
        return one?.primary === true && at > 0 ? `* ${one.role ?? ''}`.trim() : (one?.role ?? null)
      },
    },
  ]).flat()
}

export function dealColumns(deals: readonly ExportedDeal[], { nameOf, own }: Lookups): readonly ExportColumn<ExportedDeal>[] {
  return [
    { header: 'Portside deal ID', of: ({ deal }) => deal.id },
    { header: 'Deal name', of: ({ deal }) => deal.title },
    ...referenceColumns<ExportedDeal>('Pipeline', ({ deal }) => deal.pipelineId, nameOf),
    ...referenceColumns<ExportedDeal>('Stage', ({ deal }) => deal.stageId, nameOf),
    { header: 'Status', of: ({ stageKind }) => stageKind },
    { header: 'Amount', of: ({ deal }) => amountCell(deal.amountMinor, deal.currency) },
    { header: 'Currency', of: ({ deal }) => deal.currency },
    { header: 'Probability', of: ({ deal }) => numberCell(deal.probability) },
    { header: 'Expected close date', of: ({ deal }) => dateCell(deal.expectedCloseOn) },
    { header: 'Closed at', of: ({ deal }) => momentCell(deal.closedAt) },
    ...referenceColumns<ExportedDeal>('Lost reason', ({ deal }) => deal.lostReasonId, nameOf),
    { header: 'Lost note', of: ({ deal }) => deal.lostNote },
    ...referenceColumns<ExportedDeal>(
      'Company',
      ({ deal }) => deal.companyId,
      (_, { companyName }) => companyName,
    ),
    ...dealPeopleColumns(deals),
    ...referenceColumns<ExportedDeal>('Owner', ({ deal }) => deal.ownerId, nameOf),
    ...tagColumns<ExportedDeal>(({ deal }) => deal.tagIds, nameOf),
    { header: 'Source', of: ({ deal }) => deal.source },
    ...lineColumns<ExportedDeal>(linesOf(DEALS, ['source']), ({ deal }) => deal),
    ...ownColumns<ExportedDeal>(({ deal }) => deal.custom, own),
    { header: 'In stage since', of: ({ deal }) => momentCell(deal.stageEnteredAt) },
    originalColumn<ExportedDeal>(({ deal }) => deal),
    ...stampColumns<ExportedDeal>(({ deal }) => deal, nameOf),
  ]
}

export function taskColumns({ nameOf }: Pick<Lookups, 'nameOf'>): readonly ExportColumn<ExportedTask>[] {
  return [
    { header: 'Portside task ID', of: ({ task }) => task.id },
    { header: 'Task', of: ({ task }) => task.title },
    { header: 'Body', of: ({ task }) => task.body },
    { header: 'Kind', of: ({ task }) => task.kind },
    { header: 'Due on', of: ({ task }) => dateCell(task.dueOn) },
    { header: 'Due at', of: ({ task }) => momentCell(task.dueAt) },
    { header: 'Remind at', of: ({ task }) => momentCell(task.remindAt) },
    { header: 'Priority', of: ({ task }) => task.priority },
    { header: 'Status', of: ({ task }) => task.status },
    { header: 'Snoozed until', of: ({ task }) => momentCell(task.snoozedUntil) },
    { header: 'Completed at', of: ({ task }) => momentCell(task.completedAt) },
    { header: 'Repeat', of: ({ task }) => task.repeat },
    ...referenceColumns<ExportedTask>('Assignee', ({ task }) => task.assigneeId, nameOf),
    { header: 'About', of: ({ task, subjectName }) => listCell(task.subjects.map(subjectName)) },
    { header: 'About IDs', of: ({ task }) => listCell(task.subjects) },
    ...stampColumns<ExportedTask>(({ task }) => task, nameOf),
  ]
}
