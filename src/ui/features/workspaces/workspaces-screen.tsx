import { ChevronRight, Plus } from 'lucide-react'
import { Link } from 'wouter'
import { PATTERNS, screenPath } from '../../app/routes'
import { useSession, usePorts, useRuntime } from '../../app/ports-context'
import { Main } from '../../app/main'
import { useTitle } from '../../app/use-title'
import { Avatar } from '../../design/avatar'
import { workspacesText } from '../../text/workspaces'
import type { RecordOf } from '../../../domain/model/records/collections'
import { mutationIdOf } from '../../../domain/model/records/meta'
import { useSubmission } from '../../app/submission'
import { Button } from '../../design/button'
import { FieldError } from '../../design/field'
import { useStream } from '../../hooks/use-stream'
import { useSignOut } from '../../app/use-sign-out'
import styles from './workspaces.module.css'
import { ButtonLink } from '../../app/nav-link'
import { deletedWorkspaces$ } from './deleted-workspaces.model'

export function WorkspacesScreen() {
  useTitle(workspacesText.chooseTitle)
  const { workspaces } = useSession()
  return (
    <Main className={styles.page}>
      <div className={styles.column}>
        <header>
          <h1 className={styles.title}>{workspacesText.chooseTitle}</h1>
          <p className={styles.lead}>{workspaces.length === 0 ? workspacesText.noneLead : workspacesText.chooseLead}</p>
        </header>
        <ul className={styles.list}>
          {workspaces.map((workspace) => (
            <li key={workspace.id}>
              <Link href={screenPath(workspace.slug, 'people')} className={styles.workspace}>
                <Avatar name={workspace.name} shape="square" size="md" />
                <span className={styles.workspaceName}>{workspace.name}</span>
                <ChevronRight size={16} aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
        <ButtonLink href={PATTERNS.newWorkspace} size="lg">
          <Plus size={16} aria-hidden="true" />
          {workspacesText.create}
        </ButtonLink>
        <Link href={PATTERNS.restore} className={styles.link}>
          {workspacesText.restoreBundle}
        </Link>
        <DeletedWorkspaces />
        <AccountLine />
      </div>
    </Main>
  )
}

/** The workspaces that were deleted and can be brought back; not there while there are none. */
function DeletedWorkspaces() {
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

/** Who is signed in here, and the way out. */
export function AccountLine() {
  const signOut = useSignOut()
  const { user } = useSession()
  return (
    <p className={styles.account}>
      {workspacesText.signedInAs(user.email)}
      <button type="button" className={styles.link} onClick={() => void signOut('this-device')}>
        {workspacesText.signOut}
      </button>
    </p>
  )
}
