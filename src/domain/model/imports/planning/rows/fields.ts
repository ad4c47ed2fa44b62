import type { CustomCollection, CustomValue, CustomValues } from '../../../fields/custom-value'
import type { OwnField } from '../../../fields/own-field'
import { readCustom } from '../../../fields/read-custom'
import { cutTo } from '../../../kernel/cut-to'
import { type Id, isId } from '../../../kernel/id'
import type { Instant, PlainDate } from '../../../kernel/instant'
import { LIMITS } from '../../../records/limits'
import type { ImportCollection } from '../../import-collections'
import type { Collections } from '../../../records/collections'
import { validateFields } from '../../../records/schemas'
import type { DateOrder } from '../../targets'
import { matchKey } from '../../match-key'
import { problem, type RowProblem } from '../../problem'
import { readBirthday } from '../../recognising/values/dates'
import { asMoment, readDay, readMoment, type ReadMoment, latestDay } from '../../recognising/values/moments'
import { splitList } from '../../recognising/values/multi-value'
import { isRounded } from '../../recognising/values/running-number'
import { lastDayOf } from '../../recognising/values/periods'
import { yesOrNo, isPlaceholder } from '../../recognising/values/words'
import { onlyCell, referenceCell, type FieldCells, type Cell } from './cells'
import type { Reading } from './draft'
import { trimToSize } from '../../../kernel/trim-to-size'

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
  if (!/<\/?(p|br|div|b|strong|i|em|a|ul|ol|li|span)\b[^<>]{0,300}>/i.test(lines)) return lines
  return lines
    .replace(/<\s*br\b[^<>]{0,300}>|<\/(p|div|li|ul|ol)\s*>/gi, '\n')
    .replace(/<li\b[^<>]{0,300}>/gi, '- ')
    .replace(/<\/?[a-z][^<>]{0,2000}>/gi, '')
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
  const said = cells.of(field).filter(({ text }) => !isRounded(text))
  const ids = said.flatMap(({ text }) => text.split(/[;,]/).map((id) => id.trim()))
  return ids.filter((id) => !isPlaceholder(id) && !NO_ID.test(id))
}

/** What the file calls the record; several ids stand beside a link to several. */
export function recordIdOf(cells: FieldCells): string | null {
  return idsOf(cells, 'recordId')[0] ?? null
}

export function readOwner(cells: FieldCells, field: string, { names, problems, owner: ofAll = null }: Reading): Id | null {
  if (ofAll !== null) return ofAll
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
  return trimToSize([...tags.values()])
}

type Dated = Pick<Reading, 'today' | 'timeZone' | 'problems' | 'offsets' | 'orders'>

/** What a cell says that reads days in the order of its column; one that cannot be read is left out, and said. */
export function readInOrder<T>(
  { column, text }: Cell,
  { orders, problems }: Pick<Reading, 'orders' | 'problems'>,
  read: (order: DateOrder | null) => T | 'unreadable',
): T | null {
  const order = orders.get(column) ?? null
  const value = read(order)
  if (value !== 'unreadable') return value
  const isUndecided = order === null && read('day-first') !== 'unreadable'
  problems.push(problem(isUndecided ? 'date-order-unknown' : 'date-unreadable', column, text))
  return null
}

export function readDate(cells: FieldCells, field: string, given: Dated): PlainDate | null {
  const cell = onlyCell(cells, field, given.problems)
  if (cell === null) return null
  return readInOrder(cell, given, (order) => {
    const day = readDay(cell.text, order, given.today)
    // What is expected is often no more than a month or a quarter.
    return day === 'unreadable' && field === 'expectedCloseOn' ? (lastDayOf(cell.text) ?? day) : day
  })
}

/** A day or a moment, whichever the cell says. */
export function readWhen(cells: FieldCells, field: string, given: Dated): Exclude<ReadMoment, 'unreadable'> {
  const { today, timeZone, offsets } = given
  const cell = onlyCell(cells, field, given.problems)
  if (cell === null) return null
  const offset = offsets.get(cell.column)
  // Of two days what is to be done is due by the last: `2026-10-08 → 2026-10-29`.
  const text = field === 'due' ? (cell.text.split(' → ').at(-1) ?? cell.text) : cell.text
  return readInOrder(cell, given, (order) => readMoment(text, { order, today, timeZone, offset }))
}

/** The earliest: programs that were moved into themselves say when a record came, and when it was made before that. */
export function readOriginal(cells: FieldCells, given: Dated): Instant | null {
  const moments = cells.of('originalCreatedAt').flatMap((cell) => {
    const own = { ...cell, text: AT_THE_END.exec(cell.text)?.[0] ?? cell.text }
    const said = readInstant({ isEmpty: false, of: () => [own] }, 'originalCreatedAt', given)
    return said === null ? [] : [said]
  })
  return moments.toSorted()[0] ?? null
}

/** monday's creation log says who it was before when it was. */
const AT_THE_END = /(?<=^|\s)(\p{L}{3,9}\.? \d{1,2}, \d{4}.{0,40}|\d{4}-\d{2}-\d{2}.{0,40})$/u

export function readInstant(cells: FieldCells, field: string, given: Dated): Instant | null {
  const when = readWhen(cells, field, given)
  return when === null ? null : asMoment(when, given.timeZone)
}

type OwnReading = Pick<Reading, 'problems' | 'today' | 'locale' | 'currency' | 'orders' | 'own'>

/** The values of the workspace's own fields that columns were given to; one that cannot be read is left out, and said. */
export function readOwnFields(cells: FieldCells, collection: CustomCollection, reading: OwnReading): CustomValues {
  const { own, problems } = reading
  const custom: Record<string, CustomValue> = {}
  for (const field of own[collection] ?? []) {
    const cell = onlyCell(cells, field.field, problems)
    if (cell === null) continue
    const read = readCustom(field, textOf(field, cell, reading), reading)
    if (!read.ok) problems.push(problem('field-unreadable', cell.column, cell.text))
    else if (read.value !== null) custom[field.key] = read.value
  }
  return custom
}

/** Dates in whatever order the column has them; all else as it stands. */
function textOf({ type }: OwnField, { column, text }: Cell, { orders, today }: Pick<Reading, 'orders' | 'today'>): string {
  if (type !== 'date') return text
  const read = readBirthday(text, orders.get(column) ?? null, latestDay(today))
  return read === null ? '' : read === 'unreadable' ? text : read.date
}

/**
 * The values that are not null, valid as they are; `null`: they break a rule of the collection, which the problems name. A
 * record is given what the file says and nothing else.
 */
export function validValues<K extends ImportCollection>(
  collection: K,
  values: { readonly [F in keyof Collections[K]]?: Collections[K][F] | null },
  problems: RowProblem[],
): Partial<Collections[K]> | null {
  const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
  const checked = validateFields(collection, filled as Partial<Collections[K]>) // without those that are null
  if (checked.ok) return checked.value
  for (const field of Object.keys(checked.fields)) problems.push(problem('invalid', null, field))
  return null
}
