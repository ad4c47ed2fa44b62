import { afterAll } from 'vitest'
import { endLocalBackend } from '../harness/local-backend'
import { runSupabaseContracts } from './run-supabase-contracts'

afterAll(endLocalBackend)
runSupabaseContracts(1)
