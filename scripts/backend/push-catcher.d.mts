import type { IncomingMessage, ServerResponse } from 'node:http'

export interface CaughtPush {
  readonly ttl: number
  readonly topic: string | null
  readonly urgency: string | null
  readonly bytes: number
  /** Decrypted; `null` where it could not be. */
  readonly message: { readonly title: string; readonly body: string; readonly path: string; readonly tag: string } | null
  /** What the sender says of itself, verified. */
  readonly claims: { readonly aud: string; readonly exp: number; readonly sub?: string } | null
  /** Whose signature it is, in base64url. */
  readonly key: string | null
  /** Why it is none; `null`: it is. */
  readonly problem: string | null
  readonly status: number
}

export interface CaughtBrowser {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

export interface PushCatcher {
  subscribe(url: string): CaughtBrowser
  requests(endpoint: string): readonly CaughtPush[]
  answerWith(endpoint: string, status: number, next?: number): void
  clear(): void
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>
}

export function catchPushes(): PushCatcher
