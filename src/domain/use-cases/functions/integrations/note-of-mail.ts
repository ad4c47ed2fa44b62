import type { Email } from 'postal-mime'
import { isPortError } from '../../../model/errors/port-error'
import { recordedType, storedType } from '../../../model/files/content-type'
import type { Answer } from '../../../model/functions/catalogue'
import { withVerdict } from '../../../model/integrations/mail-note'
import { verdictOf, type MailVerdict } from '../../../model/integrations/mail-verdict'
import { cleanEmail, isEmail } from '../../../model/kernel/contact-fields'
import type { Id } from '../../../model/kernel/id'
import { instantOf, type Instant } from '../../../model/kernel/instant'
import { LIMITS } from '../../../model/records/limits'
import { subjectOf, type Subject } from '../../../model/records/subject'
import type { ElevatedWrite, FunctionContext } from '../function-context'
import { captureIds, contentOf, holdMail, keepFiles, type MailFile, readyFiles } from './mail-files'
import { cleanName, cleanText, withoutTags } from './clean-mail'

/** Attachments of one mail that are kept. */
const MOST_FILES = 20
const MOST_PEOPLE = 10
/** Addresses that are looked up: a list of recipients can be as long as whoever writes it likes. */
const MOST_ADDRESSES = 50

/** What it takes, whoever brings the mail. */
export type MailContext = Pick<FunctionContext, 'records' | 'files' | 'now'>

export interface MailOrigin {
  readonly workspaceId: Id
  /** Who brought it; `null`: the mail service did. */
  readonly memberId: Id | null
  /**
   * For what a mail service brings: as whom the server that received it states what it found out about the sender; `null`: none
   * is believed. Whoever brings a mail themselves answers for it.
   */
  readonly receiver?: string | null
}

/**
 * One note on all people of the workspace that the mail is from or to, with its attachments on the first of them. The same
 * mail, word for word, again changes nothing. What is refused as a file, by size or type, is named in the note. A mail whose
 * sender is not proven is held back, where the receiver could tell. What was deleted for good does not come back because it is
 * sent again.
 *
 * @param message RFC 5322, the bytes as they came
 */
export async function noteOfMail(
  message: Uint8Array,
  origin: MailOrigin,
  context: MailContext,
): Promise<Answer<'capture-email'>> {
  const mail = await parsed(message)
  if (mail === null) return { ok: false, refusal: 'mail-unreadable' }
  const people = await peopleOf(mail, origin.workspaceId, context)
  const [first] = people
  if (first === undefined) return { ok: false, refusal: 'mail-of-nobody' }
  const ids = captureIds(origin.workspaceId, await contentOf(mail))
  const verdict = judged(mail, origin)
  const content = { mail, ids, verdict, people, personId: first }
  try {
    if (verdict?.isProven === false) return await holdMail(message, { mail, id: ids.file(MOST_FILES), origin }, context)
    return await keepMail(content, origin, context)
  } catch (error) {
    if (await isUsedUp(error, origin.workspaceId, context)) return { ok: false, refusal: 'mail-deleted' }
    throw error
  }
}

interface Content {
  readonly mail: Email
  readonly ids: ReturnType<typeof captureIds>
  readonly verdict: MailVerdict | null
  readonly people: readonly Id[]
  /** Whom the files are about. */
  readonly personId: Id
}

async function keepMail(
  { mail, ids, verdict, people, personId }: Content,
  origin: MailOrigin,
  context: MailContext,
): Promise<Answer<'capture-email'>> {
  if ((await context.records.get('notes', origin.workspaceId, ids.note)) !== null)
    return { ok: true, value: { noteId: ids.note } }
  const { files, left } = filesOf(mail, { personId, idOf: ids.file })
  await keepFiles(files, origin, context)
  const note: ElevatedWrite = {
    kind: 'create',
    collection: 'notes',
    id: ids.note,
    data: {
      kind: 'email',
      body: origin.receiver === undefined ? bodyOf(mail, left) : withVerdict(bodyOf(mail, left), verdict),
      happenedAt: sentAt(mail, context),
      subjects: people.map((id): Subject => subjectOf('people', id)),
    },
  }
  const { workspaceId, memberId } = origin
  await context.records.commit([note, ...readyFiles(files)], { workspaceId, memberId, via: 'function' })
  return { ok: true, value: { noteId: ids.note } }
}

