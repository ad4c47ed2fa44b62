import type { IncomingMessage, ServerResponse } from 'node:http'

export interface HookCatcher {
  deliveries(): readonly { readonly headers: Readonly<Record<string, string>>; readonly body: string }[]
  answerWith(status: number): void
  clear(): void
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>
}

export function catchHooks(): HookCatcher
