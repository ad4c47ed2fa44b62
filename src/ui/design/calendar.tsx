import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { PlainDate } from '../../domain/model/kernel/instant'
import { isPlainDate } from '../../domain/model/kernel/plain-date'
import { addDays, addMonths } from '../../domain/model/tasks/day-steps'
import { monthStart, weekBegin, type WeekStart } from '../../domain/model/tasks/quick/quick-days'
import { typedText } from '../text/typed'
import styles from './calendar.module.css'
import { IconButton } from './icon-button'
import { PopoverPopup } from './popover-popup'
import type { PopupState } from './popup-button'

export interface CalendarProps {
  readonly value: PlainDate | null
  readonly today: PlainDate
  readonly locale: string
  readonly weekStart: WeekStart
  readonly onPick: (day: PlainDate) => void
}

/** A month beside a field, from which a day is picked. */
export function CalendarPopup({ open, onOpen, anchor, onPick, ...calendar }: CalendarProps & PopupState) {
  return (
    <PopoverPopup open={open} onOpen={onOpen} anchor={anchor} label={typedText.calendar} side="bottom" align="start">
      <Calendar
        {...calendar}
        onPick={(day) => {
          onPick(day)
          onOpen(false)
        }}
      />
    </PopoverPopup>
  )
}

/** The date picker of the ARIA practices: arrows go by days and weeks, Home and End to the ends of a week, Page by months. */
function Calendar({ value, today, locale, weekStart, onPick }: CalendarProps) {
  const [at, setAt] = useState(value ?? today)
  const grid = useRef<HTMLTableElement>(null)
  useEffect(() => {
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [at])
  const first = weekBegin(monthStart(at, 0), weekStart)
  const weeks = [0, 1, 2, 3, 4, 5].map((week) => [0, 1, 2, 3, 4, 5, 6].map((day) => addDays(first, week * 7 + day)))
  const written = (day: PlainDate, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(Date.parse(day))
  const goTo = (day: PlainDate) => {
    if (isPlainDate(day)) setAt(day)
  }

  function onKeyDown(press: KeyboardEvent): void {
    // What it was opened from, such as a cell of a table, has keys of its own; Escape closes it.
    if (press.key !== 'Escape') press.stopPropagation()
    const next = dayBy(press, at, weekStart)
    if (next === null) return
    press.preventDefault()
    goTo(next)
  }

  return (
    <div role="presentation" onKeyDown={onKeyDown}>
      <div className={styles.head}>
        <span className={styles.month} aria-live="polite">
          {written(at, { month: 'long', year: 'numeric' })}
        </span>
        <span>
          <IconButton
            size="sm"
            label={typedText.previousMonth}
            icon={<ChevronLeft size={16} />}
            onClick={() => goTo(addMonths(at, -1))}
          />
          <IconButton
            size="sm"
            label={typedText.nextMonth}
            icon={<ChevronRight size={16} />}
            onClick={() => goTo(addMonths(at, 1))}
          />
        </span>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the grid of the date picker pattern */}
      <table className={styles.days} role="grid" aria-label={written(at, { month: 'long', year: 'numeric' })} ref={grid}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" abbr={written(day, { weekday: 'long' })}>
                {written(day, { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} aria-selected={day === value}>
                  <button
                    type="button"
                    className={styles.day}
                    tabIndex={day === at ? 0 : -1}
                    aria-label={written(day, { dateStyle: 'full' })}
                    aria-pressed={day === value}
                    aria-current={day === today ? 'date' : undefined}
                    data-other={day.slice(0, 7) === at.slice(0, 7) ? undefined : true}
                    onClick={() => onPick(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function dayBy({ key, shiftKey }: KeyboardEvent, at: PlainDate, weekStart: WeekStart): PlainDate | null {
  const begin = weekBegin(at, weekStart)
  // On from right to left, the day to the left is the next.
  const side = document.documentElement.dir === 'rtl' ? -1 : 1
  switch (key) {
    case 'ArrowLeft':
      return addDays(at, -side)
    case 'ArrowRight':
      return addDays(at, side)
    case 'ArrowUp':
      return addDays(at, -7)
    case 'ArrowDown':
      return addDays(at, 7)
    case 'Home':
      return begin
    case 'End':
      return addDays(begin, 6)
    case 'PageUp':
      return addMonths(at, shiftKey ? -12 : -1)
    case 'PageDown':
      return addMonths(at, shiftKey ? 12 : 1)
    default:
      return null
  }
}
