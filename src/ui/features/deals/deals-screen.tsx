import { Plus, Columns3, Rows3 } from 'lucide-react'
import { useOverlays } from '../../app/overlays'
import { useWorkspace } from '../../app/workspace-context'
import { Button } from '../../design/button'
import { lazyComponent } from '../../design/lazy-component'
import { ScreenSkeleton } from '../../app/screen-skeleton'
import { useListAddress } from '../../table/use-list-address'
import { dealsText } from '../../text/deals'
import type { Layout } from '../../../domain/model/views/view'
import { IconButton } from '../../design/icon-button'
import { nameIn, type FieldWords } from '../../table/use-offered-fields'
import { DealsBoard } from './deals-board'
import styles from './board.module.css'

// Rows are another way of looking: most come for the board.
const { Component: DealsTable } = lazyComponent(() => import('./deals-table').then((file) => file.DealsTable), ScreenSkeleton)

const USUAL_SORT = [{ field: 'updatedAt', direction: 'desc' }] as const

/** One view of the deals, as a board or in rows. All of it stands in the address, so that a link shows the same. */
export function DealsScreen() {
  const { may } = useWorkspace()
  const overlays = useOverlays()
  const address = useListAddress({ collection: 'deals', layout: 'board', usualSort: USUAL_SORT, words: DEAL_WORDS })
  const { views, view } = address
  const create = may('deals.create') ? () => overlays.show('new-deal') : null
  const actions = (
    <>
      <LayoutSwitch layout={view.layout} onLayout={(layout) => views.show({ ...views.view(), layout })} />
      {create === null ? null : (
        <Button variant="primary" icon={<Plus size={14} />} onClick={create}>
          {dealsText.newDeal}
        </Button>
      )}
    </>
  )
  if (view.layout === 'board') return <DealsBoard address={address} actions={actions} onCreate={create} />
  return <DealsTable address={address} actions={actions} />
}

interface LayoutSwitchProps {
  readonly layout: Layout
  readonly onLayout: (layout: Layout) => void
}

/** The same deals by stage, or in rows. */
function LayoutSwitch({ layout, onLayout }: LayoutSwitchProps) {
  return (
    <div className={styles.switch} role="group" aria-label={dealsText.layout}>
      <IconButton
        icon={<Columns3 size={16} />}
        label={dealsText.asBoard}
        aria-pressed={layout === 'board'}
        onClick={() => onLayout('board')}
      />
      <IconButton
        icon={<Rows3 size={16} />}
        label={dealsText.asTable}
        aria-pressed={layout === 'table'}
        onClick={() => onLayout('table')}
      />
    </div>
  )
}

/** What the fields of deals and the values of their choices are called. */
const DEAL_WORDS: FieldWords = {
  fieldName: (key) => nameIn({ ...dealsText.columns, ...dealsText.moreFields }, key),
  choiceName: (_key, value) => nameIn(dealsText.kinds, value),
}
