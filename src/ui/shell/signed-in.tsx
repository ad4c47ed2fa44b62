import { useMemo, useEffect, useRef, useState } from 'react'
import { Route, Switch } from 'wouter'
import type { RecordOf } from '../../domain/model/records/collections'
import type { User } from '../../domain/model/session/session'
import { Button } from '../design/button'
import { lazyPart } from '../design/lazy-part'
import { useStream, type StreamState } from '../hooks/use-stream'
import { errorsText } from '../text/error-text'
import { usePorts, useRuntime, SessionContext } from '../app/ports-context'
import { readPreference, writePreference } from '../app/preferences'
import { PATTERNS, screenPath } from '../app/routes'
import { Onward, Splash, LoadFailure } from '../app/screen-skeleton'
import { workspaceData$, type WorkspaceData } from '../app/workspace.model'
import type { Id } from '../../domain/model/kernel/id'
import { Changes } from '../app/changes'
import { ConflictQueue } from '../app/questions'
import { RecordTrails, TrailsContext } from '../app/record-trail'
import { useToasts } from '../app/toasts'
import { OpenUploads, OpenUploadsContext } from '../features/files/open-uploads'
import { ChangesContext } from '../app/use-apply'
import { workspaceView, WorkspaceContext } from '../app/workspace-context'
import { SCREENS } from './screens'
import { ConflictHost } from './hosts'
import { Shell } from './shell'
import { map, type Observable } from 'rxjs'
import { LIMITS } from '../../domain/model/records/limits'
import type { RecordsPort } from '../../ports/records.port'

type Workspaces = readonly RecordOf<'workspaces'>[]

/** Everything behind a session. */
export function SignedIn({ user }: { readonly user: User }) {
  const { records } = usePorts()
  const workspaces = useStream(records, () => workspaces$(records))
  if (workspaces.status !== 'ready') return <NotReady state={workspaces} />
  return <SignedInRoutes user={user} workspaces={workspaces.value} />
}

function NotReady({ state }: { readonly state: Exclude<StreamState<unknown>, { readonly status: 'ready' }> }) {
  if (state.status === 'pending') return <Splash />
  return <LoadFailure error={state.error} actions={<Button onClick={() => location.reload()}>{errorsText.reload}</Button>} />
}

function SignedInRoutes({ user, workspaces }: { readonly user: User; readonly workspaces: Workspaces }) {
  const session = useMemo(() => ({ user, workspaces }), [user, workspaces])
  return (
    <SessionContext value={session}>
      <Switch>
        <Route path={PATTERNS.home}>
          <Onward to={startPath(workspaces)} />
        </Route>
        <Route path={PATTERNS.connect} component={SCREENS.connect.Component} />
        <Route path={PATTERNS.workspaces} component={SCREENS.workspaces.Component} />
        <Route path={PATTERNS.newWorkspace} component={SCREENS.newWorkspace.Component} />
        <Route path={PATTERNS.restore} component={SCREENS.restore.Component} />
        <Route path={PATTERNS.workspace}>
          {({ workspace }) => {
            const open = workspaces.find(({ slug, id }) => slug === workspace || id === workspace)
            return open === undefined ? <NoMember /> : <WorkspaceFrame workspaceId={open.id} user={user} key={open.id} />
          }}
        </Route>
        <Route component={SCREENS.notFound.Component} />
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

/** Opens a workspace: its small lists live, and around them the shell. */
function WorkspaceFrame({ workspaceId, user }: { readonly workspaceId: Id; readonly user: User }) {
  const { records } = usePorts()
  const data = useStream(workspaceId, () => workspaceData$(records, workspaceId, user.id))
  useEffect(() => writePreference('workspace', workspaceId), [workspaceId])
  if (data.status !== 'ready') return <NotReady state={data} />
  if (data.value === null) return <NoMember />
  return <OpenWorkspace data={data.value} />
}

function OpenWorkspace({ data }: { readonly data: WorkspaceData }) {
  const { records } = usePorts()
  const runtime = useRuntime()
  const toasts = useToasts()
  const view = useMemo(() => workspaceView(data, runtime), [data, runtime])
  const latest = useRef(view)
  useEffect(() => {
    latest.current = view
  }, [view])
  const workspaceId = data.workspace.id
  const [conflicts] = useState(() => new ConflictQueue())
  const [trails] = useState(() => new RecordTrails())
  const [uploads] = useState(() => new OpenUploads())
  const changes = useMemo(() => {
    const number = (count: number) => latest.current.formats.number(count)
    return new Changes({ records, runtime, workspaceId, toasts, conflicts, number }, (id) => latest.current.memberName(id))
  }, [records, runtime, workspaceId, toasts, conflicts])
  return (
    <WorkspaceContext value={view}>
      <ChangesContext value={changes}>
        <TrailsContext value={trails}>
          <OpenUploadsContext value={uploads}>
            <Shell />
          </OpenUploadsContext>
          <ConflictHost queue={conflicts} />
        </TrailsContext>
      </ChangesContext>
    </WorkspaceContext>
  )
}

// Most people never see it.
const NoMember = lazyPart(() => import('./no-member').then((file) => file.NoMember))

/** The workspaces whoever is signed in may read, by name. */
export function workspaces$(records: RecordsPort): Observable<readonly RecordOf<'workspaces'>[]> {
  return records
    .watch('workspaces', {
      workspaceId: null,
      orderBy: [{ field: 'name', direction: 'asc', empty: 'last' }],
      limit: LIMITS.pageSizeMost,
    })
    .pipe(map((live) => live.value.items))
}
