import type { Email } from 'postal-mime'
import type { Id } from '../../../model/kernel/id'
import type { Subject } from '../../../model/records/subject'
import type { ElevatedWrite, FunctionContext } from '../function-context'

export interface MailFile {
  readonly id: Id
  readonly name: string
  readonly path: string
  readonly subject: Subject | null
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

function announcement({ id, name, path, subject, blob }: MailFile): ElevatedWrite {
  const data = { name, mime: blob.type, sizeBytes: blob.size, path, subject, status: 'uploading' } as const
  return { kind: 'create', collection: 'files', id, data }
}
