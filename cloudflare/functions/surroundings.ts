import { API } from '../../src/adapters/cloudflare/protocol'
import { letterOf, type Surroundings } from '../../src/adapters/shared/backend/function-calls'
import type { Id } from '../../src/domain/model/kernel/id'
import { valueOf } from '../answers'
import { runtime } from '../clock'
import { accountsOf, type Env } from '../env'
import { postHook } from './post-hook'

/** What a handler needs beside records and files, wherever it runs. @param origin where the backend is reached */
export function surroundingsOf(env: Env, { callerId, origin }: { readonly callerId: Id; readonly origin: string }): Surroundings {
  const accounts = accountsOf(env)
  return {
    ...outsideOf(env),
    addressOf: (name, path) => `${origin}${API}/functions/${name}/${path}`,
    userIdOf: (email) => accounts.userIdOf(email),
    account: {
      prove: async (proof) => valueOf(await accounts.prove(callerId, proof)),
      remove: async () => void valueOf(await accounts.remove(callerId)),
    },
  }
}

/** The part of it that is the same without a caller. */
export function outsideOf(env: Env): Pick<Surroundings, 'keyFor' | 'emailOf' | 'post' | 'sendMail'> {
  const accounts = accountsOf(env)
  const reachesInner = env.DEVELOPMENT !== undefined
  return {
    keyFor: (purpose) => accounts.key(purpose),
    emailOf: (userId) => accounts.emailOf(userId),
    post: (url, headers, body) => postHook(url, { headers, body, reachesInner }),
    sendMail: (mail) => accounts.mail(letterOf(mail, runtime.now())),
  }
}
