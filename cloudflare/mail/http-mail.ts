import { portError, type PortError } from '../../src/domain/model/errors/port-error'
import type { MailService, OutgoingMail } from './mail-service'
import type { MailSettings } from './mail-settings'

/** Somebody waits for it, and their own call ends in 15 s. */
const TIMEOUT_MS = 5000
const THROTTLED_MS = 5000

/** A mail service that takes JSON, as Resend's API does (`POST /emails`). */
export class HttpMail implements MailService {
  private readonly settings: MailSettings

  constructor(settings: MailSettings) {
    this.settings = settings
  }

  async send(mail: OutgoingMail): Promise<void> {
    const failure = await this.post(mail)
    if (failure === null) return
    // oxlint-disable-next-line no-console -- the only log of whoever runs it. No address, key or link is in it
    console.error('mail', failure.code, failure.details)
    throw failure
  }

  private async post({ to, letter, key: mailKey }: OutgoingMail): Promise<PortError | null> {
    const { url, key, from } = this.settings
    const { subject, text, html } = letter
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'idempotency-key': mailKey }
    const body = JSON.stringify({ from, to: [to], subject, text, html })
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal })
      await answer.body?.cancel()
      return answer.ok ? null : refusal(answer)
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError'
      return isLate ? portError('net/timeout', { afterMs: TIMEOUT_MS }) : portError('net/unavailable', {})
    }
  }
}

function refusal({ status, headers }: Response): PortError {
  switch (status) {
    case 401:
    case 403:
      return portError('backend/not-configured', { missing: ['MAIL_KEY'] })
    // What else is in it is ours.
    case 400:
    case 422:
      return portError('record/invalid', { fields: { email: { rule: 'email' } } })
    case 429:
      return portError('net/throttled', { retryAfterMs: Number(headers.get('retry-after')) * 1000 || THROTTLED_MS })
    default:
      return portError('net/unavailable', { status })
  }
}
