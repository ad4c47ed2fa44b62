import { memoryHarness } from '../harness/memory.harness'
import { replicaOver } from '../harness/replica.harness'
import { runContracts } from './run-contracts'
import { SCENARIOS } from './scenarios'
import { inTurn, unlessAll } from '../support/in-turn'

const third = new Set(
  inTurn(
    SCENARIOS.map(({ key }) => key),
    3,
  ),
)
runContracts(replicaOver(memoryHarness), { only: unlessAll(third) })
