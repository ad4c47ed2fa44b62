import { afterAll, expect, it } from 'vitest'
import { boardOf } from '../contracts/acts'
import { LeapingRuntime } from '../harness/leaping-runtime'
import { endLocalBackend } from '../harness/local-backend'
import { openStage } from '../harness/stage'
import { supabaseHarness } from '../harness/supabase.harness'
import { runs } from '../support/runs'
import { runWholePrograms } from '../support/replica-programs/run-whole-program'
import { wholeProgramOf } from '../support/replica-programs/whole-program'

const FIRST = Number(import.meta.env['VITE_SEED'] ?? 1)
const PROGRAMS = runs({ few: 2, many: 100 })

afterAll(endLocalBackend)

it(
  'loses and doubles nothing before a database, either, whatever befalls the connection',
  { timeout: 60_000 + PROGRAMS * 8000 },
  async () => {
    const world = await supabaseHarness.open()
    const stage = await openStage(world)
    const owner = await stage.as('owner')
    const board = await boardOf(owner)
    const member = await stage.as('member')
    const programs = Array.from({ length: PROGRAMS }, (_, place) => wholeProgramOf(FIRST + place))
    const runtime = new LeapingRuntime()
    const broken = await runWholePrograms(
      { stage, board, owner, member, runtime },
      programs.map((each, place) => ({ ...each, isWithdrawn: place === PROGRAMS - 1 })),
    )
    expect([...broken, ...(await world.close())]).toEqual([])
  },
)
