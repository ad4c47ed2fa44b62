import { Import } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { RecordOf } from '../../../domain/model/records/collections'
import { isTrashed } from '../../../domain/model/imports/writing/undo/plan-restore'
import { hasTrashed, trashedOf } from '../../../domain/use-cases/imports/undo-import'
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
  const [listed, lookAgain] = useTrashedOf(own)
  if (listed.length === 0) return null
  return (
    <ul className={styles.list} aria-label={trashText.ofImports}>
      {listed.map((job) => (
        <UndoneImport key={job.id} job={job} onRestored={lookAgain} />
      ))}
    </ul>
  )
}

/** Those that something of is still in the trash: what was restored or purged one by one is not there any more. */
function useTrashedOf(jobs: readonly Job[]): readonly [listed: readonly Job[], lookAgain: () => void] {
  const { records } = usePorts()
  const runtime = useRuntime()
  const { me } = useWorkspace()
  const [trashed, setTrashed] = useState<ReadonlySet<string>>(new Set())
  const [looks, setLooks] = useState(0)
  const key = jobs.map(({ id, version }) => `${id} ${version}`).join()
  useEffect(() => {
    let isWanted = true
    const look = async (job: Job): Promise<void> => {
      // What cannot be looked at is listed: restoring it says why not.
      const is = await hasTrashed({ job, member: me }, { records, pace: () => runtime.turn() }).catch(() => true)
      if (isWanted) setTrashed((before) => withOrWithout(before, job.id, is))
    }
    for (const job of jobs) void look(job)
    return () => {
      isWanted = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the list is a new one each time
  }, [key, looks, records, runtime, me])
  return [jobs.filter(({ id }) => trashed.has(id)), () => setLooks((count) => count + 1)]
}

function withOrWithout(ids: ReadonlySet<string>, id: string, is: boolean): ReadonlySet<string> {
  return is ? new Set([...ids, id]) : new Set([...ids].filter((each) => each !== id))
}

type Job = RecordOf<'imports'>

function UndoneImport({ job, onRestored }: { readonly job: Job; readonly onRestored: () => void }) {
  const { records } = usePorts()
  const runtime = useRuntime()
  const { workspace, me, memberName, formats } = useWorkspace()
  const changes = useChanges()
  const [state, submission] = useSubmission()
  async function restore(): Promise<void> {
    const acts = await trashedOf({ job, member: me }, { records, pace: () => runtime.turn() })
    const mutations = acts.map(({ mutation }) => mutation)
    const fields = acts.filter(({ current }) => !isTrashed(current)).length
    const words = (count: number) => trashText.restoredOf(count - fields, formats.number(count - fields))
    await changes.applyAll(words, mutations)
    onRestored()
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
