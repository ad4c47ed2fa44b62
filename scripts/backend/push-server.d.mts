import type { IncomingHttpHeaders } from 'node:http'

export interface PushServer {
  readonly url: string
  /** For `dom.push.serverURL`. */
  readonly socketUrl: string
  taken(): readonly { readonly channelID: string; readonly headers: IncomingHttpHeaders }[]
  acknowledged(): readonly { readonly channelID: string; readonly version: string; readonly code: number }[]
  close(): Promise<void>
}

export function startPushServer(): Promise<PushServer>
