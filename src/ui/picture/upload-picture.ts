import { LIMITS } from '../../domain/model/records/limits'
import { lastValueFrom } from 'rxjs'
import type { Id } from '../../domain/model/kernel/id'
import { mutationIdOf } from '../../domain/model/records/meta'
import type { Mutation } from '../../domain/model/records/mutation'
import type { FilesPort } from '../../ports/files.port'
import type { RecordsPort } from '../../ports/records.port'
import type { Runtime } from '../../ports/runtime.port'
import { picturePath } from './avatars'

/** Sharp at the largest size it is drawn in, on a dense screen. */
const SIDE = 256

/** What browsers decode; a drawing that carries script is none of them. */
const ACCEPTED_PICTURES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif', 'image/bmp'] as const

type PictureRefusal = 'too-large' | 'not-a-picture'

/**
 * The middle of the picture, square and small, made anew from its points: what else a file may hold (where it was taken, what
 * would be run) is left behind.
 */
export async function squarePicture(file: Blob): Promise<Blob | PictureRefusal> {
  if (!ACCEPTED_PICTURES.some((type) => type === file.type)) return 'not-a-picture'
  if (file.size > LIMITS.avatarBytes) return 'too-large'
  try {
    const image = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const side = Math.min(image.width, image.height)
    const canvas = new OffscreenCanvas(SIDE, SIDE)
    const context = canvas.getContext('2d')
    if (context === null) return 'not-a-picture'
    context.imageSmoothingQuality = 'high'
    context.drawImage(image, (image.width - side) / 2, (image.height - side) / 2, side, side, 0, 0, SIDE, SIDE)
    image.close()
    // Where WebP cannot be written it comes as PNG, and says so by its type.
    return await canvas.convertToBlob({ type: 'image/webp', quality: 0.86 })
  } catch {
    return 'not-a-picture'
  }
}

export interface PictureTarget {
  readonly collection: 'people' | 'companies' | 'members'
  readonly id: Id
  /** Of whom or what it is. */
  readonly name: string
}

interface PictureCollaborators {
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
