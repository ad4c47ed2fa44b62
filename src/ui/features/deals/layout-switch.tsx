import { Columns3, Rows3 } from 'lucide-react'
import type { Layout } from '../../../domain/model/views/view'
import { IconButton } from '../../design/icon-button'
import { dealsText } from '../../text/deals'
import styles from './layout-switch.module.css'

export interface LayoutSwitchProps {
  readonly layout: Layout
  readonly onLayout: (layout: Layout) => void
}

/** The same deals by stage, or in rows. */
export function LayoutSwitch({ layout, onLayout }: LayoutSwitchProps) {
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
