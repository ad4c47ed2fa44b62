import { memoryHarness } from '../harness/memory.harness'
import { replicaOver } from '../harness/replica.harness'
import { runContracts } from './run-contracts'
import { SCENARIOS } from './scenarios'
import { inTurn, unlessAll } from '../support/in-turn'

const half = new Set(
  inTurn(
    SCENARIOS.map(({ key }) => key),
    2,
  ),
)
runContracts(replicaOver(memoryHarness), { only: unlessAll(half) })
