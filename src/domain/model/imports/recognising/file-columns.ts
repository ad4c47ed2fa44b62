import type { Column } from '../reading/header'
import type { ColumnMapping, Source, Target } from '../targets'
import type { FileKindGuess } from './columns/recognise-target'

export type Columns = readonly ColumnMapping[]

/** What is known of a file besides what its columns were taken for by their names. */
export interface FileColumns extends FileKindGuess {
  readonly columns: readonly Column[]
  /** Of their names, by place. */
  readonly keys: readonly string[]
  /** The same without what a program puts before them. */
  readonly bare: readonly string[]
  /** Some values of the column at a place, blank ones left out. */
  readonly valuesAt: (at: number) => readonly string[]
}

/** The parts and the whole of what somebody is called. */
export const NAMES_OF_PEOPLE: ReadonlySet<Target> = new Set<Target>(['people.fullName', 'people.firstName', 'people.lastName'])

/** The columns with another meaning for the one at a place, if there is one. */
export function retarget(columns: Columns, at: number | undefined, target: Target): Columns {
  return columns.map((column, index) => (index === at ? { ...column, target } : column))
}

/** How the group of a column begins that says of what kind the value in another one is. */
export const LABELLED = 'column '

export type Settler = (columns: Columns, file: FileColumns) => Columns

/** What is known of columns that nothing has taken yet. */
export interface Looking {
  readonly names: readonly string[]
  readonly valuesAt: (at: number) => readonly string[]
  /** May the column at this place be taken? */
  readonly isFree: (at: number) => boolean
  /** Was its name known, and denied by what stands beside or in it? */
  readonly isDenied: (at: number) => boolean
}

/** Files whose columns people name, or have the program name, as they like. */
export const MAY_NAME_OTHERWISE: ReadonlySet<Source> = new Set(['other', 'salesforce', 'zoho'])
