import type { ImportCollection } from './import-collections'
import type { Source, Target } from './targets'

/** Which of the first two numbers is the day: `03/04/1990`. */
export type DateOrder = 'day-first' | 'month-first'

/** What one column becomes; `target: null`: it is left out. */
export interface ColumnMapping {
  readonly target: Target | null
  readonly group: string
  readonly label: string | null
  /** What the choice rests on: the column's name, a similar name, its values, the person; or nothing did. */
  readonly basis: 'name' | 'similar' | 'values' | 'chosen' | 'none'
}

/** By column index. */
export type Mapping = readonly ColumnMapping[]

export interface MappingGuess {
  readonly source: Source
  /** What the rows are about; what else they name is linked to it. */
  readonly primary: ImportCollection
  readonly columns: Mapping
  /** Columns about consent: never mapped by a guess, and said so. */
  readonly consent: readonly number[]
}

export const UNMAPPED: ColumnMapping = { target: null, group: '', label: null, basis: 'none' }

/** The person's answer for columns of dates that decide nothing by themselves. */
export type DateOrders = ReadonlyMap<number, DateOrder>
