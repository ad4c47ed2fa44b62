import { may } from '../../domain/model/access/policy'
import { portError } from '../../domain/model/errors/port-error'
import { storedType } from '../../domain/model/files/content-type'
import { exportPath, fileIdIn, isExportPath } from '../../domain/model/files/file-path'
import { AWAITS_BYTES } from '../../domain/model/files/file'
import { instantOf, type Instant } from '../../domain/model/kernel/instant'
import type { RecordOf } from '../../domain/model/records/collections'
import { LIMITS } from '../../domain/model/records/limits'
import type { FileRef, UploadEvent } from '../../ports/files.port'
import type { Backend } from './backend/backend'
import { restoreKey } from './persistence/store'
import type { Device } from './device'

/** An upload is sent in this many slices, so that it shows progress and can be cancelled midway. */
const SLICES = 8

/** The calls about files, for one device. */
export class FileCalls {
  private readonly backend: Backend
  private readonly device: Device

  constructor(backend: Backend, device: Device) {
    this.backend = backend
    this.device = device
  }

  async bytes(file: FileRef): Promise<Blob> {
    const { isShown } = await this.visibleFile(file, 'files.read')
    const stored = isShown ? await this.backend.store.files.get(keyOf(file)) : null
    if (stored === null) throw portError('file/missing', { path: file.path })
    return stored.blob
  }

  async remove(files: readonly FileRef[]): Promise<void> {
    const shown: string[] = []
    for (const file of files) {
      const { isShown } = await this.visibleFile(file, 'files.update')
      if (isShown) shown.push(keyOf(file))
    }
    await this.backend.store.files.remove(shown)
  }

  async send(
    target: FileRef,
    body: Blob,
    { signal, emit }: { readonly signal: AbortSignal; readonly emit: (event: UploadEvent) => void },
  ): Promise<void> {
    const { wire } = this.device
    const totalBytes = body.size
    const slice = <T>(perform: () => T | Promise<T>) =>
      wire.call({ writes: true, isRepeatable: false, options: { signal } }, perform)
    const type = await slice(async () => {
      await this.demandAnnounced(target, body)
      return typeOf(body)
    })
    for (let sent = 0; sent <= SLICES; sent += 1) {
      if (signal.aborted) return
      emit({ kind: 'progress', sentBytes: Math.floor((totalBytes * sent) / SLICES), totalBytes })
      if (sent < SLICES) await slice(() => undefined)
    }
    const createdAt = instantOf(this.backend.runtime.now())
    await slice(() => this.storeFile(target, new Blob([body], { type }), createdAt))
    if (!signal.aborted) emit({ kind: 'stored', file: { ...target, sizeBytes: totalBytes, contentType: type, createdAt } })
  }

  private async storeFile(target: FileRef, blob: Blob, createdAt: Instant): Promise<void> {
    await this.demandAnnounced(target, blob)
    await this.backend.store.files.add(keyOf(target), { blob, createdAt })
  }

  private async demandAnnounced(target: FileRef, body: Blob): Promise<void> {
    if (await this.isRestored(target)) return this.demandFree(target, body)
    const { record, isOwn } = await this.visibleFile(target, 'files.create')
    const isAnnounced = record !== null && isOwn && record.deletedAt === null && AWAITS_BYTES.has(record.status)
    if (!isAnnounced) throw portError('access/denied', { action: 'files.create', collection: 'files' })
    await this.demandFree(target, body)
  }

  /** Whether it is a file of a workspace that the caller is restoring. Its record proves it, whoever made it. */
  private async isRestored({ workspaceId, path }: FileRef): Promise<boolean> {
    const { id } = await this.device.user()
    const fileId = fileIdIn(path)
    if (fileId === null || (await this.backend.store.read(restoreKey(id))) !== workspaceId) return false
    return this.backend.workspace(workspaceId)?.get('files', fileId)?.path === path
  }

  /** The same bytes may be sent again: the caller may have missed the answer. */
  private async demandFree(target: FileRef, { size }: Blob): Promise<void> {
    const stored = await this.backend.store.files.get(keyOf(target))
    if (stored !== null && stored.blob.size !== size)
      throw portError('access/denied', { action: 'overwrite', collection: 'files' })
  }

  /**
   * The file's record as the caller sees it. @throws access/denied without the right, and for a path that is not one of ours
   */
  private async visibleFile(
    { workspaceId, path }: FileRef,
    action: 'files.read' | 'files.create' | 'files.update',
  ): Promise<VisibleFile> {
    const user = await this.device.user()
    const { workspace, member, sight } = this.backend.readerOf(workspaceId, user.id, action)
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
  /** Whether the caller may read the bytes. */
  readonly isShown: boolean
}

/** @throws file/rejected */
function typeOf({ size, type }: Blob): string {
  if (size > LIMITS.fileBytes) throw portError('file/rejected', { reason: 'size', limitBytes: LIMITS.fileBytes })
  const stored = storedType(type)
  if (stored === null) throw portError('file/rejected', { reason: 'type' })
  return stored
}

function keyOf({ workspaceId, path }: FileRef): string {
  return `${workspaceId}/${path}`
}
