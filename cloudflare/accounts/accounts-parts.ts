import type { DurableObjectState } from '@cloudflare/workers-types'
import { Accounts } from '../../src/adapters/shared/backend/accounts'
import type { AuthServices } from '../../src/adapters/shared/backend/auth-services'
import { keepMail } from '../../src/adapters/shared/backend/kept-mails'
import { SecondFactors } from '../../src/adapters/shared/backend/second-factors'
import type { Mail } from '../../src/ports/developer-tools.port'
import { runtime } from '../clock'
import { type Env, workspaceOf } from '../env'
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
  readonly services: AuthServices
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
  const accounts = new Accounts(store, scryptHashing(env.DEVELOPMENT === undefined ? STRONG_N : LIGHT_N))
  accounts.revoked$.subscribe((userId) => drops.note(userId, directory.workspacesOf(userId, 'all')))
  const factors = new SecondFactors(store, { accounts, runtime })
  // Where there is no way to send mail, what would be in it is known to nobody.
  const send = async (mail: Mail): Promise<void> => {
    if (env.DEVELOPMENT !== undefined) await keepMail(store, mail)
  }
  return {
    store,
    accounts,
    services: { accounts, secondFactors: async () => factors, mailroom: { send }, runtime },
    sessions: new Sessions(sql, runtime),
    directory,
    answers: new KeptAnswers(sql, runtime),
    throttle: new Throttle(sql, runtime),
    drops,
  }
}
