import { useWorkspace } from '../app/workspace-context'
import { focusGrid } from '../grid/focus-grid'
import type { GridItem } from '../grid/grid.types'
import { writeColumns, type ColumnChoice, type ColumnDefaults } from './column-choice'
import { ColumnMenu } from './column-menu'
import { FilterBar } from './filter-bar'
import { filterDates } from './filter-dates'
import type { RecordTable } from './record-table.model'
import { SearchBox } from './search-box'
import { SortMenu } from './sort-menu'
import type { TableColumn } from './table-column'
import type { TableView } from './table-view'
import styles from './toolbar.module.css'

export interface TableToolbarProps<Row extends GridItem> {
  readonly table: Pick<RecordTable<Row>, 'search' | 'filter' | 'show'>
  readonly view: TableView
  readonly columns: readonly TableColumn<Row>[]
  readonly searchLabel: string
  /** `null` where there are no columns to choose. */
  readonly columnChoice: {
    readonly defaults: ColumnDefaults
    readonly choice: ColumnChoice
    readonly onChoice: (kept: string) => void
  } | null
}

/** What the list is asked: search, conditions, order, columns. */
export function TableToolbar<Row extends GridItem>({ table, view, columns, searchLabel, columnChoice }: TableToolbarProps<Row>) {
  const { formats, workspace } = useWorkspace()
  const dates = filterDates(workspace.timeZone, formats)
  const filterFields = columns.flatMap(({ filter }) => (filter === null ? [] : [filter]))
  const sortFields = columns.filter(({ sortable }) => sortable).map(({ field, label }) => ({ field, label }))
  return (
    <>
      <SearchBox label={searchLabel} text={view.search} onText={table.search} onLeave={focusGrid} />
      <div className={styles.bar}>
        <FilterBar fields={filterFields} filters={view.filters} onFilters={table.filter} dates={dates} />
        <div className={styles.end}>
          <SortMenu fields={sortFields} sort={view.sort} onSort={(sort) => table.show({ ...view, sort })} />
          {columnChoice === null ? null : (
            <ColumnMenu
              labels={new Map(columns.map(({ key, label }) => [key, label]))}
              defaults={columnChoice.defaults}
              choice={columnChoice.choice}
              onChoice={(choice) => columnChoice.onChoice(writeColumns(choice))}
            />
          )}
        </div>
      </div>
    </>
  )
}
