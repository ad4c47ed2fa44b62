import { signInLetter } from '../../src/domain/use-cases/functions/letters/sign-in-letters'
import type { SentLink } from '../../src/adapters/shared/backend/auth-services'
import { keepMail } from '../../src/adapters/shared/backend/kept-mails'
import { runtime } from '../clock'
import type { Env } from '../env'
import { mailServiceOf } from '../mail/mail-service-of'
import type { AccountCall } from './accounts-calls'
import type { AccountsParts } from './accounts-parts'

/** A link that a call wants mailed. What opens an account is in it, and nowhere else in clear. */
export type LinkMail = { readonly kind: 'confirmation'; readonly to: string; readonly path: string } | SentLink

/** Hands a link over. Rejects as a `MailService` does. */
export async function sendLink(
  mail: LinkMail,
  { call, parts, env }: { readonly call: AccountCall; readonly parts: AccountsParts; readonly env: Env },
): Promise<void> {
  const link = new URL(mail.path, call.origin).href
  const service = mailServiceOf(env, async (kept) => void (await keepMail(parts.store, kept)))
  await service.send({
    to: mail.to,
    letter: signInLetter(mail.kind, { link }, call.language),
    key: runtime.newId(),
    kept: mail.kind === 'confirmation' ? null : mail,
  })
}
