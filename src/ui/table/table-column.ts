import type { GridColumn, GridItem } from '../grid/grid.types'
import type { FilterField } from './filter-operators'

/** A column of a table of records: what the grid shows, and how the list is asked about it. */
export interface TableColumn<Row extends GridItem> extends GridColumn<Row> {
  /** The field it sorts by. */
  readonly field: string
  /** `null` where there is nothing to ask. */
  readonly filter: FilterField | null
  /** Shown until the columns are chosen. */
  readonly isStandard: boolean
}
