import type { Letter } from '../../src/domain/use-cases/functions/letters/letter'
import type { Mail } from '../../src/ports/developer-tools.port'

/** A mail on its way out. */
export interface OutgoingMail {
  readonly to: string
  readonly letter: Letter
  /** What is handed over again under the same key arrives once, where the service knows such keys. */
  readonly key: string
  /** What a mailbox of developers shows of it; `null`: nothing. */
  readonly kept: Mail | null
}

export interface MailService {
  /**
   * Resolves when the mail was handed over.
   * @throws net/unavailable, net/timeout, net/throttled, backend/not-configured; record/invalid for an address that is not taken
   */
  send(mail: OutgoingMail): Promise<void>
}
