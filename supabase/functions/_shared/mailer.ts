import { createTransport } from 'nodemailer'
import { portError } from '../../../src/domain/model/errors/port-error'
import type { Mail } from '../../../src/domain/use-cases/functions/function-context'
import { mailLetter } from '../../../src/domain/use-cases/functions/letters/mail-letter'
import type { Settings } from './settings'

export type SendMail = (mail: Mail) => Promise<void>

const PORT_TLS = 465
const TIMEOUT_MS = 10_000

/** @throws net/unavailable when the mail server does not take it: the call can be sent again, and mails it then */
export function mailer({ smtp, appUrl }: Pick<Settings, 'smtp' | 'appUrl'>): SendMail {
  const { host, port, user, password, from } = smtp
  const transport = createTransport({
    host,
    port,
    // Greeting a server takes longer than a mail; a connection that has gone meanwhile is made anew.
    pool: true,
    secure: port === PORT_TLS,
    // A password never travels in the clear; without one there is nothing to hide from a catcher on this machine.
    requireTLS: port !== PORT_TLS && user !== null,
    ...(user === null || password === null ? {} : { auth: { user, pass: password } }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async (mail) => {
    await transport
      .sendMail({ from, to: { name: '', address: mail.to }, ...mailLetter(mail, appUrl) })
      .catch((cause: unknown) => {
        throw portError('net/unavailable', {}, cause)
      })
  }
}
