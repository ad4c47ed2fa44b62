import { afterAll } from 'vitest'
import { cloudflareHarness } from '../harness/cloudflare.harness'
import { endLocalWorker } from '../harness/local-worker'
import { replicaOver } from '../harness/replica.harness'
import { OF_A_REPLICA } from './of-a-replica'
import { runContracts } from './run-contracts'

afterAll(endLocalWorker)
runContracts(replicaOver(cloudflareHarness), process.env['WHOLE_CONTRACT'] === undefined ? { only: OF_A_REPLICA } : {})
