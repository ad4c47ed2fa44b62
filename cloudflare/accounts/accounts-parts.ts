import type { DurableObjectState } from '@cloudflare/workers-types'
import { Accounts } from '../../src/adapters/shared/backend/accounts'
import type { AuthServices } from '../../src/adapters/shared/backend/auth-services'
import type { PasswordHashing } from '../../src/adapters/shared/backend/password-hashing'
import { SecondFactors } from '../../src/adapters/shared/backend/second-factors'
import { runtime } from '../clock'
import { type Env, workspaceOf } from '../env'
import { reachesInboxes } from '../mail/mail-settings'
import { Directory } from './directory'
import { KeptAnswers } from './kept-answers'
import { LIGHT_N, scryptHashing, STRONG_N } from './scrypt'
import { Sessions } from './sessions'
import { SocketDrops } from './socket-drops'
import { SqlKeyValues } from './sql-key-values'
import { Throttle } from './throttle'

/** What the object of all accounts consists of. */
export interface AccountsParts {
  readonly store: SqlKeyValues
  readonly accounts: Accounts
  readonly hashing: PasswordHashing
  readonly services: Pick<AuthServices, 'accounts' | 'secondFactors' | 'runtime'>
  /** Whether whoever signs up follows a mailed link before there is an account. */
  readonly provesAddresses: boolean
  readonly sessions: Sessions
  readonly directory: Directory
  readonly answers: KeptAnswers
  readonly throttle: Throttle
  readonly drops: SocketDrops
}

export function openParts({ storage: { sql } }: DurableObjectState, env: Env): AccountsParts {
  const store = new SqlKeyValues(sql)
  const directory = new Directory(sql)
  const drops = new SocketDrops(sql, (workspaceId, userId) => workspaceOf(env, workspaceId).dropSockets(userId))
  const hashing = scryptHashing(env.DEVELOPMENT === undefined ? STRONG_N : LIGHT_N)
  const accounts = new Accounts(store, hashing)
  accounts.revoked$.subscribe((userId) => drops.note(userId, directory.workspacesOf(userId, 'all')))
  const factors = new SecondFactors(store, { accounts, runtime })
  return {
    store,
    accounts,
    hashing,
    services: { accounts, secondFactors: async () => factors, runtime },
    provesAddresses: reachesInboxes(env),
    sessions: new Sessions(sql, runtime),
    directory,
    answers: new KeptAnswers(sql, runtime),
    throttle: new Throttle(sql, runtime),
    drops,
  }
}
