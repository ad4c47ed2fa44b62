import { supabaseHarness } from '../harness/supabase.harness'
import { runContracts } from './run-contracts'
import { scenariosInTurn } from './sampled'

/** Each file has a backend of its own. */
export function runSupabaseContracts(part: number): void {
  runContracts(supabaseHarness, {
    part,
    of: 2,
    // Some ask the database hundreds of questions, on machines that have other things to do.
    timeoutMs: 120_000,
    only: scenariosInTurn(12),
  })
}
