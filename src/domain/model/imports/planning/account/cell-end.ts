import { isBlankValue } from '../policy'
import { entriesIn, hasWordOf, haveWords, holds, standsIn, valueAt, type CellText, type Place, type Values } from './cell-place'
import type { ImportCollection } from '../../import-collections'

/** One of a row's records, and what the row did to it. */
export interface AppliedValues {
  readonly collection: ImportCollection
  /** What the row says of it. */
  readonly said: Values
  /** As it was; `null`: the row made it. */
  readonly before: Values | null
  readonly after: Values
  /** The row links it to another record, which it makes or changes. */
  readonly isLinked: boolean
}

/** Where a value stands once its row is planned; `lost`: in none of its records. */
export type CellEnd = 'written' | 'there' | 'kept' | 'lost'

export interface MappedCell {
  readonly text: CellText
  readonly place: Place
  /** Other columns of the row may fill the same field. */
  readonly isShared: boolean
  /** Among those, none before it says anything else. */
  readonly isFirst: boolean
}

export function endIn(records: readonly AppliedValues[], cell: MappedCell): CellEnd {
  return surest(records, (record) => endOf(record, cell))
}

/** Who is named is linked to, whether or not it is there already. */
function endOf(record: AppliedValues, cell: MappedCell): CellEnd {
  const end = endAlone(record, cell)
  return end !== 'lost' && record.isLinked && cell.place.isName ? 'written' : end
}

function endAlone(record: AppliedValues, cell: MappedCell): CellEnd {
  const { said, before } = record
  const { place, text, isShared, isFirst } = cell
  const { fields, how } = place
  if (before === null && isPlainlySaid(said, cell)) return 'written'
  const filled = fields.filter((field) => !isBlankValue(valueAt(said, field)))
  if (filled.length === 0) return how === 'mark' ? endOfNothing(fields, before) : 'lost'
  const values = filled.map((field) => valueAt(said, field))
  if (how === 'words' && !haveWords(values, text)) return 'lost'
  if (how === 'one' && !isFirst && !haveWords(values, text)) return 'lost'
  // All that is said of a record that the row makes is written: this is so for most rows of most files.
  if (before === null && how !== 'list') return 'written'
  const its = how === 'words' && (filled.length > 1 || isShared) ? filled.filter((_, at) => hasWordOf(values[at], text)) : filled
  return surest(its, (field) => fieldEnd(field, record, cell))
}

/** A flag that is off leaves what is there as it is, as a blank does. */
function endOfNothing(fields: readonly string[], before: Values | null): CellEnd {
  if (before === null) return 'written'
  return fields.every((field) => isBlankValue(valueAt(before, field))) ? 'there' : 'kept'
}

/** So it is with most cells of most rows. */
function isPlainlySaid(said: Values, { place: { fields, how }, text, isShared, isFirst }: MappedCell): boolean {
  for (const field of fields) {
    const value = valueAt(said, field)
    if (value === null || value === undefined) continue
    const isCertain = how === 'any' || (how === 'one' && isFirst) || (how === 'list' && !isShared && Array.isArray(value))
    if (isCertain ? !isBlankValue(value) : how === 'words' && standsIn(value, text.plain)) return true
  }
  return false
}

function fieldEnd(field: string, { said, before, after }: AppliedValues, { text, place, isShared }: MappedCell): CellEnd {
  const value = valueAt(said, field)
  if (place.how !== 'list') return stood(field, value, { before, after })
  // A list's value may stand in a text: companies have no field for mail addresses.
  if (!Array.isArray(value)) return haveWords([value], text) ? stood(field, value, { before, after }) : 'lost'
  const entries = isShared ? entriesIn(value, text.plain) : value
  return surest(entries, (entry) => stood(field, [entry], { before, after }))
}

function stood(field: string, value: unknown, { before, after }: Pick<AppliedValues, 'before' | 'after'>): CellEnd {
  if (before === null) return 'written'
  if (!holds(after, field, value)) return 'kept'
  return holds(before, field, value) ? 'there' : 'written'
}

const SUREST: readonly CellEnd[] = ['written', 'there', 'kept', 'lost']

/** The surest of the ends. Looks no further than the first `written`: a cell may name thousands, and each has a record. */
export function surest<T>(things: Iterable<T>, endOfThing: (thing: T) => CellEnd): CellEnd {
  let least = SUREST.length - 1
  for (const thing of things) {
    least = Math.min(least, SUREST.indexOf(endOfThing(thing)))
    if (least === 0) break
  }
  return SUREST[least] ?? 'lost'
}
