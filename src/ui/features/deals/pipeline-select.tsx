import type { Id } from '../../../domain/model/kernel/id'
import type { RecordOf } from '../../../domain/model/records/collections'
import { dealsText } from '../../text/deals'
import styles from './board-toolbar.module.css'

export interface PipelineSelectProps {
  readonly pipelines: readonly RecordOf<'pipelines'>[]
  readonly pipelineId: Id
  readonly disabled?: boolean
  readonly onPipeline: (id: Id) => void
}

export function PipelineSelect({ pipelines, pipelineId, disabled, onPipeline }: PipelineSelectProps) {
  if (pipelines.length < 2) return null
  return (
    <select
      className={styles.select}
      aria-label={dealsText.pipeline}
      value={pipelineId}
      disabled={disabled}
      onChange={(change) => {
        const chosen = pipelines[change.currentTarget.selectedIndex]
        if (chosen !== undefined) onPipeline(chosen.id)
      }}
    >
      {pipelines.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}
