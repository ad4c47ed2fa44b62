import type { Id } from '../../../domain/model/kernel/id'
import { listPages } from '../../../domain/use-cases/records/list-pages'
import { usePorts } from '../../app/ports-context'
import { tasksText } from '../../text/tasks'
import { ExportDialog } from '../../export/export-dialog'
import { tasksQuery, type Asked } from './tasks.model'

export interface TasksExportProps {
  readonly asked: Asked
  /** Behind those that are still to be done. */
  readonly withDone: boolean
  readonly onClose: () => void
}

/** The tasks of the screen, those it did not fetch as well, on their way out. */
export function TasksExport({ asked, withDone, onClose }: TasksExportProps) {
  const { records } = usePorts()

  async function* ids(signal: AbortSignal): AsyncGenerator<readonly Id[]> {
    for (const what of withDone ? (['open', 'done'] as const) : (['open'] as const)) {
      const query = { ...tasksQuery(asked, what), limit: records.capabilities.maxPageSize }
      for await (const tasks of listPages('tasks', query, { records, signal })) yield tasks.map(({ id }) => id)
    }
  }

  return (
    <ExportDialog request={{ collection: 'tasks', name: tasksText.title, count: null, ids, shown: null }} onClose={onClose} />
  )
}
