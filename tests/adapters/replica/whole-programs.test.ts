import { expect, it } from 'vitest'
import { boardOf } from '../../contracts/acts'
import { LeapingRuntime } from '../../harness/leaping-runtime'
import { memoryHarness } from '../../harness/memory.harness'
import { openStage } from '../../harness/stage'
import { runWholePrograms } from '../../support/replica-programs/run-whole-program'
import { wholeProgramOf } from '../../support/replica-programs/whole-program'

/** Another part of the same programs: `PORTSIDE_SEED=12345 PORTSIDE_PROGRAMS=1000`. */
const FIRST = Number(process.env['PORTSIDE_SEED'] ?? 1)
const PROGRAMS = Number(process.env['PORTSIDE_PROGRAMS'] ?? 20)
/** In one workspace, so that there is something from the start, and not too much. */
const TOGETHER = 20

it(
  'loses, doubles and writes over nothing, through ports, rules, disk and tabs, and comes to the truth',
  { timeout: 20_000 + PROGRAMS * 2000 },
  async () => {
    const broken: string[] = []
    for (let seed = FIRST; seed < FIRST + PROGRAMS; seed += TOGETHER) {
      broken.push(...(await runTogether(seed, Math.min(TOGETHER, FIRST + PROGRAMS - seed))))
    }
    expect(broken).toEqual([])
  },
)

async function runTogether(first: number, count: number): Promise<readonly string[]> {
  const world = await memoryHarness.open()
  const stage = await openStage(world)
  const owner = await stage.as('owner')
  const board = await boardOf(owner)
  const broken: string[] = []
  for (let seed = first; seed < first + count; seed += 1) {
    const runtime = new LeapingRuntime()
    const member = await stage.oneMore('member')
    broken.push(...(await runWholePrograms({ stage, board, owner, member, runtime }, [wholeProgramOf(seed)])))
    if (runtime.dueTasks > 0) broken.push(`PORTSIDE_SEED=${seed}: ${runtime.dueTasks} timers are left`)
  }
  return [...broken, ...(await world.close())]
}
