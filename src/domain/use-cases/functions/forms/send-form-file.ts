import * as v from 'valibot'
import { fieldProblemsOf } from '../../../model/errors/field-problem'
import { isPortError, portError } from '../../../model/errors/port-error'
import { AWAITS_BYTES } from '../../../model/files/file'
import { isOfType } from '../../../model/forms/file-signs'
import { takenFiles } from '../../../model/forms/form'
import {
  FORM_FILE_SENDERS_AN_HOUR,
  FORM_FILES_AN_HOUR,
  MEGABYTE,
  sentName,
  type SentType,
  sentTypeOf,
} from '../../../model/forms/form-files'
import type { FormFileAnswer, FormFileInput } from '../../../model/forms/public-form'
import { chunkMutationId } from '../../../model/imports/writing/mutations'
import { id } from '../../../model/kernel/fields'
import type { Id } from '../../../model/kernel/id'
import type { RecordOf } from '../../../model/records/collections'
import { LIMITS } from '../../../model/records/limits'
import type { ElevatedFiles, ElevatedWrite } from '../function-context'
import { formInput, type SubmitContext } from './form-input'
import { isProven } from './proof'
import { openForm } from './read-form'

export interface FormFileContext extends SubmitContext {
  readonly files: Pick<ElevatedFiles, 'put'>
  /** Asked for when all that can be known without it is right. @throws record/invalid when there are more */
  body(mostBytes: number): Promise<Uint8Array>
  /** Nothing else is written meanwhile. Somebody who sends their bytes slowly keeps nobody waiting: they are read before. */
  alone<T>(work: () => Promise<T>): Promise<T>
}

const place = v.pipe(v.number(), v.integer(), v.minValue(0))
const fileInput = v.strictObject({
  workspaceId: id,
  formId: id,
  proof: formInput.entries.proof,
  at: place,
  name: v.pipe(v.string(), v.maxLength(LIMITS.description, 'too-long')),
  sizeBytes: place,
})

/**
 * Takes a file that goes with a submission, before it. Until that comes it is nobody's, and nobody's to read; if none comes while the
 * proof is good, it goes again. What is read of it is judged by its bytes, not by what it says it is.
 *
 * @throws record/invalid (what no page of ours sends), net/throttled, store/full
 */
export async function sendFormFile(given: unknown, context: FormFileContext): Promise<FormFileAnswer> {
  const read = v.safeParse(fileInput, given)
  if (!read.success) throw portError('record/invalid', { fields: fieldProblemsOf(read.issues) })
  const input: FormFileInput = read.output
  if (!(await isProven(input, input.proof, context))) return { ok: false, refusal: 'proof-stale' }
  const { workspaceId, formId } = input
  if (context.sender !== null) await context.demandRoom(`form-file-sender/${context.sender}`, FORM_FILE_SENDERS_AN_HOUR)
  await context.demandRoom(`form-files/${workspaceId}/${formId}`, FORM_FILES_AN_HOUR)
  const expected = await expectedOf(input, context)
  if ('ok' in expected) return expected
  if (expected.isThere) return { ok: true }
  const bytes = await bodyOf(expected, context)
  if (bytes === null) return refused('size')
  if (!isOfType(bytes, expected.type)) return refused('type')
  return context.alone(() => keep(expected, bytes, context))
}

interface Expected extends Pick<FormFileInput, 'workspaceId' | 'formId' | 'sizeBytes'> {
  readonly id: Id
  readonly name: string
  readonly type: SentType
  /** Announced by an attempt whose bytes did not arrive. */
  readonly isAnnounced: boolean
  /** Sent already, and its answer lost. */
  readonly isThere: boolean
}

async function expectedOf(input: FormFileInput, context: FormFileContext): Promise<Expected | FormFileAnswer> {
  const open = await openForm(input, context)
  if (open === null) return { ok: false, refusal: 'form-closed' }
  const offer = takenFiles(open.form)
  if (offer === null || input.at >= offer.most) return refused('count')
  if (input.sizeBytes === 0 || input.sizeBytes > offer.megabytes * MEGABYTE) return refused('size')
  const name = sentName(input.name)
  const type = sentTypeOf(name, offer.kinds)
  if (type === null) return refused('type')
  const { workspaceId, formId, sizeBytes, proof, at } = input
  const fileId = formFileId(formId, proof.challenge.signature, at)
  const there = await context.records.get('files', workspaceId, fileId)
  const isSame = there === null || (there.name === name && there.sizeBytes === sizeBytes && AWAITS_BYTES.has(there.status))
  // Another file in its place needs a proof of its own: what was sent once is not replaced.
  if (!isSame) return { ok: false, refusal: 'proof-stale' }
  const isThere = there?.status === 'uploading'
  return { workspaceId, formId, sizeBytes, id: fileId, name, type, isAnnounced: there !== null, isThere }
}

/** Of the file at this place beside the submission of a proof: there are as many as a form takes, and no more. */
export function formFileId(formId: Id, signature: string, at: number): Id {
  return chunkMutationId(formId, `${signature} file ${at}`) as string as Id
}

async function bodyOf({ sizeBytes }: Expected, context: FormFileContext): Promise<Uint8Array | null> {
  try {
    const bytes = await context.body(sizeBytes)
    return bytes.byteLength === sizeBytes ? bytes : null
  } catch (error) {
    if (isPortError(error, 'record/invalid')) return null
    throw error
  }
}

/** Announced before its bytes are stored, as every file is; `uploading`, with nobody named, once they are. */
async function keep(expected: Expected, bytes: Uint8Array, { records, files }: FormFileContext): Promise<FormFileAnswer> {
  const { workspaceId, formId, id: fileId, name, type, sizeBytes, isAnnounced } = expected
  const path = `forms/${formId}/${fileId}`
  const by = { workspaceId, memberId: null, via: 'form' } as const
  const data: Partial<RecordOf<'files'>> = { name, mime: type.type, sizeBytes, path, subject: null, status: 'pending' }
  const announcement: ElevatedWrite = { kind: 'create', collection: 'files', id: fileId, data }
  try {
    if (!isAnnounced) await records.commit([announcement], by)
  } catch (error) {
    // Twice at the same moment: the other one is kept.
    if (isPortError(error, 'record/duplicate')) return { ok: false, refusal: 'proof-stale' }
    throw error
  }
  await files.put(workspaceId, path, new Blob([bytes as BlobPart], { type: type.type }))
  await records.commit([{ kind: 'update', collection: 'files', id: fileId, patch: { status: 'uploading' } }], by)
  return { ok: true }
}

function refused(reason: 'size' | 'type' | 'count'): FormFileAnswer {
  return { ok: false, refusal: 'file-refused', reason }
}
