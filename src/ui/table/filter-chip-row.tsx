import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { isTestGroup, type TestGroup, type ViewFilter } from '../../domain/model/views/view'
import { Button } from '../design/button'
import { MenuButton } from '../design/menu-button'
import { viewsText } from '../text/views'
import { ConditionChip, type ChipFields, type ChipProps } from './filter-chip'
import type { FilterParts } from './filter-parts'
import styles from './filters.module.css'

interface ChipRowProps {
  readonly label: string
  readonly fields: ChipFields
  readonly parts: FilterParts
  readonly match: ViewFilter['match']
  readonly onMatch: (match: ViewFilter['match']) => void
  /** The last chip is about to go: the focus needs another place. */
  readonly onEmptied: () => void
  /** Draws a group, where there can be one. */
  readonly renderGroup?: (group: TestGroup, index: number, chip: ChipProps) => ReactNode
  /** What else there is at the end of the row. */
  readonly children?: ReactNode
}

/** One chip a condition. Left and right go along the row, Backspace takes the chip away that has the focus. */
export function ChipRow({ label, fields, parts, match, onMatch, onEmptied, renderGroup, children }: ChipRowProps) {
  const list = useRef<HTMLUListElement>(null)
  const focusNext = useRef<number | null>(null)
  const { shown } = parts

  useEffect(() => {
    if (focusNext.current === null) return
    const chips = list.current?.children
    chips?.[Math.min(focusNext.current, chips.length - 1)]?.querySelector('button')?.focus()
    focusNext.current = null
  }, [shown.length])

  function remove(index: number): void {
    if (shown.length === 1) onEmptied()
    else focusNext.current = index
    parts.remove(index)
  }

  function onKeyDown(press: KeyboardEvent<HTMLElement>): void {
    const { target } = press
    // What opens from a chip lies elsewhere in the page, and its keys come by here, too.
    if (!(target instanceof HTMLElement) || !press.currentTarget.contains(target)) return
    const buttons = [...press.currentTarget.querySelectorAll('button')]
    const at = buttons.findIndex((button) => button === target)
    const to = targetOf(press.key, at, buttons.length)
    if (to !== null) {
      press.preventDefault()
      buttons[to]?.focus()
    } else if (press.key === 'Backspace' || press.key === 'Delete') {
      const index = [...(list.current?.children ?? [])].findIndex((chip) => chip.contains(target))
      if (index < 0) return
      press.preventDefault()
      remove(index)
    }
  }

  return (
    <div role="toolbar" aria-label={label} tabIndex={-1} className={styles.row} onKeyDown={onKeyDown}>
      <ul ref={list} className={styles.chips} aria-label={label}>
        {shown.map((part, index) => {
          const chip: ChipProps = {
            fields,
            joint: index === 0 || match === 'all' ? null : viewsText.or,
            isBegun: parts.begun === index,
            onRemove: () => remove(index),
          }
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a condition has no name, and keeps its place while it is changed
            <li key={index}>
              {isTestGroup(part) ? (
                renderGroup?.(part, index, chip)
              ) : (
                <ConditionChip {...chip} test={part} onTest={(next) => parts.put(index, next)} />
              )}
            </li>
          )
        })}
      </ul>
      {shown.length < 2 ? null : <MatchButton match={match} onMatch={onMatch} />}
      {children}
    </div>
  )
}

function targetOf(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return Math.min(at + 1, count - 1)
  if (key === 'ArrowLeft') return Math.max(at - 1, 0)
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}

function MatchButton({ match, onMatch }: Pick<ChipRowProps, 'match' | 'onMatch'>) {
  const choice = (value: ViewFilter['match'], label: string) =>
    ({ kind: 'choice', label, checked: match === value, onSelect: () => onMatch(value) }) as const
  return (
    <MenuButton
      entries={[choice('all', viewsText.matchAll), choice('any', viewsText.matchAny)]}
      renderTrigger={(trigger) => (
        <Button size="sm" variant="quiet" {...trigger}>
          {match === 'all' ? viewsText.matchesAll : viewsText.matchesAny}
        </Button>
      )}
    />
  )
}
