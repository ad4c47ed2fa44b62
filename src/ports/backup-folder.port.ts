import type { BackedUp } from '../domain/model/backups/backup-plan'
import type { Id } from '../domain/model/kernel/id'
import type { PlainDate } from '../domain/model/kernel/instant'

/** A folder of this device that a workspace is backed up into: chosen by the person, remembered by this browser. */
export interface BackupFolder {
  /** Does this browser let pages write into folders? */
  readonly isOffered: boolean
  /** Asks the person, by a click of theirs. The name of the folder; `null`: they chose none. */
  choose(workspaceId: Id): Promise<string | null>
  /** Whether there is one, and may be written into without asking. Never rejects. */
  standing(workspaceId: Id): Promise<'none' | 'ready' | 'not-allowed'>
  /** Lets the browser ask the person again, by a click of theirs. Never rejects. */
  allow(workspaceId: Id): Promise<boolean>
  /** Writes the backup of that day, whole or not at all, and takes away those it replaces. Never rejects. */
  write(workspace: BackedUp, day: PlainDate, backup: Blob): Promise<BackupWritten>
  forget(workspaceId: Id): Promise<void>
}

export type BackupWritten = 'written' | 'not-allowed' | 'gone' | 'full' | 'failed'
