import type { Column } from '../reading/header'
import type { ColumnMapping } from '../targets'
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

export type Settler = (columns: Columns, file: FileColumns) => Columns
