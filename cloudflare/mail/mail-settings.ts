import { portError } from '../../src/domain/model/errors/port-error'
import type { Env } from '../env'

/** A mail service that takes mails by HTTP. */
export interface MailSettings {
  readonly url: string
  readonly key: string
  /** `Portside <mail@example.com>`, as the service takes it. */
  readonly from: string
}

/** `null`: there is no mail service. @throws backend/not-configured where it is set up by halves: it must not seem to work */
export function mailSettings(env: Env): MailSettings | null {
  const { MAIL_URL: url = '', MAIL_KEY: key = '', MAIL_FROM: from = '', APP_URL: app = '' } = env
  if (url === '' && key === '' && from === '') return null
  const isThere = {
    MAIL_URL: isSafe(url, env),
    MAIL_KEY: key !== '',
    MAIL_FROM: from !== '',
    APP_URL: app === '' || URL.canParse(app),
  }
  const missing = Object.entries(isThere).flatMap(([name, is]) => (is ? [] : [name]))
  if (missing.length > 0) throw portError('backend/not-configured', { missing })
  return { url, key, from }
}

/** Whether mails reach those whom they are for, so that one proves an address. */
export function reachesInboxes(env: Env): boolean {
  return mailSettings(env) !== null
}

/** The key never leaves a machine in the clear. */
function isSafe(url: string, { DEVELOPMENT, MAIL }: Env): boolean {
  return URL.canParse(url) && (new URL(url).protocol === 'https:' || (DEVELOPMENT ?? MAIL) !== undefined)
}
