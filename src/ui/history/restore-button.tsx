import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { isPortError } from '../../domain/model/errors/port-error'
import type { Id } from '../../domain/model/kernel/id'
import type { Changes } from '../../domain/model/records/changes'
import type { SubjectCollection } from '../../domain/model/records/subject'
import { earlierValue } from '../../domain/use-cases/records/earlier-value'
import { usePorts } from '../app/ports-context'
import { useApply } from '../app/use-apply'
import { useWorkspace } from '../app/workspace-context'
import { IconButton } from '../design/icon-button'
import { errorText } from '../text/error-text'
import { recordText } from '../text/record'
import { timelineText } from '../text/timeline'
import type { ChangeLine } from './change-lines'
import styles from './timeline.module.css'

const text = timelineText

export interface RestoreButtonProps {
  readonly collection: SubjectCollection
  readonly id: Id
  readonly changes: Changes
  readonly line: ChangeLine
}

/** Writes what the field held before; what stands in the way is said beside it. */
export function RestoreButton({ collection, id, changes, line }: RestoreButtonProps) {
  const { records } = usePorts()
  const { workspace } = useWorkspace()
  const apply = useApply()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const restore = async () => {
    const record = await records.get(collection, id)
    if (record === null) return recordText.gone
    const { readPhone } = await import('../../domain/model/people/read-phone')
    const wanted = { changes, field: line.key, readPhone: (raw: string) => readPhone(raw, workspace.country) }
    const mutation = earlierValue(record, collection, wanted)
    if (mutation === null) return text.restoredAlready(line.field)
    const result = await apply(text.restored(line.field), [mutation], { inlineErrors: true })
    const isRefused = result.status === 'failed' && isPortError(result.error, 'record/invalid')
    return isRefused ? text.notRestored(line.field, errorText(result.error)) : null
  }
  const press = async () => {
    setBusy(true)
    setProblem(await restore().catch((error: unknown) => text.notRestored(line.field, errorText(error))))
    setBusy(false)
  }
  return (
    <>
      <IconButton
        size="sm"
        className={styles.restore}
        label={labelOf(line)}
        icon={<Undo2 size={12} />}
        disabled={isBusy}
        onClick={() => void press()}
      />
      {problem === null ? null : (
        <span role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
    </>
  )
}

function labelOf(line: ChangeLine): string {
  if (line.kind !== 'step') return text.restoreList(line.field)
  return line.from === null ? text.restoreEmpty(line.field) : text.restoreOf(line.field, line.from)
}
