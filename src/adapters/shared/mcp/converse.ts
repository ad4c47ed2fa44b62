import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { CallToolRequestSchema, ErrorCode, ListToolsRequestSchema, McpError } from '@modelcontextprotocol/sdk/types.js'
import type { PortError } from '../../../domain/model/errors/port-error'
import type { ApiSession } from '../../../domain/use-cases/api/api-session'
import { describedTools } from './described-tools'
import { INSTRUCTIONS } from './instructions'
import { runTool } from './run-tool'
import { isToolName } from './tools'

const SERVER = { name: 'portside', title: 'Portside', version: '1.0.0' }

/** Nobody is asked for anything, so nothing that is answered is to be judged; the SDK's own judge is not in the bundles. */
const NO_QUESTIONS = {
  getValidator(): never {
    throw new TypeError('no question was asked')
  },
}

/** What the protocol makes of one message. @param request its headers count; its body has been read */
export async function converse(
  request: Request,
  {
    message,
    session,
    log,
  }: { readonly message: unknown; readonly session: ApiSession; readonly log: (error: PortError) => void },
): Promise<Response> {
  const options = { capabilities: { tools: {} }, instructions: INSTRUCTIONS, jsonSchemaValidator: NO_QUESTIONS }
  const server = new Server(SERVER, options)
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: describedTools(session.key.scope) }))
  server.setRequestHandler(CallToolRequestSchema, ({ params: { name, arguments: input = {} } }) => {
    if (!isToolName(name)) throw new McpError(ErrorCode.InvalidParams, `There is no tool ${name}.`)
    return runTool(name, input, { session, log })
  })
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  try {
    return await transport.handleRequest(request, { parsedBody: message })
  } finally {
    await server.close()
  }
}
