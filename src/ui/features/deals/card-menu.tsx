import { MoreHorizontal } from 'lucide-react'
import type { DealRow } from '../../../domain/model/records/views'
import { IconButton } from '../../design/icon-button'
import { MenuButton } from '../../design/menu-button'
import type { MenuEntry } from '../../design/menu-popup'
import { dealsText } from '../../text/deals'

/** What can be done with a deal on the board, by pointer, key or menu. */
export interface CardActions {
  readonly open: (deal: DealRow) => void
  readonly chooseStage: (deal: DealRow) => void
  /** Null where there is no other one. */
  readonly choosePipeline: ((deal: DealRow) => void) | null
  readonly win: (deal: DealRow) => void
  readonly lose: (deal: DealRow) => void
  readonly reopen: (deal: DealRow) => void
  readonly trash: (deal: DealRow) => void
}

export function CardMenu({ deal, actions }: { readonly deal: DealRow; readonly actions: CardActions }) {
  return (
    <MenuButton
      align="end"
      entries={entriesOf(deal, actions)}
      renderTrigger={(props) => (
        // Tab goes from card column to card column; a card's menu is also reached by its keys.
        <IconButton
          {...props}
          tabIndex={-1}
          size="sm"
          icon={<MoreHorizontal size={14} />}
          label={dealsText.actions(deal.title)}
        />
      )}
    />
  )
}

function entriesOf(deal: DealRow, actions: CardActions): readonly MenuEntry[] {
  const item = (label: string, shortcut: string, run: (deal: DealRow) => void): MenuEntry => ({
    kind: 'item',
    label,
    shortcut,
    onSelect: () => run(deal),
  })
  const closing =
    deal.stageKind === 'open'
      ? [item(dealsText.win, 'W', actions.win), item(dealsText.lose, 'L', actions.lose)]
      : [item(dealsText.reopen, 'R', actions.reopen)]
  return [
    item(dealsText.open, 'Enter', actions.open),
    item(dealsText.chooseStage, 'M', actions.chooseStage),
    ...(actions.choosePipeline === null ? [] : [item(dealsText.choosePipeline, 'P', actions.choosePipeline)]),
    ...closing,
    { kind: 'separator' },
    { kind: 'item', label: dealsText.trash, shortcut: 'Del', tone: 'danger', onSelect: () => actions.trash(deal) },
  ]
}
