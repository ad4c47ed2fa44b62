import { useWorkspace } from '../app/workspace-context'
import type { Popup } from '../design/popup-button'
import { tablesText } from '../text/tables'
import { viewsText } from '../text/views'
import type { FieldsByKey } from '../../domain/model/views/fit'
import type { ViewFilter } from '../../domain/model/views/view'
import { ChipRow } from './filter-chip-row'
import type { ChipFields } from './filter-chip'
import { filterableFields, type OfferedField } from './filter-draft'
import { GroupChip } from './filter-group-chip'
import { FilterMenuPopup } from './filter-menu-popup'
import { useParts } from './filter-parts'
import { useNamedOffered } from './sought-records'
import styles from './filters.module.css'
import { Button } from '../design/button'

export interface FilterBarProps {
  readonly offered: readonly OfferedField[]
  readonly fields: FieldsByKey
  readonly filter: ViewFilter
  readonly onFilter: (filter: ViewFilter) => void
  /** The button "Filter", whose menu offers conditions. */
  readonly menu: Pick<Popup, 'isOpen' | 'setOpen' | 'anchor'>
}

/** The menu of conditions, and below the toolbar a chip for each condition there is. What is chosen is asked for at once. */
export function FilterBar({ offered, fields, filter, onFilter, menu }: FilterBarProps) {
  const { formats } = useWorkspace()
  const all = useNamedOffered(offered, filter)
  const context: ChipFields = { all, offered: filterableFields(all), fields, formats }
  const parts = useParts(filter.tests, (tests) => onFilter({ match: tests.length === 0 ? 'all' : filter.match, tests }))
  return (
    <>
      <FilterMenuPopup
        menu={menu}
        label={tablesText.filter}
        fields={context}
        groupMatch={filter.match === 'all' ? 'any' : 'all'}
        parts={parts}
      />
      {parts.shown.length === 0 ? null : (
        <div className={styles.bar}>
          <ChipRow
            label={viewsText.filterTitle}
            fields={context}
            parts={parts}
            match={filter.match}
            onMatch={(match) => onFilter({ ...filter, match })}
            onEmptied={() => menu.anchor.current?.focus()}
            renderGroup={(group, index, chip) => (
              <GroupChip {...chip} position={index + 1} group={group} onGroup={(next) => parts.put(index, next)} />
            )}
          >
            <Button
              size="sm"
              variant="quiet"
              onClick={() => {
                menu.anchor.current?.focus()
                parts.clear()
              }}
            >
              {viewsText.clearFilters}
            </Button>
          </ChipRow>
        </div>
      )}
    </>
  )
}
