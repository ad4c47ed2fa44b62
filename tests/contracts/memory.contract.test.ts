import { memoryHarness } from '../harness/memory.harness'
import { runContracts } from './run-contracts'

runContracts(memoryHarness)
