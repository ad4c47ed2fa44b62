import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { callerOf } from '../contracts/program'
import { cloudflareHarness } from '../harness/cloudflare.harness'
import { endLocalWorker, localWorker } from '../harness/local-worker'
import { openStage } from '../harness/stage'
import { pageBlocks } from '../support/page-blocks'

/* Whoever follows docs/api.md gets what it says. */

const PAGE = readFileSync(fileURLToPath(new URL('../../docs/api.md', import.meta.url)), 'utf8')

afterAll(endLocalWorker)

it('does what the page on connecting a program says', async () => {
  const world = await cloudflareHarness.open()
  try {
    const stage = await openStage(world)
    const owner = await stage.as('owner')
    const input = { workspaceId: stage.workspaceId, name: 'Till', scope: 'write', robot: 'member', expiresAt: null } as const
    const { key } = await callerOf(stage, owner)('create-api-key', input)
    const { address } = await callerOf(stage, owner)('list-api-keys', { workspaceId: stage.workspaceId })
    expect(address).toBe(`${(await localWorker()).url}/api/v1`)
    const env = { ...process.env, PORTSIDE: address ?? '', KEY: key }

    const told = pageBlocks(PAGE, 'bash').map((lines) => run('bash', ['-euc', lines], env))
    expect(JSON.parse(told[0]!)).toMatchObject({ member: { displayName: 'Till' }, key: { scope: 'write' } })
    expect(told[1]!.match(/"firstName":"Ada"/g)).toHaveLength(2)
    expect(told[2]!.match(/"collection":"people"/g)).toHaveLength(1)
    expect(run('node', ['--input-type=module', '-e', pageBlocks(PAGE, 'js')[0]!], env)).toBe('Eleven looms\n')

    const { ports } = owner
    const { items, total } = await ports.records.list('people', { workspaceId: stage.workspaceId, limit: 10, count: 'exact' })
    expect([total, items[0]!.createdBy.via]).toEqual([1, 'api'])
  } finally {
    await world.close()
  }
})

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv): string {
  return execFileSync(command, args, { env, encoding: 'utf8', timeout: 20_000 })
}
