import type { GridColumn, GridItem } from '../grid/grid.types'

/** A column of a table of records. Its key is that of its field in the catalogue. */
export interface TableColumn<Row extends GridItem> extends GridColumn<Row> {
  /** Shown until the columns are chosen. */
  readonly isStandard: boolean
}
