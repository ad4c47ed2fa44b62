import { useWorkspace } from '../../app/workspace-context'
import { dealsText } from '../../text/deals'
import type { BoardColumn } from './placement'
import { WorthButton } from './worth-button'
import styles from './board.module.css'

/** What all that is open on a board comes to. */
export function BoardSum({ columns }: { readonly columns: readonly BoardColumn[] }) {
  const { formats } = useWorkspace()
  const open = columns.flatMap(({ stage, totals }) => (stage.kind === 'open' ? totals : []))
  const count = open.reduce((sum, total) => sum + total.count, 0)
  if (count === 0) return null
  return (
    <span className={styles.sum}>
      {dealsText.worth.open(count, formats.number(count))}
      <WorthButton totals={open} label={dealsText.worth.ofBoard} isOpen />
    </span>
  )
}
