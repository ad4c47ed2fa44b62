import { memoryKeptHarness } from '../harness/memory-kept.harness'
import { runContracts } from './run-contracts'

runContracts(memoryKeptHarness)
