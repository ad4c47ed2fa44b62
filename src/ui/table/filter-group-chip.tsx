import { Plus } from 'lucide-react'
import { isTestGroup, type TestGroup, type ViewTest } from '../../domain/model/views/view'
import { Button } from '../design/button'
import { PopoverPopup } from '../design/popover-popup'
import { viewsText } from '../text/views'
import { ChipRow } from './filter-chip-row'
import { RemoveButton, useOpening, type ChipProps } from './filter-chip'
import { partSentence } from './filter-draft'
import { FilterMenu } from './filter-menu'
import { FilterMenuPopup } from './filter-menu-popup'
import { useParts } from './filter-parts'
import styles from './filters.module.css'

interface GroupChipProps extends ChipProps {
  readonly position: number
  readonly group: TestGroup
  readonly onGroup: (group: TestGroup) => void
}

/** Conditions of a group as one chip, which opens to a row of chips of its own. */
export function GroupChip({ fields, joint, isBegun, onRemove, position, group, onGroup }: GroupChipProps) {
  const popup = useOpening(isBegun)
  const menu = useOpening(false)
  const sentence = partSentence(group, fields.all, fields.formats)
  const parts = useParts(group.tests, (tests) => {
    const kept = tests.filter((part): part is ViewTest => !isTestGroup(part))
    if (kept.length === 0) onRemove()
    else onGroup({ ...group, tests: kept })
  })
  const title = sentence === '' ? viewsText.group(position) : sentence

  function onOpen(open: boolean): void {
    popup.setOpen(open)
    if (!open && group.tests.length === 0) onRemove()
  }

  return (
    <div role="group" aria-label={title} className={styles.chip}>
      {joint === null ? null : <span className={styles.joint}>{joint}</span>}
      <button type="button" className={styles.group} aria-label={viewsText.editFilter(title)} title={title} {...popup.trigger}>
        {title}
      </button>
      <PopoverPopup
        open={popup.isOpen}
        onOpen={onOpen}
        anchor={popup.anchor}
        label={viewsText.group(position)}
        side="bottom"
        align="start"
        bare
        staysPut
      >
        {parts.shown.length === 0 ? (
          <FilterMenu fields={fields} groupMatch={null} onPart={(part) => parts.begin(part, fields)} />
        ) : (
          <div className={styles.groupPanel}>
            <ChipRow
              label={viewsText.group(position)}
              fields={fields}
              parts={parts}
              match={group.match}
              onMatch={(match) => onGroup({ ...group, match })}
              onEmptied={() => popup.anchor.current?.focus()}
            />
            <Button size="sm" variant="quiet" icon={<Plus size={14} />} {...menu.trigger}>
              {viewsText.addCondition}
            </Button>
            <FilterMenuPopup menu={menu} label={viewsText.addCondition} fields={fields} groupMatch={null} parts={parts} />
          </div>
        )}
      </PopoverPopup>
      <RemoveButton label={viewsText.removeCondition(title)} onRemove={onRemove} />
    </div>
  )
}
