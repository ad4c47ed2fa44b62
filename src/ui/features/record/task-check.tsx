import type { RecordOf } from '../../../domain/model/records/collections'
import type { Apply } from '../../app/use-apply'
import { Checkbox } from '../../design/checkbox'
import { recordText } from '../../text/record'

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
      aria-label={isClosed ? recordText.task.reopen(title) : recordText.task.complete(title)}
      onChecked={() =>
        void apply(isClosed ? recordText.task.reopened(title) : recordText.task.done(title), [
          { kind: 'update', collection: 'tasks', id, patch: { status: isClosed ? 'open' : 'done' }, expect: version },
        ])
      }
    />
  )
}
