import { useEffect } from 'react'
import { BackupHost } from '../features/backups/backup-host'
import { keepFocus } from '../design/keep-focus'
import { NotificationsHost } from '../features/inbox/notifications-host'

/** What goes on behind every screen. */
export function LateHosts() {
  useEffect(keepFocus, [])
  return (
    <>
      <NotificationsHost />
      <BackupHost />
    </>
  )
}
