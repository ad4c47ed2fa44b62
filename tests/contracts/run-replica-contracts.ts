import { replicaOver } from '../harness/replica.harness'
import { supabaseHarness } from '../harness/supabase.harness'
import { runContracts } from './run-contracts'

/**
 * What a replica does itself: records, and what waits for a line. Accounts, events, files, functions and imports pass through
 * it; whose a record is and what a value may be the server says, to a replica as to anybody, by the dozen. `npm run contracts`
 * asks for those, too.
 */
const OF_A_REPLICA =
  /^(records\/(?!invalid|cleaned|foreign-reference|oracle|states)|live|notifications|errors\/(offline|weather)\/records)|\/waits/

/** Each file has a backend of its own. */
export function runReplicaContracts(part: number): void {
  runContracts(replicaOver(supabaseHarness), {
    part,
    of: 2,
    // Some ask the database hundreds of questions, on machines that have other things to do.
    timeoutMs: 120_000,
    only: ({ key }) => process.env['WHOLE_CONTRACT'] !== undefined || OF_A_REPLICA.test(key),
  })
}
