import { lastValueFrom } from 'rxjs'
import type { Id } from '../../domain/model/kernel/id'
import { mutationIdOf } from '../../domain/model/records/meta'
import type { Mutation } from '../../domain/model/records/mutation'
import type { FilesPort } from '../../ports/files.port'
import type { RecordsPort } from '../../ports/records.port'
import type { Runtime } from '../../ports/runtime.port'
import { picturePath } from './picture-path'

export interface PictureTarget {
  readonly collection: 'people' | 'companies' | 'members'
  readonly id: Id
  /** Of whom or what it is. */
  readonly name: string
}

export interface PictureCollaborators {
  readonly records: RecordsPort
  readonly files: FilesPort
  readonly runtime: Pick<Runtime, 'newId'>
  readonly workspaceId: Id
}

/**
 * Stores the picture. It is no attachment of the record: it has no subject, and no line in the timeline.
 *
 * @returns the id of its file, for the record to point to; offline it may be on this device alone, until it is sent
 * @throws whatever FilesPort.upload and RecordsPort.commit may; nothing is left of it then
 */
export async function uploadPicture(
  picture: Blob,
  { collection, id, name }: PictureTarget,
  { records, files, runtime, workspaceId }: PictureCollaborators,
): Promise<Id> {
  const fileId = runtime.newId()
  const path = picturePath(collection, id, fileId) ?? ''
  const commit = (...mutations: readonly Mutation[]) =>
    records.commit(mutations, { workspaceId, mutationId: mutationIdOf(runtime.newId()) })
  const status = (to: 'ready' | 'failed'): Mutation => {
    return { kind: 'update', collection: 'files', id: fileId, patch: { status: to }, expect: 'any' }
  }
  const data = { name, mime: picture.type, sizeBytes: picture.size, path, subject: null, status: 'uploading' } as const
  await commit({ kind: 'create', collection: 'files', id: fileId, data })
  try {
    const { kind } = await lastValueFrom(files.upload({ workspaceId, path }, picture, { mayWait: true }))
    if (kind !== 'kept') await commit(status('ready'))
  } catch (error) {
    await commit(status('failed'), { kind: 'trash', collection: 'files', id: fileId, expect: 'any' }).catch(() => undefined)
    throw error
  }
  return fileId
}
