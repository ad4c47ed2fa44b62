import { openDB, type DBSchema } from 'idb'
import { backupName, outdatedBackups } from '../../domain/model/backups/backup-plan'
import type { BackupFolder, BackupWritten } from '../../ports/device.port'

/** Chromium's own extension, missing from the type libraries: a page can be given a folder, and can query its permission. */
export interface WritableFolder extends FileSystemDirectoryHandle {
  queryPermission(how: { readonly mode: 'readwrite' }): Promise<PermissionState>
  requestPermission(how: { readonly mode: 'readwrite' }): Promise<PermissionState>
}

export type PickFolder = (how: { readonly id: string; readonly mode: 'readwrite' }) => Promise<WritableFolder>

interface FoldersSchema extends DBSchema {
  readonly folders: { key: string; value: WritableFolder }
}

const MODE = { mode: 'readwrite' } as const

/** Uses the browser's folder picker, if it has one. */
export function openBackupFolder(): BackupFolder {
  const pick: unknown = Reflect.get(globalThis, 'showDirectoryPicker')
  return browserBackupFolder(
    'portside-backups',
    typeof pick === 'function' ? (how) => Reflect.apply(pick, globalThis, [how]) : null,
  )
}

/** @param name of the database that stores the folder handles: no other storage can */
export function browserBackupFolder(name: string, pick: PickFolder | null): BackupFolder {
  const inFolders = async <T>(work: (database: Awaited<ReturnType<typeof opened>>) => Promise<T>): Promise<T> => {
    const database = await opened(name)
    try {
      return await work(database)
    } finally {
      database.close()
    }
  }
  /** An unreadable handle counts as none chosen. */
  const find = (id: string) => inFolders((database) => database.get('folders', id)).catch(() => undefined)

  return {
    isOffered: pick !== null,
    choose: async (id) => {
      const folder = await pick?.({ id: 'portside-backup', ...MODE }).catch(() => undefined)
      if (folder === undefined) return null
      await inFolders((database) => database.put('folders', folder, id))
      return folder.name
    },
    status: async (id) => {
      const folder = await find(id)
      if (folder === undefined) return 'none'
      return (await folder.queryPermission(MODE).catch(() => 'denied')) === 'granted' ? 'ready' : 'not-allowed'
    },
    allow: async (id) => (await (await find(id))?.requestPermission(MODE).catch(() => 'denied')) === 'granted',
    write: async (workspace, day, backup) => {
      const folder = await find(workspace.id)
      if (folder === undefined) return 'gone'
      try {
        const file = await folder.getFileHandle(backupName(workspace, day), { create: true })
        // The file is replaced when the stream closes: a write that breaks off leaves the old one.
        const writing = await file.createWritable()
        await backup.stream().pipeTo(writing)
      } catch (error) {
        return failureOf(error)
      }
      // What cannot be deleted now is deleted with the next backup.
      await deleteOutdated(folder, workspace).catch(() => undefined)
      return 'written'
    },
    forget: (id) => inFolders((database) => database.delete('folders', id)),
  }
}

async function deleteOutdated(folder: WritableFolder, workspace: Parameters<typeof backupName>[0]): Promise<void> {
  const names: string[] = []
  for await (const name of folder.keys()) names.push(name)
  for (const name of outdatedBackups(names, workspace)) await folder.removeEntry(name)
}

function failureOf(error: unknown): BackupWritten {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError' || name === 'NoModificationAllowedError') return 'not-allowed'
  if (name === 'NotFoundError') return 'gone'
  return name === 'QuotaExceededError' ? 'full' : 'failed'
}

function opened(name: string) {
  return openDB<FoldersSchema>(name, 1, { upgrade: (database) => void database.createObjectStore('folders') })
}
