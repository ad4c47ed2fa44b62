import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import { useVirtualizer } from '@tanstack/react-virtual'
import { ChevronsRightLeft } from 'lucide-react'
import { memo, useEffect, useId, useRef, type KeyboardEvent } from 'react'
import type { Id } from '../../../domain/model/kernel/id'
import type { PlainDate } from '../../../domain/model/kernel/instant'
import { rottingDays } from '../../../domain/model/deals/stages'
import type { DealRow } from '../../../domain/model/records/views'
import { dealsText } from '../../text/deals'
import type { Formats } from '../../text/format'
import { IconButton } from '../../design/icon-button'
import { type BoardColumn as Column, isDeal } from './placement'
import type { CardActions } from './card-menu'
import { DealCard } from './deal-card'
import { StageDot } from './stage-dot'
import { useStageDrop } from './use-stage-drop'
import { WorthButton } from './worth-button'
import styles from './board.module.css'

// A card's height and the gap under it; fixed, so that 5,000 cards need no measuring.
const CARD = 100
const GAP = 8

interface BoardColumnProps {
  readonly column: Column
  /** The card that has or had the focus, when it is in this column. */
  readonly activeDealId: Id | null
  readonly formats: Formats
  readonly today: PlainDate
  readonly nowMs: number
  readonly mayEdit: boolean
  readonly actions: CardActions
  readonly hrefOf: (deal: DealRow) => string
  readonly onActive: (id: Id) => void
  readonly onKeyDown: (press: KeyboardEvent, deal: DealRow) => void
  readonly selected: ReadonlySet<Id>
  readonly onSelect: (id: Id) => void
  /** Null where it stays open. */
  readonly onClose: ((stageId: Id) => void) | null
}

export const BoardColumn = memo(function BoardColumn(props: BoardColumnProps) {
  const {
    column,
    activeDealId,
    formats,
    today,
    nowMs,
    mayEdit,
    actions,
    hrefOf,
    onActive,
    onKeyDown,
    selected,
    onSelect,
    onClose,
  } = props
  const { stage, deals } = column
  const scroller = useRef<HTMLDivElement>(null)
  const section = useRef<HTMLElement>(null)
  const isOver = useStageDrop(section, stage.id, mayEdit)
  const headingId = useId()

  useEffect(() => {
    const scroll = scroller.current
    if (scroll === null || !mayEdit) return
    return autoScrollForElements({ element: scroll, canScroll: ({ source }) => isDeal(source.data) })
  }, [mayEdit])

  // oxlint-disable-next-line react/incompatible-library -- the React Compiler, which it confuses, is not in use
  const virtual = useVirtualizer({
    count: deals.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => CARD + GAP,
    getItemKey: (index) => deals[index]?.id ?? index,
    overscan: 4,
  })

  const activeIndex = activeDealId === null ? -1 : deals.findIndex((deal) => deal.id === activeDealId)
  const scrollTo = useRef<() => void>(() => undefined)
  useEffect(() => {
    scrollTo.current = () => {
      if (activeIndex !== -1) virtual.scrollToIndex(activeIndex)
    }
  })
  const items = virtual.getVirtualItems()
  const tabStop = items.some(({ index }) => index === activeIndex) ? activeIndex : (items[0]?.index ?? 0)
  // Only another active card scrolls the column: a deal that arrives above it must not.
  useEffect(() => scrollTo.current(), [activeDealId])

  return (
    <section ref={section} className={styles.column} data-over={isOver} aria-labelledby={headingId}>
      <header className={styles.head}>
        <div className={styles.headLine}>
          <StageDot stageId={stage.id} />
          <h2 id={headingId} className={styles.stage} title={stage.name}>
            {stage.name}
          </h2>
          <span className={styles.count}>{formats.number(column.shown)}</span>
          {onClose === null ? null : (
            <IconButton
              size="sm"
              className={styles.close}
              icon={<ChevronsRightLeft size={14} />}
              label={dealsText.hideColumn(stage.name)}
              aria-expanded
              onClick={() => onClose(stage.id)}
            />
          )}
        </div>
        <WorthButton totals={column.totals} label={dealsText.worth.ofStage(stage.name)} isOpen={stage.kind === 'open'} />
      </header>
      <div ref={scroller} className={styles.scroll} tabIndex={-1}>
        {deals.length === 0 ? (
          <p className={styles.none}>{dealsText.emptyColumn}</p>
        ) : (
          <ul
            className={styles.list}
            style={{ height: virtual.getTotalSize() }}
            aria-label={dealsText.column(stage.name, deals.length)}
          >
            {items.map(({ index, start }) => {
              const deal = deals[index]
              if (deal === undefined) return null
              return (
                <li
                  key={deal.id}
                  className={styles.slot}
                  style={{ transform: `translateY(${start}px)` }}
                  aria-setsize={deals.length}
                  aria-posinset={index + 1}
                >
                  <DealCard
                    deal={deal}
                    href={hrefOf(deal)}
                    isTabStop={index === tabStop}
                    onActive={onActive}
                    onKeyDown={onKeyDown}
                    formats={formats}
                    today={today}
                    rotting={rottingDays(deal, stage, nowMs)}
                    mayEdit={mayEdit}
                    actions={actions}
                    isSelected={selected.has(deal.id)}
                    onSelect={onSelect}
                  />
                </li>
              )
            })}
          </ul>
        )}
      </div>
    </section>
  )
})
