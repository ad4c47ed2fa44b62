import { describe, expect, it } from 'vitest'
import { memoryHarness } from '../harness/memory.harness'
import { NO_STAGE } from '../harness/stage'
import { dataFaults } from './faults/data-faults'
import { otherFaults } from './faults/other-faults'
import { plantIn } from './faults/planted-fault'
import { queryFaults } from './faults/query-faults'
import { streamFaults } from './faults/stream-faults'
import { writeFaults } from './faults/write-faults'
import { playScenario } from './scenario'
import { scenarioOf } from './scenarios'

const FAULTS = [...writeFaults, ...queryFaults, ...streamFaults, ...otherFaults, ...dataFaults]

/** Long enough for whatever the backend in memory has to say; a fault that silences it is waited for in vain. */
const PATIENCE_MS = 400

/** The suite is worth as much as the mistakes it sees. `scripts/contracts.mjs` reads the names. */
describe('planted faults', () => {
  it.each(FAULTS.map((fault) => [`${fault.key}: ${fault.says}; caught by ${fault.caughtBy.join(', ')}`, fault] as const))(
    '%s',
    async (_, fault) => {
      const open = async () => plantIn(await memoryHarness.open(), fault)
      const missed: string[] = []
      for (const key of fault.caughtBy) {
        const failure: unknown = await playScenario(scenarioOf(key), open, { patienceMs: PATIENCE_MS }).catch(
          (error: unknown) => error,
        )
        if (failure === undefined || (failure instanceof Error && failure.message.startsWith(NO_STAGE))) missed.push(key)
      }
      expect(missed).toEqual([])
    },
  )
})
