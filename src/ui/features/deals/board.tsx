import { announce } from '@atlaskit/pragmatic-drag-and-drop-live-region'
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useCallback, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import type { Id } from '../../../domain/model/kernel/id'
import type { DealRow } from '../../../domain/model/records/views'
import { subjectOf } from '../../../domain/model/records/subject'
import { useRuntime } from '../../app/ports-context'
import { useKeepTrail } from '../../app/record-trail'
import { usePorts } from '../../app/ports-context'
import { recordPath } from '../../app/routes'
import { usePeek } from '../../app/use-peek'
import { useWorkspace } from '../../app/workspace-context'
import { keepFocus, lostFocus } from '../../design/keep-focus'
import { useHotkeys } from '../../hooks/hotkeys'
import { arrowKey } from '../../hooks/keys'
import { useStream } from '../../hooks/use-stream'
import { dealsText } from '../../text/deals'
import { BoardColumn } from './board-column'
import { actionFor, boardShortcuts, DIRECTIONS } from './board-keys'
import { BoardStrip } from './board-strip'
import {
  neighbour,
  step,
  type Direction,
  type BoardColumn as Column,
  place,
  type Placement,
  isDeal,
  placementOf,
} from './placement'
import styles from './board.module.css'
import type { CardActions } from './card-menu'
import { dealPresence$, DealPresenceContext, type DealPresence } from './deal-card'
import type { BoardSelection } from './use-board-selection'
import { useClosedColumns } from './use-closed-columns'

export interface BoardProps {
  readonly label: string
  readonly columns: readonly Column[]
  readonly mayEdit: boolean
  readonly actions: CardActions
  readonly onMove: (deal: DealRow, placement: Placement) => void
  /** A card took the focus, as it does before anybody leaves by it. */
  readonly onFocusCard: () => void
  readonly selection: BoardSelection
}

const NOBODY: DealPresence = new Map()

