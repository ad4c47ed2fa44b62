import type { BackedUp } from '../domain/model/backups/backup-plan'
import type { Id } from '../domain/model/kernel/id'
import type { PlainDate } from '../domain/model/kernel/instant'

/** A folder of this device for backups of a workspace, chosen by the person and remembered by this browser. */
export interface BackupFolder {
  /** Whether this browser lets pages write into folders. */
  readonly isOffered: boolean
  /** Lets the person choose a folder; needs a click. @returns its name; `null`: they chose none */
  choose(workspaceId: Id): Promise<string | null>
  /** Whether a folder is chosen, and may be written to without asking. Never rejects. */
  status(workspaceId: Id): Promise<'none' | 'ready' | 'not-allowed'>
  /** Lets the browser ask the person for permission again; needs a click. Never rejects. */
  allow(workspaceId: Id): Promise<boolean>
  /** Writes the backup of that day, completely or not at all, and deletes the backups it replaces. Never rejects. */
  write(workspace: BackedUp, day: PlainDate, backup: Blob): Promise<BackupWritten>
  forget(workspaceId: Id): Promise<void>
}

export type BackupWritten = 'written' | 'not-allowed' | 'gone' | 'full' | 'failed'
