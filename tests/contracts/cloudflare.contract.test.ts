import { afterAll } from 'vitest'
import { cloudflareHarness } from '../harness/cloudflare.harness'
import { endLocalWorker } from '../harness/local-worker'
import { runContracts } from './run-contracts'
import { OF_CLOUDFLARE } from './of-cloudflare'

afterAll(endLocalWorker)
runContracts(cloudflareHarness, process.env['WHOLE_CONTRACT'] === undefined ? { only: OF_CLOUDFLARE } : {})
