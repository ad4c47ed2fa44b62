import type { CustomValue, CustomValues } from '../../../fields/custom-value'
import type { OwnField } from '../../../fields/own-field'
import { readCustom } from '../../../fields/read-custom'
import { cutTo } from '../../../kernel/cut-to'
import { type Id, isId } from '../../../kernel/id'
import type { Instant, PlainDate } from '../../../kernel/instant'
import { LIMITS } from '../../../records/limits'
import type { DateOrders } from '../../targets'
import { matchKey } from '../../match-key'
import { problem, type RowProblem } from '../../problem'
import { readBirthday } from '../../recognising/values/dates'
import { asMoment, readDay, readMoment, type ReadMoment, latestDay } from '../../recognising/values/moments'
import { splitList } from '../../recognising/values/multi-value'
import { yesOrNo, isPlaceholder } from '../../recognising/values/words'
import { onlyCell, referenceCell, type FieldCells, type Cell } from './cells'
import type { Reading } from './draft'

/* Fields that records of several collections have, read from their cells. */

export function oneLine(
  cells: FieldCells,
  field: string,
  options: { readonly problems: RowProblem[]; readonly limit?: number },
): string | null {
  const cell = onlyCell(cells, field, options.problems)
  if (cell === null) return null
  const text = cell.text.replace(/\s+/gu, ' ')
  const limit = options.limit ?? LIMITS.name
  if (text.length > limit) options.problems.push(problem('cut-to-limit', cell.column, text))
  return cutTo(text, limit)
}

/** All cells of a text, one below the other. */
export function longText(cells: FieldCells, field: string): string {
  const texts = cells.of(field).flatMap(({ text }) => (isPlaceholder(text) ? [] : [plainText(text)]))
  return [...new Set(texts)].join('\n\n').trim()
}

