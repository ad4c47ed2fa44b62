import { letterOf } from '../../src/adapters/shared/backend/function-calls'
import { sha256 } from '../../src/adapters/shared/backend/passwords'
import type { FunctionContext } from '../../src/domain/use-cases/functions/function-context'
import { mailLetter } from '../../src/domain/use-cases/functions/letters/mail-letter'
import { runtime } from '../clock'
import { accountsOf, type Env } from '../env'
import { mailServiceOf } from './mail-service-of'

interface Sending {
  /** Where the app is, to which links lead. */
  readonly origin: string
  /** Of what the mails are due to: what is sent again arrives once. */
  readonly key: string
}

/** How a function's handler sends mail. */
export function sendMailBy(env: Env, { origin, key }: Sending): FunctionContext['sendMail'] {
  const service = mailServiceOf(env, (kept) => accountsOf(env).keepMail(kept))
  return async (mail) =>
    service.send({
      to: mail.to,
      letter: mailLetter(mail, origin),
      key: await sha256(`${key}/${mail.to}`),
      kept: letterOf(mail, runtime.now()),
    })
}
