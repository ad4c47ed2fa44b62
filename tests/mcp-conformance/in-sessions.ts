import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import type { Answering } from '../../src/adapters/shared/mcp/answer-mcp-request'
import { fixtureServer } from './fixture-server'

/**
 * The fixture as no backend of ours answers: in sessions that are kept, and streams in which a server can ask the client before it
 * answers.
 */
export function inSessions(): Answering {
  const sessions = new Map<string, WebStandardStreamableHTTPServerTransport>()
  return async (request, { message }) => {
    const known = sessions.get(request.headers.get('mcp-session-id') ?? '')
    if (known !== undefined) return known.handleRequest(request, { parsedBody: message })
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: () => crypto.randomUUID(),
      onsessioninitialized: (id) => void sessions.set(id, transport),
    })
    await fixtureServer().connect(transport)
    return transport.handleRequest(request, { parsedBody: message })
  }
}
