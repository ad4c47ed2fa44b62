import { useMemo } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import type { RecordOf } from '../../domain/model/records/collections'
import type { User } from '../../domain/model/session/session'
import { Button } from '../design/button'
import { ErrorState } from '../design/message'
import { useStream } from '../hooks/use-stream'
import { NoMember } from './no-member'
import { WorkspaceFrame } from './workspace-frame'
import { errorText } from '../text/error-text'
import { errorsText } from '../text/errors'
import { usePorts } from '../app/ports-context'
import { readPreference } from '../app/preferences'
import { PATTERNS, screenPath } from '../app/routes'
import { SCREENS } from './screens'
import { SessionContext } from '../app/session-context'
import { Splash } from '../app/splash'
import { workspaces$ } from './workspaces.model'

type Workspaces = readonly RecordOf<'workspaces'>[]

/** Everything behind a session. */
export function SignedIn({ user }: { readonly user: User }) {
  const { records } = usePorts()
  const workspaces = useStream(records, () => workspaces$(records))
  if (workspaces.status === 'pending') return <Splash />
  if (workspaces.status === 'failed') {
    return (
      <ErrorState
        title={errorsText.couldNotLoad}
        actions={<Button onClick={() => location.reload()}>{errorsText.reload}</Button>}
      >
        {errorText(workspaces.error)}
      </ErrorState>
    )
  }
  return <SignedInRoutes user={user} workspaces={workspaces.value} />
}

function SignedInRoutes({ user, workspaces }: { readonly user: User; readonly workspaces: Workspaces }) {
  const session = useMemo(() => ({ user, workspaces }), [user, workspaces])
  return (
    <SessionContext value={session}>
      <Switch>
        <Route path={PATTERNS.home}>
          <Redirect to={startPath(workspaces)} replace />
        </Route>
        <Route path={PATTERNS.workspaces} component={SCREENS.workspaces.Screen} />
        <Route path={PATTERNS.newWorkspace} component={SCREENS.newWorkspace.Screen} />
        <Route path={PATTERNS.restore} component={SCREENS.restore.Screen} />
        <Route path={PATTERNS.workspace}>
          {({ workspace }) => {
            const open = workspaces.find(({ slug, id }) => slug === workspace || id === workspace)
            return open === undefined ? <NoMember /> : <WorkspaceFrame workspaceId={open.id} user={user} key={open.id} />
          }}
        </Route>
        <Route component={SCREENS.notFound.Screen} />
      </Switch>
    </SessionContext>
  )
}

/** Where one begins: the workspace of last time, the only one there is, or the choice. */
function startPath(workspaces: Workspaces): string {
  const last = readPreference('workspace')
  const target = workspaces.find(({ id }) => id === last) ?? (workspaces.length === 1 ? workspaces[0] : undefined)
  if (target !== undefined) return screenPath(target.slug, 'people')
  return workspaces.length === 0 ? PATTERNS.newWorkspace : PATTERNS.workspaces
}
