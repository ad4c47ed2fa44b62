import { portError, type PortError } from '../../src/domain/model/errors/port-error'
import type { MailService, OutgoingMail } from './mail-service'
import type { MailSettings } from './mail-settings'

/** Somebody waits for it, and their own call ends in 15 s. */
const TIMEOUT_MS = 5000
const THROTTLED_MS = 5000

type Service = (request: Request) => Promise<Response>

/** A mail service that takes JSON, as Resend's API does (`POST /emails`). */
export class HttpMail implements MailService {
  private readonly settings: MailSettings
  private readonly service: Service

  /** @param service how it is reached */
  constructor(settings: MailSettings, service: Service) {
    this.settings = settings
    this.service = service
  }

  async send(mail: OutgoingMail): Promise<void> {
    const failure = await this.post(mail)
    if (failure === null) return
    // oxlint-disable-next-line no-console -- the only log of whoever runs it. No address, key or link is in it
    console.error('mail', failure.code, failure.details, failure.cause ?? '')
    throw failure
  }

  private async post({ to, letter, key: mailKey }: OutgoingMail): Promise<PortError | null> {
    const { url, key, from } = this.settings
    const { subject, text, html } = letter
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'idempotency-key': mailKey }
    const body = JSON.stringify({ from, to: [to], subject, text, html })
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const answer = await this.service(new Request(url, { method: 'POST', headers, body, redirect: 'manual', signal }))
      if (!answer.ok) return refusal(answer, await reasonIn(answer))
      await answer.body?.cancel()
      return null
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError'
      return isLate ? portError('net/timeout', { afterMs: TIMEOUT_MS }) : portError('net/unavailable', {})
    }
  }
}

/** What the service calls its refusal: `invalid_api_key`. Its sentence may have an address in it. */
async function reasonIn(answer: Response): Promise<string> {
  const name: unknown = Reflect.get(Object(await answer.json().catch(() => null)), 'name')
  return typeof name === 'string' && /^\w{1,60}$/.test(name) ? name : ''
}

function refusal({ status, headers }: Response, reason: string): PortError {
  switch (status) {
    case 401:
    case 403:
      return portError('backend/not-configured', { missing: ['MAIL_KEY'] }, reason)
    // What else is in it is ours.
    case 400:
    case 422:
      return portError('record/invalid', { fields: { email: { rule: 'email' } } }, reason)
    case 429:
      return portError('net/throttled', { retryAfterMs: Number(headers.get('retry-after')) * 1000 || THROTTLED_MS }, reason)
    default:
      return portError('net/unavailable', { status }, reason)
  }
}
