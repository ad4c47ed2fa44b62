import { AuthCalls } from '../../src/adapters/shared/backend/auth-calls'
import type { SentLink } from '../../src/adapters/shared/backend/auth-services'
import { newToken, sha256 } from '../../src/adapters/shared/backend/passwords'
import { answerOf } from '../answers'
import { ACTS } from './account-acts'
import type { AccountCall, AccountReply } from './accounts-calls'
import type { AccountsParts } from './accounts-parts'
import { CookieSession, type Entered } from './cookie-session'
import type { LinkMail } from './link-mails'
import { MailedSignUps } from './mailed-sign-ups'
import { type Alive, type Look, lookAt } from './session-looks'

export interface Performed {
  readonly reply: AccountReply
  /** To be sent when others have their turn again. */
  readonly mails: readonly LinkMail[]
}

/** Two of them must not run at once: each may compute for a while, and a link, a code or an attempt counts once. */
export async function performCall({ name, input, token }: AccountCall, parts: AccountsParts): Promise<Performed> {
  const look = await lookAt(token, parts)
  const session = new CookieSession(look)
  const mails: LinkMail[] = []
  const acting = { ...parts, session, calls: new AuthCalls(session, servicesWith(mails, parts)) }
  const act = ACTS[name] as (input: unknown, given: typeof acting) => Promise<unknown>
  const result = await answerOf(() => act(input, acting))
  if ('error' in result) return { reply: { answer: result }, mails: [] }
  const answer = result.value
  if (session.entered !== null) return { reply: await enter(session.entered, { answer, look }, parts), mails }
  if (!session.hasLeft) return { reply: { answer: { value: { answer } } }, mails }
  if ('tokenHash' in look) end(look, parts)
  return { reply: { answer: { value: { answer, session: null } }, token: null }, mails }
}

/** Its sockets end with it. Those of the account's other sessions are closed, too, and come back. */
function end({ tokenHash, account }: Alive, { sessions, drops, directory }: AccountsParts): void {
  sessions.end(tokenHash)
  const { id } = account.user
  drops.note(id, directory.workspacesOf(id, 'all'))
}

/** Those of a call that puts its mails here. */
function servicesWith(mails: LinkMail[], { services, provesAddresses, ...parts }: AccountsParts) {
  const send = async (mail: SentLink) => void mails.push(mail)
  const confirm = (to: string, path: string) => void mails.push({ kind: 'confirmation', to, path })
  const signUps = provesAddresses ? { signUps: new MailedSignUps(parts, confirm) } : {}
  return { ...services, mailroom: { send }, ...signUps }
}

/** A new token each time: nobody who knows an earlier one goes along. */
async function enter(
  { account, isRecovery }: Entered,
  { answer, look }: { readonly answer: unknown; readonly look: Look },
  parts: AccountsParts,
): Promise<AccountReply> {
  const { sessions } = parts
  const token = newToken()
  const tokenHash = await sha256(token)
  if ('tokenHash' in look) {
    if (look.account.user.id === account.user.id) sessions.replace(look.tokenHash, account, isRecovery)
    else end(look, parts)
  }
  sessions.add(tokenHash, account, isRecovery)
  return { answer: { value: { answer, session: { user: account.user, recovery: isRecovery } } }, token }
}
