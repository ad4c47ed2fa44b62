import { memoryKeptHarness } from '../harness/memory-kept.harness'
import { runContracts } from './run-contracts'
import { SAMPLED } from './sampled'

runContracts(memoryKeptHarness, import.meta.env['WHOLE_CONTRACT'] === undefined ? { only: SAMPLED } : {})
