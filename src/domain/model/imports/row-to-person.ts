import type { Id } from '../kernel/id'
import type { Lifecycle } from '../people/lifecycle'
import type { Person } from '../people/person'
import { LIMITS } from '../records/limits'
import { validateRecord } from '../records/validate'
import { cutTo } from './cut-to'
import { dateOrderOf, readBirthday, type DateOrder } from './dates'
import type { Draft, ReadRow, RowContext } from './draft'
import { lifecycleOf } from './lifecycles'
import type { DateOrders, Mapping } from './mapping'
import { matchKey } from './match-key'
import { splitList } from './multi-value'
import { isPlaceholder } from './placeholders'
import { problem, type RowProblem } from './problem'
import { readAddress } from './row-address'
import { cellReader, onlyCell, type FieldCells } from './row-cells'
import { readCompany } from './row-company'
import { readOwnFields } from './row-own-fields'
import { readEmails, readLinks, readPhones } from './row-contacts'
import { readNames } from './row-names'
import { ownKeyOf, type Target } from './targets'

/**
 * Reads the rows of one file. A value that cannot be taken is left out (or kept raw, phones) with a warning that names
 * it; a row that tells of nobody is an error. Never throws.
 */
export function rowReader(mapping: Mapping, orders: DateOrders, context: RowContext): (row: readonly string[]) => ReadRow {
  const read = cellReader(mapping)
  return (row) => {
    const cells = read(row)
    const problems = [...cells.problems]
    const person = readDraft(cells.in('people'), orders, { ...context, problems })
    if (person === null) return { draft: null, problems }
    return { draft: { ...person, company: readCompany(cells.in('companies'), mailsOf(person.person), problems) }, problems }
  }
}

/** The order of every date column, from all its values; columns that do not decide are not in it. */
export function findDateOrders(rows: readonly (readonly string[])[], mapping: Mapping): DateOrders {
  const orders = new Map<number, DateOrder>()
  for (const [column, { target }] of mapping.entries()) {
    if (target === null || !isDated(target)) continue
    const order = dateOrderOf(rows.map((row) => row[column] ?? ''))
    if (order === 'day-first' || order === 'month-first') orders.set(column, order)
  }
  return orders
}

const DATED =
  /\.(birthday|expectedCloseOn|closedAt|wonAt|lostAt|stageEnteredAt|due|remindAt|snoozedUntil|completedAt|happenedAt)$/

/** Does the column hold days? Of an own field it may, and what is no date decides nothing. */
export function isDated(target: Target): boolean {
  return DATED.test(target) || ownKeyOf(target) !== null
}

type Reading = RowContext & { readonly problems: RowProblem[] }

function readDraft(cells: FieldCells, orders: DateOrders, reading: Reading): Omit<Draft, 'company'> | null {
  const { problems, country } = reading
  const emails = readEmails(cells, problems)
  const phones = readPhones(cells, country, problems)
  const names = readNames(cells, problems)
  if (names.firstName === null && names.lastName === null && emails.length === 0 && phones.length === 0) {
    problems.push(problem('no-identity', null, ''))
    return null
  }
  const { address, others } = readAddress(cells, problems)
  const text = [...cells.of('description').map((cell) => cell.text.replace(/\r\n?/g, '\n')), ...others].join('\n\n').trim()
  const isNote = text.length > LIMITS.description
  if (text.length > LIMITS.note) problems.push(problem('cut-to-limit', null, text))
  const person = {
    ...names,
    jobTitle: oneLine(cells, 'jobTitle', problems),
    companyId: null,
    emails,
    phones,
    links: readLinks(cells, problems),
    address,
    birthday: readDay(cells, orders, reading),
    lifecycle: readLifecycle(cells, problems),
    doNotContact: readFlag(cells, problems),
    ownerId: readOwner(cells, reading),
    tagIds: [],
    avatarFileId: null,
    source: oneLine(cells, 'source', problems),
    description: isNote || text === '' ? null : text,
    custom: readOwnFields(cells, orders, reading),
  }
  const checked = validateRecord('people', person)
  if (!checked.ok) {
    for (const field of Object.keys(checked.fields)) problems.push(problem('invalid', null, field))
    return null
  }
  return {
    person: checked.value,
    tags: readTags(cells, problems),
    note: isNote ? cutTo(text, LIMITS.note) : null,
  }
}

function mailsOf({ emails }: Person): readonly string[] {
  return emails.toSorted((a, b) => Number(b.primary) - Number(a.primary)).map(({ value }) => value)
}

function oneLine(cells: FieldCells, target: 'jobTitle' | 'source', problems: RowProblem[]): string | null {
  const cell = onlyCell(cells, target, problems)
  if (cell === null) return null
  const text = cell.text.replace(/\s+/gu, ' ')
  if (text.length > LIMITS.name) problems.push(problem('cut-to-limit', cell.column, text))
  return cutTo(text, LIMITS.name)
}

function readDay(cells: FieldCells, orders: DateOrders, { today, problems }: Reading): string | null {
  const cell = onlyCell(cells, 'birthday', problems)
  if (cell === null) return null
  const order = orders.get(cell.column) ?? null
  const read = readBirthday(cell.text, order, today)
  if (read === null) return null
  if (read !== 'unreadable') return read.date
  const undecided = order === null && readBirthday(cell.text, 'day-first', today) !== 'unreadable'
  problems.push(problem(undecided ? 'date-order-unknown' : 'date-unreadable', cell.column, cell.text))
  return null
}

function readLifecycle(cells: FieldCells, problems: RowProblem[]): Lifecycle | null {
  const cell = onlyCell(cells, 'lifecycle', problems)
  const lifecycle = cell === null ? null : lifecycleOf(cell.text)
  if (cell !== null && lifecycle === null) problems.push(problem('lifecycle-unknown', cell.column, cell.text))
  return lifecycle
}

const YES = /^(yes|y|true|1|x|✓|ja|j|oui|o|s[ií]|s|sim|wahr|vrai|verdadero|vero)$/i
const NO = /^(no|n|false|0|nein|nee|non|não|falsch|faux|falso|onwaar)$/i

function readFlag(cells: FieldCells, problems: RowProblem[]): boolean {
  const cell = onlyCell(cells, 'doNotContact', problems)
  if (cell === null || NO.test(cell.text)) return false
  if (YES.test(cell.text)) return true
  problems.push(problem('flag-unreadable', cell.column, cell.text))
  return false
}

function readOwner(cells: FieldCells, { ownerOf, problems }: Reading): Id | null {
  const cell = onlyCell(cells, 'owner', problems)
  const owner = cell === null ? null : ownerOf(cell.text)
  if (cell !== null && owner === null) problems.push(problem('owner-unknown', cell.column, cell.text))
  return owner
}

/** Google's own groups hold everybody and say nothing. */
const SYSTEM_GROUPS: ReadonlySet<string> = new Set(['mycontacts', 'starred'])

function readTags(cells: FieldCells, problems: RowProblem[]): readonly string[] {
  const tags = new Map<string, string>()
  for (const { text, column } of cells.of('tags')) {
    for (const part of splitList(text)) {
      const name = part
        .replace(/^\*\s*/, '')
        .replace(/\s+/gu, ' ')
        .trim()
      if (name === '' || isPlaceholder(name) || SYSTEM_GROUPS.has(matchKey(name))) continue
      if (name.length > LIMITS.name || tags.size === LIMITS.tags) problems.push(problem('too-many', column, name))
      else if (!tags.has(name.toLowerCase())) tags.set(name.toLowerCase(), name)
    }
  }
  return [...tags.values()]
}
