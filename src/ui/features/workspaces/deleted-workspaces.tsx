import type { RecordOf } from '../../../domain/model/records/collections'
import { mutationIdOf } from '../../../domain/model/records/mutation-id'
import { usePorts, useRuntime } from '../../app/ports-context'
import { useSession } from '../../app/session-context'
import { useSubmission } from '../../app/use-submission'
import { Avatar } from '../../design/avatar'
import { Button } from '../../design/button'
import { FieldError } from '../../design/field-error'
import { useStream } from '../../hooks/use-stream'
import { workspacesText } from '../../text/workspaces'
import { deletedWorkspaces$ } from './deleted-workspaces.model'
import styles from './workspaces.module.css'

/** The workspaces that were deleted and can be brought back; not there while there are none. */
export function DeletedWorkspaces() {
  const { records } = usePorts()
  const runtime = useRuntime()
  const { user } = useSession()
  const deleted = useStream(user.id, () => deletedWorkspaces$(records, user.id))
  const [state, submission] = useSubmission()
  if (deleted.status !== 'ready' || deleted.value.length === 0) return null

  const restore = ({ id, version }: RecordOf<'workspaces'>) =>
    void submission.run(() =>
      records.commit([{ kind: 'restore', collection: 'workspaces', id, expect: version }], {
        workspaceId: id,
        mutationId: mutationIdOf(runtime.newId()),
      }),
    )
  return (
    <section aria-labelledby="deleted-workspaces">
      <h2 id="deleted-workspaces" className={styles.subtitle}>
        {workspacesText.deleted}
      </h2>
      <FieldError id="restore-error" message={state.error} />
      <ul className={styles.list}>
        {deleted.value.map((workspace) => (
          <li key={workspace.id} className={styles.deleted}>
            <Avatar name={workspace.name} shape="square" size="md" />
            <span className={styles.workspaceName}>{workspace.name}</span>
            <Button
              size="sm"
              busy={state.isBusy}
              aria-label={workspacesText.restoreOf(workspace.name)}
              onClick={() => restore(workspace)}
            >
              {workspacesText.restore}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
