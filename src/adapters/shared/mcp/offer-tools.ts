import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { CallToolRequestSchema, ErrorCode, ListToolsRequestSchema, McpError } from '@modelcontextprotocol/sdk/types.js'
import type { Answering } from './answer-mcp-request'
import { converse } from './converse'
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

/** What an assistant gets from Portside: tools, and no more of the protocol. */
export const offerTools: Answering = (request, { message, session, log }) => {
  const options = { capabilities: { tools: {} }, instructions: INSTRUCTIONS, jsonSchemaValidator: NO_QUESTIONS }
  const server = new Server(SERVER, options)
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: describedTools(session.key.scope) }))
  server.setRequestHandler(CallToolRequestSchema, ({ params: { name, arguments: input = {} } }) => {
    if (!isToolName(name)) throw new McpError(ErrorCode.InvalidParams, `There is no tool ${name}.`)
    return runTool(name, input, { session, log })
  })
  return converse(request, message, server)
}
