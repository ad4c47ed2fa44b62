import { may } from '../../../domain/model/access/policy'
import { portError } from '../../../domain/model/errors/port-error'
import { AWAITS_BYTES } from '../../../domain/model/files/file'
import { exportPath, fileIdIn, isExportPath } from '../../../domain/model/files/file-path'
import type { Id } from '../../../domain/model/kernel/id'
import type { RecordOf } from '../../../domain/model/records/collections'
import type { FileRef } from '../../../ports/files.port'
import { missing } from '../files/demands'
import type { Backend } from './backend'
import { restoreKey } from './store'

/** What one user may do with the bytes of files. */
export class FileAccess {
  private readonly backend: Backend
  private readonly userId: Id

  constructor(backend: Backend, userId: Id) {
    this.backend = backend
    this.userId = userId
  }

  /** @throws file/missing also for what the user may not see, access/denied */
  async bytes(file: FileRef): Promise<Blob> {
    await this.demandShown(file)
    const stored = await this.backend.store.files.get(keyOf(file))
    if (stored === null) throw missing(file)
    return stored.blob
  }

  /** @throws file/missing for what the user may not see, access/denied */
  async demandShown(file: FileRef): Promise<void> {
    const { isShown } = await this.visibleFile(file, 'files.read')
    if (!isShown) throw missing(file)
  }

  /** @throws access/denied */
  async remove(files: readonly FileRef[]): Promise<void> {
    const shown: string[] = []
    for (const file of files) {
      const { isShown } = await this.visibleFile(file, 'files.update')
      if (isShown) shown.push(keyOf(file))
    }
    await this.backend.store.files.remove(shown)
  }

  /** Bytes that are there already stay: they are as many. @throws access/denied, store/full */
  async store(target: FileRef, blob: Blob, createdAt: string): Promise<void> {
    await this.demandAnnounced(target, blob)
    await this.backend.store.files.add(keyOf(target), { blob, createdAt })
  }

  /** @throws access/denied unless the path is announced by the user and free, or has as many bytes */
  async demandAnnounced(target: FileRef, body: Pick<Blob, 'size'>): Promise<void> {
    if (await this.isRestored(target)) return this.demandFree(target, body)
    const { record, isOwn } = await this.visibleFile(target, 'files.create')
    const isAnnounced = record !== null && isOwn && record.deletedAt === null && AWAITS_BYTES.has(record.status)
    if (!isAnnounced) throw portError('access/denied', { action: 'files.create', collection: 'files' })
    await this.demandFree(target, body)
  }

  /** Whether it is a file of a workspace that the user is restoring. Its record proves it, whoever made it. */
  private async isRestored({ workspaceId, path }: FileRef): Promise<boolean> {
    const fileId = fileIdIn(path)
    if (fileId === null || (await this.backend.store.read(restoreKey(this.userId))) !== workspaceId) return false
    return this.backend.workspace(workspaceId)?.get('files', fileId)?.path === path
  }

  /** The same bytes may be sent again: the caller may have missed the answer. */
  private async demandFree(target: FileRef, { size }: Pick<Blob, 'size'>): Promise<void> {
    const stored = await this.backend.store.files.get(keyOf(target))
    if (stored !== null && stored.blob.size !== size)
      throw portError('access/denied', { action: 'overwrite', collection: 'files' })
  }

  /** The file's record as the user sees it. @throws access/denied without the right, and for a path that is not one of ours */
  private async visibleFile(
    { workspaceId, path }: FileRef,
    action: 'files.read' | 'files.create' | 'files.update',
  ): Promise<VisibleFile> {
    const { workspace, member, sight } = this.backend.readerOf(workspaceId, this.userId, action)
    // An export has no record: the backend makes it for one member, who may read it while they have the right to export.
    if (action === 'files.read' && isExportPath(path)) {
      const isTheirs = path === exportPath(member.id) && may(member.role, 'export-everything')
      return { record: null, isOwn: false, isShown: isTheirs }
    }
    const id = fileIdIn(path)
    if (!may(member.role, action) || id === null) throw portError('access/denied', { action, collection: 'files' })
    await this.backend.ready(workspaceId, 'files')
    const found = workspace.get('files', id)
    const record = found?.path === path && found !== null && sight('files')?.(found) !== false ? found : null
    const isOwn = record?.createdBy.memberId === member.id
    return { record, isOwn, isShown: isOwn || record?.status === 'ready' }
  }
}

interface VisibleFile {
  readonly record: RecordOf<'files'> | null
  readonly isOwn: boolean
  /** Whether the user may read the bytes. */
  readonly isShown: boolean
}

function keyOf({ workspaceId, path }: FileRef): string {
  return `${workspaceId}/${path}`
}
