import { portError } from '../../model/errors/port-error'
import { recordedType, OPAQUE_TYPE } from '../../model/files/content-type'
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
  const mime = recordedType(body.type) ?? OPAQUE_TYPE
  const data = { name, mime, sizeBytes: body.size, subject, path: `${subject}/${id}`, status: 'uploading' } as const
  const announced = await records.commit([{ kind: 'create', collection: 'files', id, data }], { mutationId, via })
  const [made] = announced
  if (made?.status !== 'written' || made.record === null) throw portError('internal/unexpected', { source: 'api' })
  const file = await records.get('files', made.record.id)
  if (file === null) throw portError('record/missing', { collection: 'files', id: made.record.id })
  if (file.status === 'ready') return { kind: 'record', record: file }
  await files.write({ workspaceId, path: file.path }, body)
  const ready = { kind: 'update', collection: 'files', id: file.id, patch: { status: 'ready' }, expect: 'any' } as const
  const [stored] = await records.commit([ready], { mutationId: mutationIdOf(session.newId()), via })
  if (stored?.status !== 'written' || stored.record === null) throw portError('internal/unexpected', { source: 'api' })
  return { kind: 'record', record: stored.record, isNew: true }
}
