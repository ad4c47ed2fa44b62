import { memoryHarness } from '../harness/memory.harness'
import { replicaOver } from '../harness/replica.harness'
import { runContracts } from './run-contracts'

runContracts(replicaOver(memoryHarness))
