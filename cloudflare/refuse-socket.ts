import type { WebSocket as ServerSocket } from '@cloudflare/workers-types'

import type { ToClient } from '../src/adapters/cloudflare/protocol'

/** Opens a socket and closes it with a code: a browser does not tell a script why a socket was not opened. */
export function refuseSocket(code: number): Response {
  const { client, server } = socketPair()
  server.accept()
  server.send(JSON.stringify({ kind: 'ended', code } satisfies ToClient))
  server.close(code)
  return switched(client)
}

/** The two ends of a socket. */
export function socketPair(): { readonly client: ServerSocket; readonly server: ServerSocket } {
  const { 0: client, 1: server } = new WebSocketPair()
  return { client, server }
}

/** The answer that hands over the client's end. */
export function switched(client: ServerSocket): Response {
  return new Response(null, { status: 101, webSocket: client } as ResponseInit)
}

declare const WebSocketPair: new () => { readonly 0: ServerSocket; readonly 1: ServerSocket }
