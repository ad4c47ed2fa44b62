import { afterAll } from 'vitest'
import { endLocalBackend } from '../harness/local-backend'
import { replicaOver } from '../harness/replica.harness'
import { supabaseHarness } from '../harness/supabase.harness'
import { runContracts } from './run-contracts'

/** What a replica does that hangs on the set behind it; `npm run contracts` asks for all the rest, too. */
const HANGS_ON_THE_SET = /^(live|records\/replay|errors\/(offline|weather)\/records.commit)/

afterAll(endLocalBackend)
runContracts(replicaOver(supabaseHarness), {
  timeoutMs: 120_000,
  only: ({ key }) => process.env['WHOLE_CONTRACT'] !== undefined || HANGS_ON_THE_SET.test(key),
})
