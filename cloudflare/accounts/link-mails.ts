import { signInLetter } from '../../src/domain/use-cases/functions/letters/sign-in-letters'
import type { SentLink } from '../../src/adapters/shared/backend/auth-services'
import { keepMail } from '../../src/adapters/shared/backend/kept-mails'
import type { Turns } from '../../src/adapters/shared/store/turns'
import { runtime } from '../clock'
import type { Env } from '../env'
import { mailServiceOf } from '../mail/mail-service-of'
import type { AccountCall } from './accounts-calls'
import type { AccountsParts } from './accounts-parts'
import { MailedSignUps } from './mailed-sign-ups'

/** A link that a call wants mailed. What opens an account is in it, and nowhere else in clear. */
export type LinkMail = { readonly kind: 'confirmation'; readonly to: string; readonly path: string } | SentLink

interface Sending {
  readonly parts: AccountsParts
  readonly env: Env
  readonly turns: Turns
}

/** Hands over what a call wants mailed, when its turn is over. Rejects as a `MailService` does. */
export async function sendLinks(
  mails: readonly LinkMail[],
  { origin, language }: Pick<AccountCall, 'origin' | 'language'>,
  { parts, env, turns }: Sending,
): Promise<void> {
  const service = mailServiceOf(env, async (kept) => void (await keepMail(parts.store, kept)))
  for (const mail of mails) {
    const letter = signInLetter(mail.kind, { link: new URL(mail.path, origin).href }, language)
    await service.send({ to: mail.to, letter, key: runtime.newId(), kept: mail.kind === 'confirmation' ? null : mail })
    // Of any mail: that it takes a turn tells nothing.
    if (parts.provesAddresses) await turns.take(() => new MailedSignUps(parts, () => undefined).noteMailed(mail.to))
  }
}
