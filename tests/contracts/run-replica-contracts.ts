import { replicaOver } from '../harness/replica.harness'
import { supabaseHarness } from '../harness/supabase.harness'
import { runContracts } from './run-contracts'

/**
 * What a replica does itself: records, what is told of them, and what waits for a line. Accounts, files and functions pass
 * through it, and to whom a record belongs the server says, to a replica as to anybody: `npm run contracts` asks for those, too.
 */
const OF_A_REPLICA = /^(records|live|events|imports|notifications)\/|\/waits|^errors\/(offline|weather)\/records/

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
