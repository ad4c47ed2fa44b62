import { afterAll, expect, it } from 'vitest'
import { supabaseHarness } from '../harness/supabase.harness'
import { endLocalBackend } from '../harness/local-backend'
import { judgeEndpoint, OFFERED } from '../mcp-conformance/judge-endpoint'
import { testsInTurn } from '../support/in-turn'

testsInTurn(2)
afterAll(endLocalBackend)

it('conforms to the protocol of assistants, in what it has of it', { timeout: 120_000 }, async () => {
  expect(await judgeEndpoint(supabaseHarness)).toEqual(OFFERED)
})
