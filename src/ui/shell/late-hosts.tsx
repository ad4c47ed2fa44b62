import { BackupHost } from '../features/backups/backup-host'
import { NotificationsHost } from '../features/inbox/notifications-host'

/** What goes on behind every screen. */
export function LateHosts() {
  return (
    <>
      <NotificationsHost />
      <BackupHost />
    </>
  )
}
