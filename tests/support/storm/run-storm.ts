import fc from 'fast-check'
import type { Plant } from './storm-device'
import { stormProgram, type StormProgram } from './storm-program'
import { StormRun } from './storm-run'
import { StormWorld, type StormPlace } from './storm-world'

/** One world for so many, so that there is something from the start, and not too much. */
const TOGETHER = 60
/** To cut one down to the steps that matter. */
const SHRINK_MS = 90_000

export interface Storm {
  readonly seeds: readonly number[]
  readonly plant?: Plant
  /** After how many that broke something it ends. Default: the first. */
  readonly most?: number
  /** What is not worth its time where it is only asked whether anything breaks. */
  readonly isShrunk?: boolean
  readonly report?: (done: number, broken: readonly string[]) => void
}

/** @returns what broke, each with its seed and the fewest steps that break it */
export async function runStorm(at: StormPlace, storm: Storm): Promise<readonly string[]> {
  const { seeds, plant = null, most = 1, isShrunk = true, report = () => undefined } = storm
  const broken: string[] = []
  let world: StormWorld | null = null
  for (const [place, seed] of seeds.entries()) {
    if (broken.length >= most) break
    if (world === null || place % TOGETHER === 0) {
      await world?.close()
      world = await StormWorld.open(at, plant)
    }
    const [program = []] = fc.sample(stormProgram, { seed, numRuns: 1 })
    const [what] = await new StormRun(world, seed).play(program)
    if (what !== undefined) {
      // What broke is in no state to go on from.
      await world.close()
      world = null
      const [steps, why] = isShrunk ? await shrunk(at, { seed, program, plant }) : [program, null]
      broken.push(`PORTSIDE_SEED=${seed}: ${why ?? what} ${JSON.stringify(steps)}`)
    }
    report(place + 1, broken)
  }
  await world?.close()
  return broken
}

/** Alone in a world of its own. Where it needs what came before it, it stays as long as it is. */
async function shrunk(
  place: StormPlace,
  { seed, program, plant }: { readonly seed: number; readonly program: StormProgram; readonly plant: Plant | null },
): Promise<readonly [StormProgram, string | null]> {
  let why: string | null = null
  const property = fc.asyncProperty(stormProgram, async (steps) => {
    const world = await StormWorld.open(place, plant)
    const [what] = await new StormRun(world, seed).play(steps)
    await world.close()
    if (what === undefined) return true
    why = what
    return false
  })
  const { counterexample } = await fc.check(property, { seed, numRuns: 1, interruptAfterTimeLimit: SHRINK_MS })
  return [counterexample?.[0] ?? program, why]
}

/** So many, one after the other. */
export function seedsFrom(first: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, place) => first + place)
}