/** The columns, and moving over and between them by pointer and by keyboard. */
export function Board({ label, columns, mayEdit, actions, onMove, onFocusCard, selection }: BoardProps) {
  const { workspace, me, formats, today } = useWorkspace()
  const runtime = useRuntime()
  // Days are what counts: a board that is open need not follow the clock.
  const [nowMs] = useState(() => runtime.now())
  const { events } = usePorts()
  const here = useStream(workspace.id, () => dealPresence$(events, workspace.id, me.id))
  const peek = usePeek()
  const inOrder = useMemo(() => columns.flatMap(({ deals }) => deals), [columns])
  useKeepTrail({ kind: 'deals', rows: inOrder, total: inOrder.length })
  const board = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<Id | null>(null)
  const instructionsId = useId()
  useHotkeys(boardShortcuts(mayEdit, actions.choosePipeline !== null))
  const closed = useClosedColumns(workspace.id)
  const open = columns.filter((column) => !closed.isClosed(column))
  const active = hasDeal(open, chosen) ? chosen : firstDeal(open)
  const before = useRef(columns)
  const latest = useLatest({ columns, open, onMove, press: (event: KeyboardEvent, deal: DealRow) => press(event, deal) })
  const hrefOf = useCallback((deal: DealRow) => recordPath(workspace.slug, 'deals', deal.id), [workspace.slug])
  // Stable, so that a card draws again only when its deal changes.
  const onActive = useCallback(
    (id: Id) => {
      setChosen(id)
      onFocusCard()
    },
    [onFocusCard],
  )
  const { toggle: closeColumn } = closed
  const onKeyDown = useCallback((event: KeyboardEvent, deal: DealRow) => latest.current.press(event, deal), [latest])

  useEffect(() => {
    const element = board.current
    if (element === null) return
    return combine(
      monitorForElements({
        canMonitor: ({ source }) => isDeal(source.data),
        onDrop: ({ source, location }) => {
          const { columns: now, onMove: move } = latest.current
          const placement = placementOf(now, source.data, location.current.dropTargets)
          const deal = placement === null ? null : dealOf(now, placement.dealId)
          if (placement !== null && deal !== null) move(deal, placement)
        },
      }),
      autoScrollForElements({ element, canScroll: ({ source }) => isDeal(source.data) }),
    )
  }, [latest])

  const focusOn = (id: Id) => {
    setChosen(id)
    // The column scrolls to the card and draws it first; then it is there to take the focus.
    requestAnimationFrame(() => board.current?.querySelector<HTMLElement>(`[data-deal="${id}"]`)?.focus({ preventScroll: true }))
  }

  useEffect(() => keepFocus(), [])
  // A card that had the focus is drawn anew in the column it went to: the focus goes with it. Where that one is closed, the
  // next card of the column it left has it.
  useEffect(() => {
    const left = before.current
    before.current = columns
    const gone = lostFocus()?.closest(`.${styles.slot}`)?.querySelector<HTMLElement>('[data-deal]')?.dataset['deal']
    const moved = gone === undefined ? null : dealOf(columns, gone)
    if (moved === null) return
    const { open: shown } = latest.current
    const heir = hasDeal(shown, moved.id) ? moved.id : nextTo(moved.id, left, shown)
    if (heir !== null) requestAnimationFrame(() => focusOn(heir))
  }, [columns, latest])

  const press = (event: KeyboardEvent, deal: DealRow) => {
    const isJump = event.ctrlKey || event.metaKey
    if (isJump && !(mayEdit && event.key.toLowerCase() === 'a')) return
    const direction = DIRECTIONS[arrowKey(event.key)]
    const action =
      direction === undefined
        ? (selectFor(event, deal) ?? peekFor(event, deal) ?? actionFor(event, deal, actions, mayEdit))
        : () => go(deal, direction, event.altKey)
    if (action === undefined) return
    event.preventDefault()
    // A letter that means something here is not the start of a shortcut.
    event.stopPropagation()
    action()
  }

  const selectFor = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent, deal: DealRow) => {
    if (!mayEdit || altKey) return undefined
    if (ctrlKey || metaKey) return selection.all
    if (key === 'Escape' && selection.deals.length > 0) return selection.clear
    return key.toLowerCase() === 'x' ? () => selection.toggle(deal.id) : undefined
  }

  const peekFor = ({ key }: KeyboardEvent, deal: DealRow) => {
    const own = subjectOf('deals', deal.id)
    if (key === ' ') return () => (peek.subject === own ? peek.close() : peek.open(own))
    return key === 'Escape' && peek.subject !== null ? peek.close : undefined
  }

  const go = (deal: DealRow, direction: Direction, isMove: boolean) => {
    if (isMove) moveStep(deal, direction)
    else {
      const next = neighbour(open, deal.id, direction)
      if (next === null) return
      focusOn(next)
      if (peek.subject !== null) peek.open(subjectOf('deals', next))
    }
  }

  const moveStep = (deal: DealRow, direction: Direction) => {
    if (!mayEdit) return
    const placement = step(columns, deal.id, direction)
    if (placement === null) {
      announce(dealsText.atTheEdge)
      return
    }
    onMove(deal, placement)
    announce(landed(place(columns, placement), deal))
    if (open.some(({ stage }) => stage.id === placement.stageId)) focusOn(deal.id)
  }

  return (
    <>
      <p id={instructionsId} className="visually-hidden">
        {dealsText.instructions}
      </p>
      <DealPresenceContext value={here.status === 'ready' ? here.value : NOBODY}>
        <div ref={board} className={styles.board} role="group" aria-label={label} aria-describedby={instructionsId}>
          {columns.map((column) =>
            closed.isClosed(column) ? (
              <BoardStrip key={column.stage.id} column={column} mayEdit={mayEdit} onOpen={() => closed.toggle(column.stage.id)} />
            ) : (
              <BoardColumn
                key={column.stage.id}
                column={column}
                activeDealId={column.deals.some((deal) => deal.id === active) ? active : null}
                formats={formats}
                today={today()}
                nowMs={nowMs}
                mayEdit={mayEdit}
                actions={actions}
                hrefOf={hrefOf}
                onActive={onActive}
                onKeyDown={onKeyDown}
                selected={selection.ids}
                onSelect={selection.toggle}
                onClose={column.stage.kind === 'open' ? null : closeColumn}
              />
            ),
          )}
        </div>
      </DealPresenceContext>
    </>
  )
}

function landed(columns: readonly Column[], deal: DealRow): string {
  const column = columns.find((candidate) => candidate.deals.some(({ id }) => id === deal.id))
  const position = column?.deals.findIndex(({ id }) => id === deal.id) ?? 0
  if (column === undefined) return ''
  if (column.stage.id === deal.stageId) return dealsText.movedWithin(deal.title, position + 1, column.deals.length)
  return dealsText.moved(deal.title, column.stage.name)
}

function dealOf(columns: readonly Column[], id: string): DealRow | null {
  for (const { deals } of columns) {
    const deal = deals.find((candidate) => candidate.id === id)
    if (deal !== undefined) return deal
  }
  return null
}

function hasDeal(columns: readonly Column[], id: Id | null): boolean {
  return id !== null && dealOf(columns, id) !== null
}

function firstDeal(columns: readonly Column[]): Id | null {
  return columns.find(({ deals }) => deals.length > 0)?.deals[0]?.id ?? null
}

/** What stood below the card, above it, or first: where one goes on when it has gone out of sight. */
function nextTo(id: Id, left: readonly Column[], open: readonly Column[]): Id | null {
  const from = left.find(({ deals }) => deals.some((deal) => deal.id === id))
  const row = from?.deals.findIndex((deal) => deal.id === id) ?? 0
  const now = open.find(({ stage }) => stage.id === from?.stage.id)
  return now?.deals[Math.min(row, now.deals.length - 1)]?.id ?? firstDeal(open)
}

/** The newest value for a listener that is registered once. */
function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
