import type { RecordOf } from '../../../domain/model/records/collections'
import type { Apply } from '../../app/use-apply'
import { Checkbox } from '../../design/checkbox'
import { taskText } from '../../text/timeline'

export interface TaskCheckProps {
  readonly task: RecordOf<'tasks'>
  readonly mayEdit: boolean
  readonly apply: Apply
}

/** Ticks a task off, or opens it again. */
export function TaskCheck({ task, mayEdit, apply }: TaskCheckProps) {
  const isDone = task.status === 'done'
  const isClosed = task.status !== 'open'
  const { id, title, version } = task
  return (
    <Checkbox
      checked={isDone}
      disabled={!mayEdit}
      aria-label={isClosed ? taskText.reopen(title) : taskText.complete(title)}
      onChecked={() =>
        void apply(isClosed ? taskText.reopened(title) : taskText.done(title), [
          { kind: 'update', collection: 'tasks', id, patch: { status: isClosed ? 'open' : 'done' }, expect: version },
        ])
      }
    />
  )
}
