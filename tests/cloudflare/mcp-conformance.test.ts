import { afterAll, expect, it } from 'vitest'
import { cloudflareHarness } from '../harness/cloudflare.harness'
import { endLocalWorker } from '../harness/local-worker'
import { judgeEndpoint, OFFERED } from '../mcp-conformance/judge-endpoint'
import { testsInTurn } from '../support/in-turn'

testsInTurn(2)
afterAll(endLocalWorker)

it('conforms to the protocol of assistants, in what it has of it', { timeout: 120_000 }, async () => {
  expect(await judgeEndpoint(cloudflareHarness)).toEqual(OFFERED)
})
