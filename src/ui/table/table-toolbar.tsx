import { ArrowDownUp, Columns3, Rows3 } from 'lucide-react'
import type { ViewColumn, ViewSort } from '../../domain/model/views/view'
import { Button } from '../design/button'
import { lazyComponent } from '../design/lazy-component'
import { LazyPart } from '../design/lazy-part'
import { MenuButton } from '../design/menu-button'
import { PopoverButton } from '../design/popover-button'
import { focusGrid } from '../grid/grid-input'
import { tablesText } from '../text/tables'
import type { UsualColumn } from './column-choice'
import type { OfferedField } from './filter-draft'
import { FilterButton, FilterChips, SearchBox, ViewBar, useFilterMenu } from './list-tools'
import type { ListView } from './list-view'
import { isByCurrency } from './list-view'
import type { AddressReader } from './use-address-sync'
import styles from './toolbar.module.css'

// Nobody asks a list for another order before it is there.
const { Component: SortPanel, preload: preloadSortPanel } = lazyComponent(() =>
  import('./view-panels').then((file) => file.SortPanel),
)
const { Component: ColumnPanel, preload: preloadColumnPanel } = lazyComponent(() =>
  import('./view-panels').then((file) => file.ColumnPanel),
)

export interface TableToolbarProps {
  readonly reader: AddressReader
  readonly offered: readonly OfferedField[]
  readonly view: ListView
  /** What the list is ordered by: the view's own order, or the usual one. */
  readonly sort: readonly ViewSort[]
  readonly onView: (view: ListView) => void
  readonly onSearch: (text: string) => void
  readonly searchLabel: string
  readonly plainName: string
  readonly onExport: (() => void) | null
  /** `null` where there are no columns to choose. */
  readonly columns: {
    readonly usual: readonly (UsualColumn & { readonly label: string })[]
    readonly shown: readonly ViewColumn[]
  } | null
}

/** What the list is asked: view, search, conditions, order, groups, columns. */
export function TableToolbar(props: TableToolbarProps) {
  const { reader, offered, view, sort, onView, onSearch, searchLabel, plainName, columns, onExport } = props
  const menu = useFilterMenu()
  const change = (part: Partial<ListView>) => onView({ ...view, ...part })
  return (
    <>
      <SearchBox label={searchLabel} text={view.search} onText={onSearch} onLeave={focusGrid} />
      <div className={styles.bar}>
        <ViewBar reader={reader} view={view} plainName={plainName} onView={onView} onExport={onExport}>
          <FilterButton menu={menu} />
        </ViewBar>
        <div className={styles.end}>
          <SortButton offered={offered} sort={sort} onSort={(next) => change({ sort: next })} />
          <GroupButton offered={offered} group={view.group} onGroup={(group) => change({ group })} />
          {columns === null ? null : (
            <PopoverButton
              label={tablesText.columns}
              preloadContent={preloadColumnPanel}
              align="end"
              renderTrigger={(trigger) => (
                <Button size="sm" variant="quiet" icon={<Columns3 size={14} />} {...trigger}>
                  {tablesText.columns}
                </Button>
              )}
            >
              {() => (
                <LazyPart>
                  <ColumnPanel {...columns} onColumns={(next) => change({ columns: next })} />
                </LazyPart>
              )}
            </PopoverButton>
          )}
        </div>
      </div>
      <FilterChips menu={menu} reader={reader} offered={offered} view={view} onView={onView} />
    </>
  )
}

interface SortButtonProps {
  readonly offered: readonly OfferedField[]
  readonly sort: readonly ViewSort[]
  readonly onSort: (sort: readonly ViewSort[]) => void
}

function SortButton({ offered, sort, onSort }: SortButtonProps) {
  const names = sort.map((entry) => sortName(entry.field, offered))
  return (
    <PopoverButton
      label={tablesText.sort}
      preloadContent={preloadSortPanel}
      align="end"
      renderTrigger={(trigger) => (
        <Button
          size="sm"
          variant="quiet"
          icon={<ArrowDownUp size={14} />}
          aria-label={tablesText.sortedBy(names.join(', '))}
          {...trigger}
        >
          {names[0] ?? tablesText.sort}
        </Button>
      )}
    >
      {() => (
        <LazyPart>
          <SortPanel offered={offered} sort={sort} onSort={onSort} />
        </LazyPart>
      )}
    </PopoverButton>
  )
}

interface GroupButtonProps {
  readonly offered: readonly OfferedField[]
  readonly group: string | null
  readonly onGroup: (group: string | null) => void
}

function GroupButton({ offered, group, onGroup }: GroupButtonProps) {
  const choice = (label: string, key: string | null) => ({
    kind: 'choice' as const,
    label,
    checked: key === group,
    onSelect: () => onGroup(key),
  })
  const name = group === null ? tablesText.groupBy : labelOf(group, offered)
  return (
    <MenuButton
      align="end"
      entries={[
        choice(tablesText.groupNone, null),
        ...offered.filter(({ field }) => field.grouping !== null).map(({ field, label }) => choice(label, field.key)),
      ]}
      renderTrigger={(trigger) => (
        <Button
          size="sm"
          variant="quiet"
          icon={<Rows3 size={14} />}
          aria-label={group === null ? tablesText.groupBy : tablesText.groupedBy(name)}
          {...trigger}
        >
          {name}
        </Button>
      )}
    />
  )
}

/** Amounts of several currencies are no one order, which is said. */
function sortName(key: string, offered: readonly OfferedField[]): string {
  const name = labelOf(key, offered)
  const field = offered.find((each) => each.field.key === key)?.field
  return field !== undefined && isByCurrency(field) ? tablesText.byCurrency(name) : name
}

function labelOf(key: string, offered: readonly OfferedField[]): string {
  return offered.find(({ field }) => field.key === key)?.label ?? key
}
