import type { Id } from '../../../domain/model/kernel/id'
import { usePorts } from '../../app/ports-context'
import { useWorkspace } from '../../app/workspace-context'
import { useStream } from '../../hooks/use-stream'
import { dealsText } from '../../text/deals'
import { stageTotals$ } from './board.model'
import { WorthButton } from './worth-button'
import styles from './board.module.css'

/** What all that is open in a pipeline comes to. */
export function BoardSum({ pipelineId }: { readonly pipelineId: Id }) {
  const { records } = usePorts()
  const { workspace, stages, formats } = useWorkspace()
  const totals = useStream(pipelineId, () => stageTotals$(records, workspace.id, pipelineId))
  if (totals.status !== 'ready') return null
  const openStages = new Set(stages.filter(({ kind }) => kind === 'open').map(({ id }) => id))
  const open = totals.value.value.items.filter(({ stageId }) => openStages.has(stageId))
  const count = open.reduce((sum, total) => sum + total.count, 0)
  if (count === 0) return null
  return (
    <span className={styles.sum}>
      {dealsText.worth.open(count, formats.number(count))}
      <WorthButton totals={open} label={dealsText.worth.ofBoard} isOpen />
    </span>
  )
}
