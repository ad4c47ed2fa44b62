export interface CaughtMail {
  readonly to: readonly string[]
  readonly from: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly links: readonly string[]
  readonly receivedAt: string
}

export interface MailCatcher {
  readonly port: number
  /** Newest first. */
  mails(): readonly CaughtMail[]
  lastTo(address: string): CaughtMail | null
  clear(): void
}

export function catchMail(): Promise<MailCatcher & { close(): Promise<void> }>
