import { useRef, useState, type ReactNode } from 'react'
import type { Id } from '../../../domain/model/kernel/id'
import type { RecordOf } from '../../../domain/model/records/collections'
import type { DealRow } from '../../../domain/model/records/views'
import { MenuPopup, type MenuEntry } from '../../design/menu-popup'
import { dealsText } from '../../text/deals'
import { StageDot } from './stage-dot'

interface CardListProps {
  readonly dealId: Id
  readonly entries: readonly MenuEntry[]
  readonly onClose: () => void
}

/** A list under a card of the board, which has the focus again when it closes, wherever the card is by then. */
function CardList({ dealId, entries, onClose }: CardListProps): ReactNode {
  const [card] = useState(() => linkOf(dealId)?.parentElement ?? null)
  const anchor = useRef(card)
  return (
    <MenuPopup
      open
      onOpen={(open) => {
        if (!open) onClose()
      }}
      anchor={anchor}
      returnTo={() => linkOf(dealId)}
      entries={entries}
      side="bottom"
      align="start"
    />
  )
}

interface StageListProps {
  readonly deal: DealRow
  readonly stages: readonly RecordOf<'stages'>[]
  readonly onClose: () => void
  readonly onStage: (stageId: Id) => void
}

/** Moving a deal without dragging: one key a stage. */
export function StageList({ deal, stages, onClose, onStage }: StageListProps) {
  const entries = stages.map(({ id, name }, index): MenuEntry => ({
    kind: 'choice',
    label: name,
    icon: <StageDot stageId={id} />,
    checked: id === deal.stageId,
    ...digit(index),
    onSelect: () => onStage(id),
  }))
  return (
    <CardList
      dealId={deal.id}
      entries={[{ kind: 'heading', label: dealsText.staging.title(deal.title) }, ...entries]}
      onClose={onClose}
    />
  )
}

interface ReasonListProps {
  readonly deal: DealRow
  readonly reasons: readonly RecordOf<'lostReasons'>[]
  readonly onClose: () => void
  readonly onReason: (reasonId: Id) => void
  readonly onNote: () => void
}

/** Why a deal was lost: one key a reason, and a form for more to say. */
export function ReasonList({ deal, reasons, onClose, onReason, onNote }: ReasonListProps) {
  const entries = reasons.map(({ id, name }, index): MenuEntry => ({
    kind: 'item',
    label: name,
    ...digit(index),
    onSelect: () => onReason(id),
  }))
  return (
    <CardList
      dealId={deal.id}
      entries={[
        { kind: 'heading', label: dealsText.losing.title(deal.title) },
        ...entries,
        { kind: 'separator' },
        { kind: 'item', label: dealsText.losing.withNote, onSelect: onNote },
      ]}
      onClose={onClose}
    />
  )
}

function digit(index: number): { readonly shortcut?: string } {
  return index < 9 ? { shortcut: String(index + 1) } : {}
}

function linkOf(dealId: Id): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-deal="${dealId}"]`)
}
