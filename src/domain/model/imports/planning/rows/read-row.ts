import type { ImportCollection } from '../../import-collections'
import type { DateOrders, Mapping, DateOrder } from '../../mapping'
import { problem, type RowError, type SkipReason } from '../../problem'
import { amountLocale } from '../../recognising/values/amounts'
import { dateOrderOf } from '../../recognising/values/dates'
import { readLabel } from '../../recognising/values/multi-value'
import { isNoCompany } from '../../recognising/values/words'
import { ownKeyOf, type Target } from '../../targets'
import type { NameResolver } from '../name-resolver'
import { cellReader, type RowCells } from './cells'
import { readCompany } from './company'
import { readCompanyRow } from './company-among-people'
import { areOfOne, isDeleted, OF_ONE, readDeal, type DealReading } from './deal'
import type { Draft, PersonDraft, Reading, ReadRow, RowContext } from './draft'
import { idsOf } from './fields'
import { namedPeople, type NamedPerson } from './linked-people'
import { mailsOf, readPerson } from './person'
import { isAddressAlone, kindOfRow } from './row-kind'
import { readNote, readTask } from './task'

export interface RowReading {
  readonly orders: DateOrders
  readonly names: NameResolver
  /** How each column of figures writes them (`findAmountStyles`). */
  readonly amounts: ReadonlyMap<number, string>
  /** The zone that a column names for all of its times (`findOffsets`). */
  readonly offsets: ReadonlyMap<number, string>
}

/**
 * Reads the rows of one file. A value that cannot be taken is left out (or kept raw, phones) with a warning that names it; a
 * row without what it is about is an error. Never throws.
 */
export function rowReader(mapping: Mapping, given: RowReading, context: RowContext): (row: readonly string[]) => ReadRow {
  const read = cellReader(mapping)
  return (row) => {
    const cells = read(row)
    const reading = { ...context, ...given, problems: [...cells.problems] }
    const draft = readDraft(cells, reading)
    return typeof draft === 'string'
      ? { draft: null, skip: draft, problems: reading.problems }
      : { draft, skip: null, problems: reading.problems }
  }
}

function readDraft(cells: RowCells, reading: DealReading): Draft | SkipReason | null {
  const { primary, problems } = reading
  // An address beside a company's name, and nobody's name, is the company's own.
  const isOwn = primary === 'companies' && isAddressAlone(cells.in('people'))
  const kind = primary === 'people' ? kindOfRow(cells) : isOwn ? 'company' : 'person'
  if (kind === 'group') return 'group-card'
  if (primary === 'deals' && isDeleted(cells.in('deals'))) return 'deleted-there'
  const about = kind === 'company' ? 'companies' : primary
  const { people, company } = kind === 'company' ? readCompanyRow(cells, reading) : readPeopleAndCompany(cells, reading)
  const deal = readDeal(cells.in('deals'), reading)
  const task = readTask(cells.in('tasks'), reading)
  const note = readNote(cells.in('notes'), reading)
  if (deal === 'refused' || task === 'refused' || note === 'refused') {
    if (!problems.some(({ rule }) => rule === 'invalid' || rule.endsWith('-unknown'))) problems.push(problem('invalid', null, ''))
    return null
  }
  const own = {
    people: people[0] ?? null,
    companies: company?.name ?? company?.recordId ?? company?.domains[0] ?? null,
    deals: deal,
    tasks: task,
    notes: note,
  }
  if (own[about] === null) {
    if (!problems.some(({ rule }) => rule === 'invalid')) problems.push(problem(NOTHING[about], null, ''))
    return null
  }
  const personIds = primary === 'people' || people.length > 0 ? [] : [...new Set(idsOf(cells.in('people'), 'recordId'))]
  return { about, people, personIds, company, deal, task, note }
}

function readPeopleAndCompany(cells: RowCells, reading: DealReading): Pick<Draft, 'people' | 'company'> {
  const people = readPeople(cells, reading)
  const mails = people.flatMap(({ person }) => mailsOf(person)).slice(0, 1)
  const company = readCompany(cells.in('companies'), { ...reading, mails })
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

function readPeople(cells: RowCells, reading: Reading & { readonly orders: DateOrders }): readonly PersonDraft[] {
  const people = cells.in('people')
  if (people.isEmpty) return []
  const named: readonly NamedPerson[] = reading.primary === 'people' ? [{ cells: people, group: '' }] : namedPeople(people)
  const roles = cells.in('deals').of('role')
  return named.flatMap(({ cells: own, group }) => {
    const person = readPerson(own, reading.orders, reading)
    if (person === null) return []
    const role = roles.find((cell) => cell.group === group)
    return [role === undefined ? person : { ...person, role: readLabel(role.text) }]
  })
}

const DATED =
  /\.(birthday|expectedCloseOn|closedAt|wonAt|lostAt|stageEnteredAt|originalCreatedAt|due|remindAt|snoozedUntil|completedAt|happenedAt)$/

/** Does the column hold days? Of an own field it may, and what is no date decides nothing. */
export function isDated(target: Target): boolean {
  return DATED.test(target) || ownKeyOf(target) !== null
}

/** The order of every date column, from all its values; columns that do not decide are not in it. */
export function findDateOrders(rows: readonly (readonly string[])[], mapping: Mapping): DateOrders {
  const orders = new Map<number, DateOrder>()
  for (const [column, { target }] of mapping.entries()) {
    if (target === null || !isDated(target)) continue
    const order = dateOrderOf(valuesOf(rows, column))
    if (order === 'day-first' || order === 'month-first') orders.set(column, order)
  }
  return orders
}

/** What decides the decimals of every column of amounts, and whether chances count from nought to one, from all its values. */
export function findAmountStyles(
  rows: readonly (readonly string[])[],
  { mapping, locale }: { readonly mapping: Mapping; readonly locale: string },
): ReadonlyMap<number, string> {
  const styles = new Map<number, string>()
  for (const [column, { target }] of mapping.entries()) {
    if (target === 'deals.amount') styles.set(column, amountLocale(valuesOf(rows, column), locale))
    if (target === 'deals.probability' && areOfOne(valuesOf(rows, column))) styles.set(column, OF_ONE)
  }
  return styles
}

function valuesOf(rows: readonly (readonly string[])[], column: number): readonly string[] {
  return rows.map((row) => row[column] ?? '')
}
