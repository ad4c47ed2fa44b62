import type { Observable } from 'rxjs'
import { Listener } from '../harness/listener'
import type { World } from '../harness/harness'
import { openStage, type Stage } from '../harness/stage'

/** One promise of the ports, as a sentence, with what proves it. */
export interface Scenario {
  /** Stable: reports and lists of known gaps name scenarios by it. */
  readonly key: string
  readonly says: string
  readonly run: (play: Play) => Promise<void>
}

/** What a scenario has in hand. */
export interface Play {
  readonly stage: Stage
  /** The set takes its time: of many random cases a few are tried. */
  readonly isSampled: boolean
  /** Subscribes until the scenario ends. */
  listen<T>(stream$: Observable<T>): Listener<T>
}

export function scenario(key: string, says: string, run: Scenario['run']): Scenario {
  return { key, says, run }
}

/** How long a scenario waits for an emission before it says that there was none. */
const PATIENCE_MS = 10_000

/**
 * Plays a scenario in a world of its own and ends the world.
 *
 * @throws what the scenario throws, or that something was left open
 */
export async function playScenario(
  { run }: Scenario,
  openWorld: () => Promise<World>,
  { patienceMs = PATIENCE_MS, isSampled = false }: { readonly patienceMs?: number; readonly isSampled?: boolean } = {},
): Promise<void> {
  const world = await openWorld()
  const ears: Listener<unknown>[] = []
  try {
    const stage = await openStage(world)
    await run({
      stage,
      isSampled,
      listen(stream$) {
        const listener = new Listener(stream$, patienceMs)
        ears.push(listener)
        return listener
      },
    })
  } catch (failure) {
    await release(ears, world)
    throw failure
  }
  const left = await release(ears, world)
  if (left.length > 0) throw new Error(`left open: ${left.join(', ')}`)
}

async function release(ears: readonly Listener<unknown>[], world: World): Promise<readonly string[]> {
  for (const listener of ears) listener.stop()
  return world.close()
}
