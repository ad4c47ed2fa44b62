import type { Account } from '../../src/adapters/shared/backend/accounts'
import { sha256 } from '../../src/adapters/shared/backend/passwords'
import { runtime } from '../clock'
import type { AccountsParts } from './accounts-parts'
import type { StoredSession } from './sessions'

/** What a token stands for. */
export type Look = Alive | { readonly ended: 'none' | 'expired' | 'revoked' }

export interface Alive {
  readonly account: Account
  readonly session: StoredSession
  readonly tokenHash: string
}

/** @param token as the cookie has it; `null`: there is none */
export async function lookAt(token: string | null, { sessions, accounts }: AccountsParts): Promise<Look> {
  if (token === null) return { ended: 'none' }
  const tokenHash = await sha256(token)
  const session = sessions.find(tokenHash)
  if (session === null) return { ended: 'revoked' }
  if (session.endsAt <= runtime.now()) return { ended: session.isReplaced ? 'revoked' : 'expired' }
  const account = await accounts.byId(session.userId)
  return account?.epoch === session.epoch ? { account, session, tokenHash } : { ended: 'revoked' }
}
