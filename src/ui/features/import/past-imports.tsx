import { Link } from 'wouter'
import type { RecordOf } from '../../../domain/model/records/collections'
import { useServices } from '../../app/ports-context'
import { importPath } from '../../app/routes'
import { useWorkspace } from '../../app/workspace-context'
import { useStream } from '../../hooks/use-stream'
import { importJobText } from '../../text/import-job'
import styles from './import.module.css'
import own from './job.module.css'
import type { ImportStatus } from '../../../domain/model/imports/writing/import-job'
import { Tag } from '../../design/tag'

const SHOWN = 20

/** What was imported before, the latest first, each with the way to its report and to undoing it. */
export function PastImports() {
  const { ports, runtime } = useServices()
  const { workspace, memberName, formats } = useWorkspace()
  const jobs = useStream(workspace.id, () =>
    ports.records.watch('imports', {
      workspaceId: workspace.id,
      orderBy: [{ field: 'createdAt', direction: 'desc', empty: 'last' }],
      limit: SHOWN,
    }),
  )
  if (jobs.status !== 'ready' || jobs.value.value.items.length === 0) return null
  const about = ({ createdBy, createdAt }: RecordOf<'imports'>) =>
    importJobText.by(memberName(createdBy.memberId), formats.ago(createdAt, runtime.now()))
  return (
    <section aria-label={importJobText.list} className={own.past}>
      <h3>{importJobText.list}</h3>
      <ul>
        {jobs.value.value.items.map((job) => (
          <li key={job.id}>
            <Link className={styles.link} href={importPath(workspace.slug, job.id)}>
              {job.fileName}
            </Link>
            <StatusTag status={job.status} />
            <span className={own.about}>{importJobText.rowsOf(formats.number(job.total), job.total === 1)}</span>
            <span className={own.about}>{about(job)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const COLOURS = {
  running: 'blue',
  paused: 'yellow',
  done: 'green',
  failed: 'red',
  cancelled: 'grey',
  undoing: 'blue',
  undone: 'grey',
  'partly-undone': 'yellow',
} as const satisfies Readonly<Record<ImportStatus, string>>

export function StatusTag({ status }: { readonly status: ImportStatus }) {
  return <Tag colour={COLOURS[status]}>{importJobText.statuses[status]}</Tag>
}
