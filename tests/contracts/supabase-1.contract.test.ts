import { afterAll } from 'vitest'
import { endLocalBackend } from '../harness/local-backend'
import { supabaseHarness } from '../harness/supabase.harness'
import { runContracts } from './run-contracts'

afterAll(endLocalBackend)
runContracts(supabaseHarness, { part: 1, of: 2 })
