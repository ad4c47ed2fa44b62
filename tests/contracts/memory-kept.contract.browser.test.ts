import { memoryKeptHarness } from '../harness/memory-kept.harness'
import { runContracts } from './run-contracts'
import { scenariosInTurn } from './sampled'

runContracts(memoryKeptHarness, { only: scenariosInTurn(12) })
