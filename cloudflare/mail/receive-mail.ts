import type { Answer as Captured } from '../../src/domain/model/functions/catalogue'
import { readMailbox } from '../../src/domain/model/integrations/mailbox'
import { accountsOf, type Env, workspaceOf } from '../env'
import { valueOf } from '../answers'

/** What of an `email` event is used. A mail that is not rejected has been taken; one that throws is sent again by its sender. */
export interface IncomingMail {
  /** The envelope's recipient. */
  readonly to: string
  readonly raw: ReadableStream<Uint8Array>
  readonly rawSize: number
  /** @param reason what the sender's mail server is answered, for good */
  setReject(reason: string): void
}

/** A mail with its attachments: more than Email Routing takes. */
const MAX_BYTES = 35 * 1024 * 1024

/**
 * Puts a mail to a workspace's own address on its timeline. Whom it is from or to, and whether the workspace knows them, is not
 * what a stranger hears: what is of nobody is taken like any other.
 *
 * @throws store/full, and whatever else another attempt may get past
 */
export async function receiveMail(mail: IncomingMail, env: Env): Promise<void> {
  const mailbox = readMailbox(mail.to)
  // Whoever comes along does not wake, or make, an object.
  if (mailbox === null || !(await accountsOf(env).isWorkspace(mailbox.workspaceId))) return mail.setReject('No such mailbox')
  if (mail.rawSize > MAX_BYTES) return mail.setReject('Message too large')
  const sent = { to: mail.to, receiver: env.MAIL_AUTHSERV_ID ?? null, body: mail.raw }
  const captured = valueOf(await workspaceOf(env, mailbox.workspaceId).receive(sent)) as Captured<'capture-email'> | null
  if (captured === null) mail.setReject('No such mailbox')
  else if (!captured.ok && captured.refusal === 'mail-unreadable') mail.setReject('Message cannot be read')
}
