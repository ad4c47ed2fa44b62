import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import {
  CallToolRequestSchema,
  CompleteRequestSchema,
  ErrorCode,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
  SubscribeRequestSchema,
  UnsubscribeRequestSchema,
} from '@modelcontextprotocol/sdk/types.js'
import { FIXTURE_PROMPTS } from './fixture-prompts'
import { FIXTURE_RESOURCES, FIXTURE_TEMPLATES, readResource } from './fixture-resources'
import { FIXTURE_TOOLS } from './fixture-tools'

/** A server that has what the conformance suite asks for. */
export function fixtureServer(): Server {
  const capabilities = { tools: {}, prompts: {}, resources: { subscribe: true }, logging: {}, completions: {} }
  // Strict: whoever did not say that they can be asked is not, and nobody waits for their answer.
  const server = new Server({ name: 'fixture', version: '1.0.0' }, { capabilities, enforceStrictCapabilities: true })

  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: Object.entries(FIXTURE_TOOLS).map(([name, { description, takes = [] }]) => ({
      name,
      description,
      inputSchema: {
        type: 'object' as const,
        properties: Object.fromEntries(takes.map((each) => [each, { type: 'string' }])),
        required: [...takes],
      },
    })),
  }))
  server.setRequestHandler(CallToolRequestSchema, ({ params: { name, arguments: given = {} } }, extra) =>
    known(FIXTURE_TOOLS[name], name).call(given, extra),
  )

  server.setRequestHandler(ListPromptsRequestSchema, () => ({
    prompts: Object.entries(FIXTURE_PROMPTS).map(([name, { description, takes = [] }]) => ({
      name,
      description,
      arguments: takes.map((each) => ({ name: each, required: true })),
    })),
  }))
  server.setRequestHandler(GetPromptRequestSchema, ({ params: { name, arguments: given = {} } }) => ({
    messages: known(FIXTURE_PROMPTS[name], name)
      .content(given)
      .map((content) => ({ role: 'user' as const, content })),
  }))
  server.setRequestHandler(CompleteRequestSchema, () => ({ completion: { values: ['paris', 'park'] } }))

  server.setRequestHandler(ListResourcesRequestSchema, () => ({ resources: FIXTURE_RESOURCES }))
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({ resourceTemplates: FIXTURE_TEMPLATES }))
  server.setRequestHandler(ReadResourceRequestSchema, ({ params: { uri } }) => ({
    contents: [known(readResource(uri), uri)],
  }))
  server.setRequestHandler(SubscribeRequestSchema, ({ params: { uri } }) => (known(readResource(uri), uri), {}))
  server.setRequestHandler(UnsubscribeRequestSchema, ({ params: { uri } }) => (known(readResource(uri), uri), {}))
  return server
}

function known<T>(found: T | null | undefined, name: string): T {
  if (found === null || found === undefined) throw new McpError(ErrorCode.InvalidParams, `There is no ${name}.`)
  return found
}
