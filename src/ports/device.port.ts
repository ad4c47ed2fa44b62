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

/** Recovery of data in this browser that cannot be read completely. Nothing changes until one of these is called. */
export interface StoreRecovery {
  /** Everything as stored, readable or not: one JSON value a line, `{store, key, value}`. Files are named, not included. */
  download(): Promise<Blob>
  /** Keeps every readable record, and drops the rest. The store opens afterwards. */
  keepReadable(): Promise<{ readonly kept: number; readonly dropped: number }>
  /** Deletes all of it. */
  startAfresh(): Promise<void>
}

/**
 * Files that long work needs to resume after the browser was closed. They stay on this device until the work ends. Storing them
 * is optional: without room the work continues, but cannot be resumed on this device.
 */
export interface WorkFiles {
  /** Never rejects. @returns whether it was stored */
  store(key: string, file: Blob): Promise<boolean>
  /** Never rejects; `null`: there is none. */
  find(key: string): Promise<Blob | null>
  forget(key: string): Promise<void>
  /** Claims the work for this tab until the returned function is called; `null`: another tab of this device has claimed it. */
  claim(key: string): Promise<(() => void) | null>
}
