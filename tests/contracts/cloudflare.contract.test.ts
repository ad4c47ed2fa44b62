import { afterAll } from 'vitest'
import { cloudflareHarness } from '../harness/cloudflare.harness'
import { endLocalWorker } from '../harness/local-worker'
import { runContracts } from './run-contracts'
import { SAMPLED } from './sampled'

afterAll(endLocalWorker)
runContracts(cloudflareHarness, process.env['WHOLE_CONTRACT'] === undefined ? { only: SAMPLED } : {})
