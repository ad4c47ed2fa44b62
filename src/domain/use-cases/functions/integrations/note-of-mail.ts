import type { Email } from 'postal-mime'
import { storedType } from '../../../model/files/content-type'
import type { Answer } from '../../../model/functions/catalogue'
import { cleanEmail, isEmail } from '../../../model/kernel/email-address'
import type { Id } from '../../../model/kernel/id'
import { instantOf, type Instant } from '../../../model/kernel/instant'
import { LIMITS } from '../../../model/records/limits'
import { subjectOf, type Subject } from '../../../model/records/subject'
import type { ElevatedWrite, FunctionContext } from '../function-context'
import { captureIds } from './capture-ids'
import { withoutTags } from './without-tags'

/** Attachments of one mail that are kept. */
const MOST_FILES = 20
const MOST_PEOPLE = 10

/** What it takes, whoever brings the mail. */
export type MailContext = Pick<FunctionContext, 'records' | 'files' | 'now' | 'sha256'>

interface Place {
  readonly workspaceId: Id
  /** Who brought it; `null`: the mail service did. */
  readonly memberId: Id | null
}

/**
 * One note on all people of the workspace that the mail is from or to, with its attachments on the first of them. The same
 * mail (by its Message-ID) again changes nothing. What is refused as a file, by size or type, is named in the note.
 *
 * @param message RFC 5322, the bytes as they came
 */
export async function noteOfMail(message: Uint8Array, place: Place, context: MailContext): Promise<Answer<'capture-email'>> {
  const mail = await parsed(message)
  if (mail === null) return { ok: false, refusal: 'mail-unreadable' }
  const people = await peopleOf(mail, place.workspaceId, context)
  const [first] = people
  if (first === undefined) return { ok: false, refusal: 'mail-of-nobody' }

  // Most mails have a Message-ID; of one that has none, what it says tells it from others.
  const saying = [mail.from?.address, mail.date, mail.subject, mail.text ?? mail.html].join('\n')
  const ids = captureIds(place.workspaceId, mail.messageId ?? (await context.sha256(saying)))
  if ((await context.records.get('notes', place.workspaceId, ids.note)) !== null) return { ok: true, value: { noteId: ids.note } }
  const { files, left } = filesOf(mail, { personId: first, idOf: ids.file })
  const by = { ...place, via: 'function' } as const
  // Announced before their bytes come, as every file is; what an earlier attempt has announced is there already.
  const announced = await Promise.all(files.map(({ id }) => context.records.get('files', place.workspaceId, id)))
  await context.records.commit(files.filter((_, index) => announced[index] === null).map(announcement), by)
  for (const { path, blob } of files) await context.files.put(place.workspaceId, path, blob)
  const note: ElevatedWrite = {
    kind: 'create',
    collection: 'notes',
    id: ids.note,
    data: {
      kind: 'email',
      body: bodyOf(mail, left),
      happenedAt: sentAt(mail, context),
      subjects: people.map((id): Subject => subjectOf('people', id)),
    },
  }
  await context.records.commit([note, ...files.map(({ id }) => ready(id))], by)
  return { ok: true, value: { noteId: ids.note } }
}

async function parsed(message: Uint8Array): Promise<Email | null> {
  const { default: PostalMime } = await import('postal-mime')
  const mail = await PostalMime.parse(message).catch(() => null)
  return mail !== null && (mail.from !== undefined || mail.subject !== undefined) ? mail : null
}

/** From first: whoever wrote it is whom it is about, unless they are of the team. */
async function peopleOf(mail: Email, workspaceId: Id, { records }: MailContext): Promise<readonly Id[]> {
  const named = [mail.from, ...(mail.replyTo ?? []), ...(mail.to ?? []), ...(mail.cc ?? [])]
  const addresses = named.flatMap((one) => (one?.address === undefined ? [] : [cleanEmail(one.address)])).filter(isEmail)
  const found: Id[] = []
  for (const address of new Set(addresses)) {
    for (const { id } of await records.peopleWithEmail(workspaceId, address)) if (!found.includes(id)) found.push(id)
    if (found.length >= MOST_PEOPLE) break
  }
  return found.slice(0, MOST_PEOPLE)
}

/** Markdown, with what the mail itself says as plain as it came: what it writes is not ours to format. */
function bodyOf({ subject, text, html }: Email, left: readonly string[]): string {
  const said = (text ?? withoutTags(html ?? '')).trim()
  const notKept = left.length === 0 ? '' : `\n\n(${left.map(plain).join(', ')})`
  const body = `**${plain(subject?.trim() || '…')}**\n\n${plain(said)}${notKept}`
  return body.slice(0, LIMITS.note)
}

/** The marks of Markdown, escaped. */
function plain(text: string): string {
  return text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, ' ').replace(/[\\`*_[\]<>#!|~]/g, String.raw`\$&`)
}

function sentAt({ date }: Email, { now }: MailContext): Instant {
  const ms = date === undefined ? Number.NaN : Date.parse(date)
  return instantOf(Number.isNaN(ms) || ms > now() ? now() : ms)
}

interface MailFile {
  readonly id: Id
  readonly name: string
  readonly path: string
  readonly subject: Subject
  readonly blob: Blob
}

function filesOf(
  { attachments }: Email,
  { personId, idOf }: { readonly personId: Id; readonly idOf: (index: number) => Id },
): { readonly files: readonly MailFile[]; readonly left: readonly string[] } {
  const files: MailFile[] = []
  const left: string[] = []
  for (const { filename, mimeType, content } of attachments.filter(({ disposition }) => disposition !== 'inline')) {
    const name = (filename ?? 'attachment').slice(0, LIMITS.name)
    const mime = storedType(mimeType)
    const blob = new Blob([content as BlobPart], { type: mime ?? '' })
    const isKept = mime !== null && blob.size <= LIMITS.fileBytes && files.length < MOST_FILES
    const id = idOf(files.length)
    if (isKept) files.push({ id, name, path: `people/${personId}/${id}`, subject: subjectOf('people', personId), blob })
    else left.push(name)
  }
  return { files, left }
}

function announcement({ id, name, path, subject, blob }: MailFile): ElevatedWrite {
  const data = { name, mime: blob.type, sizeBytes: blob.size, path, subject, status: 'uploading' } as const
  return { kind: 'create', collection: 'files', id, data }
}

function ready(id: Id): ElevatedWrite {
  return { kind: 'update', collection: 'files', id, patch: { status: 'ready' } }
}
