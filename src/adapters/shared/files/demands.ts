import { portError, type PortError } from '../../../domain/model/errors/port-error'
import { storedType } from '../../../domain/model/files/content-type'
import { fileIdIn, isExportPath } from '../../../domain/model/files/file-path'
import { isId } from '../../../domain/model/kernel/id'
import { LIMITS } from '../../../domain/model/records/limits'
import type { FileRef } from '../../../ports/files.port'

export type FileAction = 'files.read' | 'files.create' | 'files.update'

/** Allows paths of attachments and, for reading, of exports. @throws access/denied */
export function demandPath({ workspaceId, path }: FileRef, action: FileAction): void {
  const isPath = fileIdIn(path) !== null || (action === 'files.read' && isExportPath(path))
  if (!isId(workspaceId) || !isPath) throw denied(action)
}

/** @returns the content type to store. @throws file/rejected */
export function demandFits({ size, type }: Pick<Blob, 'size' | 'type'>): string {
  if (size > LIMITS.fileBytes) throw portError('file/rejected', { reason: 'size', limitBytes: LIMITS.fileBytes })
  const stored = storedType(type)
  if (stored === null) throw portError('file/rejected', { reason: 'type' })
  return stored
}

export function denied(action: FileAction): PortError {
  return portError('access/denied', { action, collection: 'files' })
}

export function missing({ path }: FileRef): PortError {
  return portError('file/missing', { path })
}
