import { Import } from 'lucide-react'
import { Link } from 'wouter'
import type { RecordOf } from '../../../domain/model/records/collections'
import { trashedOf } from '../../../domain/use-cases/imports/undo-import'
import { usePorts, useRuntime } from '../../app/ports-context'
import { importPath } from '../../app/routes'
import { useSubmission } from '../../app/submission'
import { useChanges } from '../../app/use-apply'
import { useWorkspace } from '../../app/workspace-context'
import { Button } from '../../design/button'
import { useStream } from '../../hooks/use-stream'
import { trashText } from '../../text/trash'
import styles from './trash.module.css'

const LATEST = 5

/** Imports that were undone: what they made came here together, and goes back together. */
export function TrashImports() {
  const { records } = usePorts()
  const { workspace, me, may } = useWorkspace()
  const undone = useStream(workspace.id, () =>
    records.watch('imports', {
      workspaceId: workspace.id,
      where: { op: 'in', field: 'status', values: ['undone', 'partly-undone'] },
      orderBy: [{ field: 'updatedAt', direction: 'desc', empty: 'last' }],
      limit: LATEST,
    }),
  )
  const jobs = undone.status === 'ready' ? undone.value.value.items : []
  const own = jobs.filter(({ createdBy }) => may('undo-import', { own: createdBy.memberId === me.id }))
  if (own.length === 0) return null
  return (
    <ul className={styles.list} aria-label={trashText.ofImports}>
      {own.map((job) => (
        <UndoneImport key={job.id} job={job} />
      ))}
    </ul>
  )
}

function UndoneImport({ job }: { readonly job: RecordOf<'imports'> }) {
  const { records } = usePorts()
  const runtime = useRuntime()
  const { workspace, me, memberName, formats } = useWorkspace()
  const changes = useChanges()
  const [state, submission] = useSubmission()
  async function restore(): Promise<void> {
    const acts = await trashedOf({ job, member: me }, { records, pace: () => runtime.turn() })
    const mutations = acts.map(({ mutation }) => mutation)
    await changes.applyAll((count) => trashText.restoredOf(count, formats.number(count)), mutations)
  }
  return (
    <li className={styles.item}>
      <Import size={16} aria-label={trashText.ofImport} role="img" className={styles.icon} />
      <Link href={importPath(workspace.slug, job.id)} className={styles.name}>
        {job.fileName}
      </Link>
      <span className={styles.when}>
        {state.error ?? trashText.by(memberName(job.updatedBy.memberId), formats.ago(job.updatedAt, runtime.now()))}
      </span>
      <span className={styles.actions}>
        <Button
          size="sm"
          busy={state.isBusy}
          aria-label={trashText.restoreTogetherOf(job.fileName)}
          onClick={() => void submission.run(restore)}
        >
          {trashText.restoreTogether}
        </Button>
      </span>
    </li>
  )
}