/** Ids are used once: one that is refused, and is nobody's, is of what was purged. */
async function isUsedUp(error: unknown, workspaceId: Id, { records }: MailContext): Promise<boolean> {
  if (!isPortError(error, 'record/duplicate')) return false
  const { collection, id } = error.details
  return (collection === 'notes' || collection === 'files') && (await records.get(collection, workspaceId, id)) === null
}

async function parsed(message: Uint8Array): Promise<Email | null> {
  const { default: PostalMime } = await import('postal-mime')
  const mail = await PostalMime.parse(message).catch(() => null)
  return mail !== null && (mail.from !== undefined || mail.subject !== undefined) ? mail : null
}

/** `null`: unknown. */
function judged({ headers, from }: Email, { receiver }: MailOrigin): MailVerdict | null {
  if (receiver === undefined || receiver === null) return null
  const valuesOf = (name: string) => headers.filter(({ key }) => key === name).map(({ value }) => value)
  const lines = valuesOf('from')
  const hosts = lines.flatMap((line) => [...line.matchAll(/@([^\s<>@,;"()]+)/g)].map(([, host = '']) => host.toLowerCase()))
  const said = from?.address?.split('@').at(-1)?.toLowerCase()
  // Two lines of senders show one person to a reader and another to who checks.
  const senders = lines.length === 1 && said !== undefined ? [...new Set([said, ...hosts])] : []
  return verdictOf(valuesOf('authentication-results'), { from: senders, authservId: receiver })
}

/** From first: whoever wrote it is whom it is about, unless they are of the team. */
async function peopleOf(mail: Email, workspaceId: Id, { records }: MailContext): Promise<readonly Id[]> {
  const named = [mail.from, ...(mail.replyTo ?? []), ...(mail.to ?? []), ...(mail.cc ?? [])]
  const all = named.flatMap((one) => (one?.address === undefined ? [] : [cleanEmail(one.address)])).filter(isEmail)
  const addresses = [...new Set(all)].slice(0, MOST_ADDRESSES)
  if (addresses.length === 0) return []
  const found = await records.peopleWithEmails(workspaceId, addresses)
  const inOrder = addresses.flatMap((address) => found.filter(({ emails }) => emails.some(({ value }) => value === address)))
  return [...new Set(inOrder.map(({ id }) => id))].slice(0, MOST_PEOPLE)
}

/** Markdown, with what the mail itself says as plain as it came: what it writes is not ours to format. */
function bodyOf({ subject, text, html }: Email, left: readonly string[]): string {
  const said = cleanText(text ?? withoutTags((html ?? '').slice(0, 10 * LIMITS.note)), LIMITS.note)
  const heading = plain(cleanText((subject ?? '').replace(/\s+/gu, ' '), LIMITS.title)) || '…'
  const notKept = left.length === 0 ? '' : `\n\n(${left.map(plain).join(', ')})`
  // Room for the verdict; an escape is not cut in two.
  const body = `**${heading}**\n\n${plain(said)}${notKept}`.slice(0, LIMITS.note - 100)
  return cleanText(body.replace(/(?<!\\)(?:\\\\)*\\$/, ''), LIMITS.note)
}

/** The marks of Markdown, escaped. */
function plain(text: string): string {
  return text.replace(/[\\`*_[\]<>#!|~]/g, String.raw`\$&`)
}

function sentAt({ date }: Email, { now }: MailContext): Instant {
  const ms = date === undefined ? Number.NaN : Date.parse(date)
  return instantOf(ms > 0 && ms <= now() ? ms : now())
}

function filesOf(
  { attachments }: Email,
  { personId, idOf }: { readonly personId: Id; readonly idOf: (index: number) => Id },
): { readonly files: readonly MailFile[]; readonly left: readonly string[] } {
  const files: MailFile[] = []
  const left: string[] = []
  for (const { filename, mimeType, content } of attachments.filter(({ disposition }) => disposition !== 'inline')) {
    const name = cleanName(filename)
    const mime = recordedType(mimeType)
    const blob = new Blob([content as BlobPart], { type: storedType(mimeType) ?? '' })
    const isKept = mime !== null && blob.size <= LIMITS.fileBytes && files.length < MOST_FILES
    const id = idOf(files.length)
    if (isKept) files.push({ id, name, path: `people/${personId}/${id}`, subject: subjectOf('people', personId), mime, blob })
    else if (left.length < MOST_FILES) left.push(name)
  }
  return { files, left }
}
