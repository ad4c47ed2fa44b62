import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Stage } from '../harness/stage'

const ADDRESS = new URL('https://backend.example/mcp')

export interface ToolReply {
  /** What is shown to the model as text: the line of ours, and the JSON after it. */
  readonly notice: string
  readonly said: unknown
  readonly content: unknown
  readonly isError: boolean
}

export type Call = (name: string, input?: object) => Promise<ToolReply>

/** An assistant that comes with this key, by the client of the protocol's own makers. */
export async function assistant({ world }: Stage, key: string) {
  const client = new Client({ name: 'contract', version: '1.0.0' })
  const transport = new StreamableHTTPClientTransport(ADDRESS, {
    fetch: (_, init) => world.program('/mcp', init),
    requestInit: { headers: { authorization: `Bearer ${key}` } },
  })
  await client.connect(transport)
  const call: Call = async (name, input = {}) => {
    const { content, structuredContent, isError = false } = await client.callTool({ name, arguments: { ...input } })
    const [{ text }] = content as [{ text: string }]
    const [notice = '', said = '', ...more] = text.split('\n')
    if (more.length > 0) throw new Error('more than one line of records')
    return { notice, said: JSON.parse(said), content: structuredContent, isError: isError === true }
  }
  return { client, call, close: () => client.close() }
}
