import { useEffect, useMemo, useRef, useState } from 'react'
import type { Id } from '../../domain/model/kernel/id'
import type { User } from '../../domain/model/session/session'
import { Changes } from '../app/changes'
import { ConflictDesk } from '../app/conflict-desk'
import { RecordTrails, TrailsContext } from '../app/record-trail'
import { usePorts, useRuntime } from '../app/ports-context'
import { writePreference } from '../app/preferences'
import { Splash } from '../app/splash'
import { useToasts } from '../app/toasts'
import { UploadDesk, UploadDeskContext } from '../features/files/upload-desk'
import { ChangesContext } from '../app/use-apply'
import { workspaceData$, type WorkspaceData } from '../app/workspace.model'
import { WorkspaceContext } from '../app/workspace-context'
import { workspaceView } from '../app/workspace-view'
import { Button } from '../design/button'
import { ErrorState } from '../design/message'
import { useStream } from '../hooks/use-stream'
import { errorText } from '../text/error-text'
import { errorsText } from '../text/errors'
import { ConflictHost } from './conflict-host'
import { NoMember } from './no-member'
import { Shell } from './shell'

/** Opens a workspace: its small lists live, and around them the shell. */
export function WorkspaceFrame({ workspaceId, user }: { readonly workspaceId: Id; readonly user: User }) {
  const { records } = usePorts()
  const data = useStream(workspaceId, () => workspaceData$(records, workspaceId, user.id))
  useEffect(() => writePreference('workspace', workspaceId), [workspaceId])
  if (data.status === 'pending') return <Splash />
  if (data.status === 'failed') {
    return (
      <ErrorState
        title={errorsText.couldNotLoad}
        actions={<Button onClick={() => location.reload()}>{errorsText.reload}</Button>}
      >
        {errorText(data.error)}
      </ErrorState>
    )
  }
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
  const [conflicts] = useState(() => new ConflictDesk())
  const [trails] = useState(() => new RecordTrails())
  const [desk] = useState(() => new UploadDesk())
  const changes = useMemo(() => {
    const number = (count: number) => latest.current.formats.number(count)
    return new Changes({ records, runtime, workspaceId, toasts, conflicts, number }, (id) => latest.current.memberName(id))
  }, [records, runtime, workspaceId, toasts, conflicts])
  return (
    <WorkspaceContext value={view}>
      <ChangesContext value={changes}>
        <TrailsContext value={trails}>
          <UploadDeskContext value={desk}>
            <Shell />
          </UploadDeskContext>
          <ConflictHost desk={conflicts} />
        </TrailsContext>
      </ChangesContext>
    </WorkspaceContext>
  )
}
