import { replicaOver } from '../harness/replica.harness'
import { supabaseHarness } from '../harness/supabase.harness'
import { scenariosOfReplica } from './of-a-replica'
import { runContracts } from './run-contracts'

/** Each file has a backend of its own. */
export function runReplicaContracts(part: number): void {
  runContracts(replicaOver(supabaseHarness), {
    part,
    of: 2,
    // Some ask the database hundreds of questions, on machines that have other things to do.
    timeoutMs: 120_000,
    only: scenariosOfReplica(4),
  })
}
