import { afterAll } from 'vitest'
import { cloudflareHarness } from '../harness/cloudflare.harness'
import { endLocalWorker } from '../harness/local-worker'
import { replicaOver } from '../harness/replica.harness'
import { scenariosOfReplica } from './of-a-replica'
import { runContracts } from './run-contracts'

afterAll(endLocalWorker)
runContracts(replicaOver(cloudflareHarness), { only: scenariosOfReplica(4) })
