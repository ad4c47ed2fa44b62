import { afterAll } from 'vitest'
import { cloudflareHarness } from '../harness/cloudflare.harness'
import { endLocalWorker } from '../harness/local-worker'
import { runContracts } from './run-contracts'
import { scenariosInTurn } from './sampled'

afterAll(endLocalWorker)
runContracts(cloudflareHarness, { only: scenariosInTurn(12) })
