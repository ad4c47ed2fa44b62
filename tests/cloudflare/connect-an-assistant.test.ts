import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, expect, it } from 'vitest'
import { callerOf } from '../contracts/program'
import { SigningIn } from '../contracts/signed-in-program'
import { cloudflareHarness } from '../harness/cloudflare.harness'
import { endLocalWorker } from '../harness/local-worker'
import { openStage } from '../harness/stage'
import { pageBlocks } from '../support/page-blocks'

/* Whoever follows docs/mcp.md gets what it says. */

const PAGE = readFileSync(fileURLToPath(new URL('../../docs/mcp.md', import.meta.url)), 'utf8')

afterAll(endLocalWorker)

it('does what the page on connecting an assistant says', async () => {
  const world = await cloudflareHarness.open()
  try {
    const stage = await openStage(world)
    const owner = await stage.as('owner')
    const { workspaceId } = stage
    const input = { workspaceId, name: 'Aide', scope: 'read', robot: 'viewer', expiresAt: null } as const
    const { key } = await callerOf(stage, owner)('create-api-key', input)
    const { address } = await callerOf(stage, owner)('list-api-keys', { workspaceId })
    const ours = (text = '') =>
      text.replaceAll('https://crm.example.com/api/mcp', `${address?.replace(/v1$/, 'mcp')}`).replaceAll('portside_…', key)

    const answer = execFileSync('bash', ['-euc', ours(pageBlocks(PAGE, 'bash')[0])], { encoding: 'utf8', timeout: 20_000 })
    expect(JSON.parse(answer)).toMatchObject({ result: { serverInfo: { name: 'portside' } } })

    const [signingIn, byKey] = pageBlocks(PAGE, 'json').map((block) => JSON.parse(ours(block)).mcpServers.portside)
    const aide = new SigningIn(stage, signingIn.url.replace(/\/mcp$/, ''))
    await aide.signIn(owner)
    const signedIn = await aide.connect()
    expect((await signedIn.callTool({ name: 'describe', arguments: {} })).structuredContent).toMatchObject({
      records: { member: { id: owner.memberId }, key: { scope: 'write' } },
    })
    await signedIn.close()

    const { url, headers } = byKey
    const client = new Client({ name: 'reader', version: '1.0.0' })
    await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }))
    const { structuredContent } = await client.callTool({ name: 'describe', arguments: {} })
    expect(structuredContent).toMatchObject({ records: { member: { displayName: 'Aide', role: 'viewer' } } })
    await client.close()
  } finally {
    await world.close()
  }
})
