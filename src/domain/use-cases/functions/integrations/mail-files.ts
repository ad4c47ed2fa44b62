import type { Email } from 'postal-mime'
import type { Answer } from '../../../model/functions/catalogue'
import { chunkMutationId } from '../../../model/imports/writing/mutations'
import { HELD_MAIL_TYPE } from '../../../model/integrations/mail-note'
import type { Id } from '../../../model/kernel/id'
import { LIMITS } from '../../../model/records/limits'
import type { Subject } from '../../../model/records/subject'
import type { ElevatedWrite, FunctionContext } from '../function-context'
import { cleanName } from './clean-mail'

export interface MailFile {
  readonly id: Id
  readonly name: string
  readonly path: string
  readonly subject: Subject | null
  /** Of its record: see `recordedType`. */
  readonly mime: string
  readonly blob: Blob
}

/** Announced before their bytes come, as every file is; what an earlier attempt has announced is there already. */
export async function keepFiles(
  files: readonly MailFile[],
  { workspaceId, memberId }: { readonly workspaceId: Id; readonly memberId: Id | null },
  context: Pick<FunctionContext, 'records' | 'files'>,
): Promise<void> {
  const announced = await Promise.all(files.map(({ id }) => context.records.get('files', workspaceId, id)))
  const writes = files.filter((_, index) => announced[index] === null).map(announcement)
  await context.records.commit(writes, { workspaceId, memberId, via: 'function' })
  for (const { path, blob } of files) await context.files.put(workspaceId, path, blob)
}

export function readyFiles(files: readonly MailFile[]): readonly ElevatedWrite[] {
  return files.map(({ id }) => ({ kind: 'update', collection: 'files', id, patch: { status: 'ready' } }))
}

/**
 * What the mail says, in a few characters: whoever knows the Message-ID of a mail to come cannot have another one taken for it.
 * How it travelled is left out, so that the same mail is the same by whatever way it comes.
 */
export async function contentOf({ messageId, from, to, cc, date, subject, text, html, attachments }: Email): Promise<string> {
  const utf8 = new TextEncoder()
  const files = await Promise.all(
    attachments.map(async ({ filename, content }) => {
      const bytes = typeof content === 'string' ? utf8.encode(content) : new Uint8Array(content)
      return [filename, await digestOf(bytes)]
    }),
  )
  return digestOf(utf8.encode(JSON.stringify([messageId, from, to, cc, date, subject, text, html, files])))
}

async function digestOf(bytes: Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes as BufferSource))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function announcement({ id, name, path, subject, mime, blob }: MailFile): ElevatedWrite {
  const data = { name, mime, sizeBytes: blob.size, path, subject, status: 'uploading' } as const
  return { kind: 'create', collection: 'files', id, data }
}

/**
 * Stores a mail as it came, without putting it on the timeline: a file that is about nobody, which somebody of the team puts on the timeline, or removes. What
 * is too large to be a file is not kept.
 */
export async function holdMail(
  message: Uint8Array,
  {
    mail,
    id,
    origin,
  }: { readonly mail: Email; readonly id: Id; readonly origin: { readonly workspaceId: Id; readonly memberId: Id | null } },
  context: Pick<FunctionContext, 'records' | 'files'>,
): Promise<Answer<'capture-email'>> {
  const { workspaceId, memberId } = origin
  const held: Answer<'capture-email'> = { ok: false, refusal: 'mail-held' }
  if (message.byteLength > LIMITS.fileBytes) return held
  const there = await context.records.get('files', workspaceId, id)
  // Decided already: what was removed does not come back because it is sent again.
  if (there !== null && there.status !== 'uploading') return held
  const blob = new Blob([message as BlobPart], { type: HELD_MAIL_TYPE })
  const name = cleanName(`${mail.from?.address ?? '?'}: ${mail.subject ?? '…'}`.slice(0, LIMITS.name - 4))
  const file: MailFile = {
    id,
    name: `${name.slice(0, LIMITS.name - 4)}.eml`,
    path: `workspaces/${workspaceId}/${id}`,
    subject: null,
    mime: HELD_MAIL_TYPE,
    blob,
  }
  await keepFiles([file], origin, context)
  await context.records.commit(readyFiles([file]), { workspaceId, memberId, via: 'function' })
  return held
}

/**
 * The same mail of a workspace always becomes the same note with the same files.
 * @param mailId its Message-ID, or what else tells it from others
 */
export function captureIds(workspaceId: Id, mailId: string): { readonly note: Id; file(index: number): Id } {
  const idOf = (part: string) => chunkMutationId(workspaceId, `mail ${mailId} ${part}`) as string as Id
  return { note: idOf('note'), file: (index) => idOf(`file ${index}`) }
}
