import type { KeyboardEvent } from 'react'
import type { DealRow } from '../../../domain/model/records/views'
import type { Hotkey } from '../../hooks/hotkeys'
import { dealsText } from '../../text/deals'
import type { CardActions } from './card-menu'
import type { Direction } from './placement'

export const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

/** What the keys do on the board, for the sheet: the card that has the focus runs them itself. */
export function boardShortcuts(mayEdit: boolean, hasPipelines: boolean): readonly Hotkey[] {
  const { keys } = dealsText
  const onCard = (key: string, label: string): Hotkey => {
    return { keys: key, label, group: keys.group, run: () => undefined, isListedOnly: true }
  }
  return [
    onCard('ArrowDown', keys.next),
    onCard('ArrowRight', keys.sideways),
    onCard('Enter', keys.open),
    onCard('Space', keys.peek),
    ...(mayEdit
      ? [
          onCard('alt+ArrowDown', keys.reorder),
          onCard('alt+ArrowRight', keys.move),
          onCard('m', keys.stages),
          ...(hasPipelines ? [onCard('p', keys.pipelines)] : []),
          onCard('w', keys.win),
          onCard('l', keys.lose),
          onCard('r', keys.reopen),
          onCard('x', keys.select),
          onCard('mod+a', keys.selectAll),
          onCard('Delete', keys.trash),
        ]
      : []),
  ]
}

/** What a letter on a focused card does; the same as its menu. */
export function actionFor(
  { key, altKey }: KeyboardEvent,
  deal: DealRow,
  actions: CardActions,
  mayEdit: boolean,
): (() => void) | undefined {
  if (!mayEdit || altKey) return undefined
  switch (key.toLowerCase()) {
    case 'm':
      return () => actions.chooseStage(deal)
    case 'p': {
      const { choosePipeline } = actions
      return choosePipeline === null ? undefined : () => choosePipeline(deal)
    }
    case 'w':
      return deal.stageKind === 'open' ? () => actions.win(deal) : undefined
    case 'l':
      return deal.stageKind === 'open' ? () => actions.lose(deal) : undefined
    case 'r':
      return deal.stageKind === 'open' ? undefined : () => actions.reopen(deal)
    case 'delete':
      return () => actions.trash(deal)
    default:
      return undefined
  }
}
