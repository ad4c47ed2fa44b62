import { API } from '../../src/adapters/cloudflare/protocol'
import type { Surroundings } from '../../src/adapters/shared/backend/function-calls'
import type { Id } from '../../src/domain/model/kernel/id'
import { valueOf } from '../answers'
import { accountsOf, type Env } from '../env'
import { appOrigin } from '../mail/app-origin'
import { sendMailBy } from '../mail/send-mail'
import { postHook } from './post-hook'

interface Called {
  readonly callerId: Id
  /** Where the backend is reached. */
  readonly origin: string
  /** The call's. */
  readonly key: string
}

/** What a handler needs beside records and files, wherever it runs. */
export function surroundingsOf(env: Env, { callerId, origin, key }: Called): Surroundings {
  const accounts = accountsOf(env)
  return {
    ...outsideOf(env),
    apiAddress: () => `${origin}${API}/v1`,
    addressOf: (name, path) => `${origin}${API}/functions/${name}/${path}`,
    mailDomain: env.MAIL_DOMAIN ?? null,
    sendMail: sendMailBy(env, { origin: appOrigin(env, origin), key }),
    userIdOf: (email) => accounts.userIdOf(email),
    account: {
      prove: async (proof) => valueOf(await accounts.prove(callerId, proof)),
      remove: async () => void valueOf(await accounts.remove(callerId)),
    },
  }
}

/** The part of it that is the same without a caller. */
export function outsideOf(env: Env): Pick<Surroundings, 'keyFor' | 'emailOf' | 'post'> {
  const accounts = accountsOf(env)
  const reachesInner = env.DEVELOPMENT !== undefined
  return {
    keyFor: (purpose) => accounts.key(purpose),
    emailOf: (userId) => accounts.emailOf(userId),
    post: (url, headers, body) => postHook(url, { headers, body, reachesInner }),
  }
}
