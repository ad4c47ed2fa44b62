import { useEffect, useMemo } from 'react'
import { usePorts, useServices } from '../../app/ports-context'
import { saveAs } from '../../app/save-as'
import { useWorkspace } from '../../app/workspace-context'
import { makeBundle } from '../../bundle/make-bundle'
import { Banner } from '../../design/banner'
import { Button } from '../../design/button'
import { useStream } from '../../hooks/use-stream'
import { backupsText } from '../../text/data-settings'
import type { BackupFolder } from '../../../ports/device.port'
import { Backups } from './backups.model'
import { useBackupFolder } from './backup-choices'

/** Backs up by itself, and where it cannot, says at the foot of every screen that one is due. Nothing for who may not export. */
export function BackupHost() {
  const folder = useBackupFolder()
  const { may } = useWorkspace()
  return folder !== null && may('export-everything') ? <Seen folder={folder} /> : null
}

function Seen({ folder }: { readonly folder: BackupFolder }) {
  const ports = usePorts()
  const { runtime, workFiles } = useServices()
  const { workspace, me, timeZone, formats } = useWorkspace()
  const [id, slug, memberId] = [workspace.id, workspace.slug, me.id]
  const backups = useMemo(() => {
    const make = () => makeBundle({ workspaceId: id, memberId, runtime }, ports)
    return new Backups({ workspace: { id, slug }, timeZone, runtime, folder, workFiles, make, save: saveAs })
  }, [id, slug, memberId, timeZone, runtime, folder, workFiles, ports])
  useEffect(() => backups.start(), [backups])
  const state = useStream(backups, () => backups.state$)
  if (state.status !== 'ready' || state.value.reminder === null) return null
  const { reminder, isBusy, error } = state.value
  return (
    <section aria-label={backupsText.reminder}>
      <Banner
        action={
          <>
            {reminder.reason === 'not-allowed' ? (
              <Button size="sm" onClick={() => void backups.allow()}>
                {backupsText.allow}
              </Button>
            ) : null}
            <Button size="sm" busy={isBusy} onClick={() => void backups.download()}>
              {backupsText.download}
            </Button>
            <Button size="sm" variant="quiet" onClick={() => backups.dismiss()}>
              {backupsText.later}
            </Button>
          </>
        }
      >
        <span role="status">
          {[
            backupsText.due(reminder.last === null ? null : formats.dateTime(reminder.last)),
            backupsText.because(reminder),
            error,
          ]
            .filter(Boolean)
            .join(' ')}
        </span>
      </Banner>
    </section>
  )
}
