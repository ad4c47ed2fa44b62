import { afterAll } from 'vitest'
import { endLocalBackend } from '../harness/local-backend'
import { supabaseHarness } from '../harness/supabase.harness'
import { runContracts } from './run-contracts'

afterAll(endLocalBackend)
// Some ask the database hundreds of questions, on machines that have other things to do.
runContracts(supabaseHarness, { part: 2, of: 2, timeoutMs: 120_000 })
