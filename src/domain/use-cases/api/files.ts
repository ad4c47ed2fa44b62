import { portError } from '../../model/errors/port-error'
import { recordedType } from '../../model/files/content-type'
import type { AnyRecord } from '../../model/records/collections'
import { mutationIdOf } from '../../model/records/meta'
import { isSubject } from '../../model/records/subject'
import type { ApiHandler } from './api-answer'

/** @throws file/missing, record/missing */
export const downloadFile: ApiHandler<'downloadFile'> = async ({ id }, { records, files, workspaceId }) => {
  const file = await records.get('files', id)
  if (file === null || file.workspaceId !== workspaceId) throw portError('record/missing', { collection: 'files', id })
  const body = await files.read({ workspaceId, path: file.path })
  return { kind: 'bytes', name: file.name, body }
}

/**
 * Announced, stored, and then ready, as from a screen: bytes that are cut off are never anybody's. Sent again under the same key,
 * it goes on with the record it made.
 *
 * @throws file/rejected, record/invalid, access/denied, store/full
 */
export const uploadFile: ApiHandler<'uploadFile'> = async ({ subject, name }, session, { mutationId, via, bytes }) => {
  if (!isSubject(subject)) throw portError('record/invalid', { fields: { subject: { rule: 'type' } } })
  const { records, files, workspaceId } = session
  const body = await bytes()
  const id = session.newId()
  // Known before anything is announced: what is refused leaves nothing behind.
  const mime = recordedType(body.type)
  if (mime === null) throw portError('file/rejected', { reason: 'type' })
  const data = { name, mime, sizeBytes: body.size, subject, path: `${subject}/${id}`, status: 'uploading' } as const
  const announced = await records.commit([{ kind: 'create', collection: 'files', id, data }], { mutationId, via })
  const [made] = announced
  if (made?.status !== 'written' || made.record === null) throw portError('internal/unexpected', { source: 'api' })
  const file = await records.get('files', made.record.id)
  if (file === null) throw portError('record/missing', { collection: 'files', id: made.record.id })
  if (file.status === 'ready') return { kind: 'record', record: file }
  const settle = async (status: 'uploading' | 'ready' | 'failed'): Promise<AnyRecord> => {
    const update = { kind: 'update', collection: 'files', id: file.id, patch: { status }, expect: 'any' } as const
    const [settled] = await records.commit([update], { mutationId: mutationIdOf(session.newId()), via })
    if (settled?.status !== 'written' || settled.record === null) throw portError('internal/unexpected', { source: 'api' })
    return settled.record
  }
  if (file.status === 'failed') await settle('uploading')
  try {
    await files.write({ workspaceId, path: file.path }, body)
  } catch (error) {
    // What it failed by is told, whether or not this succeeds.
    await settle('failed').catch(() => undefined)
    throw error
  }
  return { kind: 'record', record: await settle('ready'), isNew: true }
}