/** Some programs keep notes as HTML; ours are Markdown, so that marks of it are made into line breaks and words. */
function plainText(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n')
  if (!/<\/?(p|br|div|b|strong|i|em|a|ul|ol|li|span)\b[^>]{0,300}>/i.test(lines)) return lines
  return lines
    .replace(/<\s*br\b[^>]{0,300}>|<\/(p|div|li|ul|ol)\s*>/gi, '\n')
    .replace(/<li\b[^>]{0,300}>/gi, '- ')
    .replace(/<\/?[a-z][^>]{0,2000}>/gi, '')
    .replace(/&(nbsp|amp|lt|gt|quot|#39);/gi, (_, name: string) => ENTITIES[name.toLowerCase()] ?? ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const ENTITIES: Readonly<Record<string, string>> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

export function readFlag(cells: FieldCells, field: string, problems: RowProblem[]): boolean {
  const cell = onlyCell(cells, field, problems)
  const said = cell === null ? 'no' : yesOrNo(cell.text)
  if (cell === null || said !== null) return said === 'yes'
  problems.push(problem('flag-unreadable', cell.column, cell.text))
  return false
}

/** Salesforce writes an id of noughts where there is none. */
export const NO_ID = /^0+(AAA)?$/

export function idsOf(cells: FieldCells, field: string): readonly string[] {
  const ids = cells.of(field).flatMap(({ text }) => text.split(/\s*[;,]\s*/))
  return ids.filter((id) => !isPlaceholder(id) && !NO_ID.test(id))
}

/** What the file calls the record; several ids stand beside a link to several. */
export function recordIdOf(cells: FieldCells): string | null {
  return idsOf(cells, 'recordId')[0] ?? null
}

export function readOwner(cells: FieldCells, field: string, { names, problems }: Reading): Id | null {
  const byId = referenceCell(cells, field)
  if (byId === null) return null
  const name = cells.of(field).find(({ text }) => !isId(text)) ?? byId
  // An id of another workspace says nothing: the name beside it may.
  const owner = names.known.members.some(({ id }) => id === byId.text)
    ? names.resolve('owner', byId.text)
    : names.resolve('owner', name.text)
  if (owner === 'unknown') problems.push(problem('owner-unknown', name.column, name.text))
  return owner === 'unknown' ? null : owner
}

/** Google's own groups hold everybody and say nothing. */
const SYSTEM_GROUPS: ReadonlySet<string> = new Set(['mycontacts', 'starred'])

export function readTags(cells: FieldCells, problems: RowProblem[]): readonly string[] {
  const tags = new Map<string, string>()
  for (const { text, column } of cells.of('tags')) {
    for (const part of splitList(text)) {
      const name = part
        .replace(/^\*\s*/, '')
        .replace(/^"(.*)"$/, '$1') // Mailchimp: `"VIP","Trade fair"`
        .replace(/\s+/gu, ' ')
        .trim()
      // Ids of tags stand beside their names in our own exports.
      if (name === '' || isPlaceholder(name) || isId(name) || SYSTEM_GROUPS.has(matchKey(name))) continue
      if (name.length > LIMITS.name || tags.size === LIMITS.tags) problems.push(problem('too-many', column, name))
      else if (!tags.has(name.toLowerCase())) tags.set(name.toLowerCase(), name)
    }
  }
  return [...tags.values()]
}

type Dated = Pick<Reading, 'today' | 'timeZone' | 'problems' | 'offsets'>

export function readDate(cells: FieldCells, field: string, given: Dated & { readonly orders: DateOrders }): PlainDate | null {
  const { today, problems, orders } = given
  const cell = onlyCell(cells, field, problems)
  if (cell === null) return null
  const order = orders.get(cell.column) ?? null
  const day = readDay(cell.text, order, today)
  if (day !== 'unreadable') return day
  const isUndecided = order === null && readDay(cell.text, 'day-first', today) !== 'unreadable'
  problems.push(problem(isUndecided ? 'date-order-unknown' : 'date-unreadable', cell.column, cell.text))
  return null
}

/** A day or a moment, whichever the cell says. */
export function readWhen(
  cells: FieldCells,
  field: string,
  given: Dated & { readonly orders: DateOrders },
): Exclude<ReadMoment, 'unreadable'> {
  const { today, timeZone, problems, orders, offsets } = given
  const cell = onlyCell(cells, field, problems)
  if (cell === null) return null
  const order = orders.get(cell.column) ?? null
  const read = readMoment(cell.text, { order, today, timeZone, offset: offsets.get(cell.column) })
  if (read !== 'unreadable') return read
  const isUndecided = order === null && readMoment(cell.text, { order: 'day-first', today, timeZone }) !== 'unreadable'
  problems.push(problem(isUndecided ? 'date-order-unknown' : 'date-unreadable', cell.column, cell.text))
  return null
}

/** The earliest: programs that were moved into themselves say when a record came, and when it was made before that. */
export function readOriginal(cells: FieldCells, given: Dated & { readonly orders: DateOrders }): Instant | null {
  const moments = cells.of('originalCreatedAt').flatMap((cell) => {
    const own = { ...cell, text: AT_THE_END.exec(cell.text)?.[0] ?? cell.text }
    const said = readInstant({ isEmpty: false, of: () => [own] }, 'originalCreatedAt', given)
    return said === null ? [] : [said]
  })
  return moments.toSorted()[0] ?? null
}

/** monday's creation log says who it was before when it was. */
const AT_THE_END = /(?<=^|\s)(\p{L}{3,9}\.? \d{1,2}, \d{4}.*|\d{4}-\d{2}-\d{2}.*)$/u

export function readInstant(cells: FieldCells, field: string, given: Dated & { readonly orders: DateOrders }): Instant | null {
  const when = readWhen(cells, field, given)
  return when === null ? null : asMoment(when, given.timeZone)
}

type OwnReading = Pick<Reading, 'problems' | 'today' | 'locale' | 'currency'> & { readonly fields: readonly OwnField[] }

/** The values of the workspace's own fields that columns were given to; one that cannot be read is left out, and said. */
export function readOwnFields(cells: FieldCells, orders: DateOrders, reading: OwnReading): CustomValues {
  const { fields, problems } = reading
  const custom: Record<string, CustomValue> = {}
  for (const field of fields) {
    const cell = onlyCell(cells, field.field, problems)
    if (cell === null) continue
    const read = readCustom(field, textOf(field, cell, { orders, today: reading.today }), reading)
    if (!read.ok) problems.push(problem('field-unreadable', cell.column, cell.text))
    else if (read.value !== null) custom[field.key] = read.value
  }
  return custom
}

/** Dates in whatever order the column has them; all else as it stands. */
function textOf(
  { type }: OwnField,
  { column, text }: Cell,
  dates: { readonly orders: DateOrders; readonly today: string },
): string {
  if (type !== 'date') return text
  const read = readBirthday(text, dates.orders.get(column) ?? null, latestDay(dates.today))
  return read === null ? '' : read === 'unreadable' ? text : read.date
}
