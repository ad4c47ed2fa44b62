import type { Mail } from '../../src/ports/developer-tools.port'
import type { Env } from '../env'
import { HttpMail } from './http-mail'
import type { MailService } from './mail-service'
import { mailSettings } from './mail-settings'

/** The service that there is. @param keep keeps a mail for whoever develops */
export function mailServiceOf(env: Env, keep: (mail: Mail) => Promise<void>): MailService {
  const settings = mailSettings(env)
  if (settings !== null) return new HttpMail(settings, (request) => env.MAIL?.fetch(request) ?? fetch(request))
  return env.DEVELOPMENT === undefined ? NONE : mailbox(keep)
}

function mailbox(keep: (mail: Mail) => Promise<void>): MailService {
  return {
    async send({ kept }) {
      if (kept !== null) await keep(kept)
    },
  }
}

/** What would be in a mail is known to nobody. */
const NONE: MailService = { send: async () => undefined }
