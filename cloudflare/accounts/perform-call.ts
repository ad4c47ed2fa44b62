import { AuthCalls } from '../../src/adapters/shared/backend/auth-calls'
import { newToken, sha256 } from '../../src/adapters/shared/backend/passwords'
import { answerOf } from '../answers'
import { ACTS } from './account-acts'
import type { AccountCall, AccountReply } from './accounts-calls'
import type { AccountsParts } from './accounts-parts'
import { CookieSession, type Entered } from './cookie-session'
import { type Look, lookAt } from './session-looks'

/** Two of them must not run at once: each may compute for a while, and a link, a code or an attempt counts once. */
export async function performCall({ name, input, token }: AccountCall, parts: AccountsParts): Promise<AccountReply> {
  const look = await lookAt(token, parts)
  const session = new CookieSession(look)
  const acting = { ...parts, session, calls: new AuthCalls(session, parts.services) }
  const act = ACTS[name] as (input: unknown, given: typeof acting) => Promise<unknown>
  const result = await answerOf(() => act(input, acting))
  if ('error' in result) return { answer: result }
  const answer = result.value
  if (session.entered !== null) return enter(session.entered, { answer, look }, parts)
  if (!session.hasLeft) return { answer: { value: { answer } } }
  if ('tokenHash' in look) parts.sessions.end(look.tokenHash)
  return { answer: { value: { answer, session: null } }, token: null }
}

/** A new token each time: nobody who knows an earlier one goes along. */
async function enter(
  { account, isRecovery }: Entered,
  { answer, look }: { readonly answer: unknown; readonly look: Look },
  { sessions }: AccountsParts,
): Promise<AccountReply> {
  const token = newToken()
  const tokenHash = await sha256(token)
  if ('tokenHash' in look) {
    if (look.account.user.id === account.user.id) sessions.replace(look.tokenHash, account, isRecovery)
    else sessions.end(look.tokenHash)
  }
  sessions.add(tokenHash, account, isRecovery)
  return { answer: { value: { answer, session: { user: account.user, recovery: isRecovery } } }, token }
}
