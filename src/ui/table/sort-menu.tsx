import { ArrowDownUp } from 'lucide-react'
import { Button } from '../design/button'
import { MenuButton } from '../design/menu-button'
import type { MenuEntry } from '../design/menu-entry'
import { tablesText } from '../text/tables'
import type { TableSort } from './table-view'

export interface SortMenuProps {
  readonly fields: readonly { readonly field: string; readonly label: string }[]
  readonly sort: readonly TableSort[]
  readonly onSort: (sort: readonly TableSort[]) => void
}

/** Sorting without headers to press: on narrow screens, and for those who look for a button. */
export function SortMenu({ fields, sort, onSort }: SortMenuProps) {
  const [main] = sort
  const direction = main?.direction ?? 'asc'
  const entries: readonly MenuEntry[] = [
    ...fields.map(({ field, label }): MenuEntry => ({
      kind: 'choice',
      label,
      checked: field === main?.field,
      onSelect: () => onSort([{ field, direction }]),
    })),
    { kind: 'separator' },
    ...(['asc', 'desc'] as const).map((each): MenuEntry => ({
      kind: 'choice',
      label: each === 'asc' ? tablesText.ascending : tablesText.descending,
      checked: each === direction,
      onSelect: () => onSort(sort.map((entry, index) => (index === 0 ? { ...entry, direction: each } : entry))),
    })),
  ]
  const names = sort.map((entry) => fields.find(({ field }) => field === entry.field)?.label ?? entry.field)
  return (
    <MenuButton
      entries={entries}
      renderTrigger={(trigger) => (
        <Button
          size="sm"
          variant="quiet"
          icon={<ArrowDownUp size={14} />}
          title={tablesText.sortHint}
          aria-label={tablesText.sortedBy(names.join(', '))}
          {...trigger}
        >
          {names[0] ?? tablesText.sort}
        </Button>
      )}
    />
  )
}
