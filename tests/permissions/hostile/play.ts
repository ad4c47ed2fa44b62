import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Harness, World } from '../../harness/harness'
import { isRefused, outcomeOf } from './attempt'
import { ATTEMPTS } from './attempts'
import { contentsOf, openCast } from './cast'

/** Has a hostile client of each kind try everything on the list, and looks whether anything came of it. */
export function playHostile(harness: Harness): void {
  describe(`a hostile client of the ports, on ${harness.name},`, () => {
    let world: World
    beforeEach(async () => {
      world = await harness.open()
    })
    afterEach(() => world.close())

    it.each(Object.entries(ATTEMPTS).map(([area, attempts]) => ({ area, attempts, count: attempts.length })))(
      'gets nothing by $area, in $count attempts',
      async ({ attempts }) => {
        const cast = await openCast(world)
        const before = await contentsOf(cast)
        const through: string[] = []
        for (const { who, what, refused, act } of attempts) {
          const outcome = await outcomeOf(Promise.resolve().then(() => act(cast)))
          if (!isRefused(outcome, refused)) through.push(`the ${who} ${what}: ${outcome} instead of ${String(refused)}`)
        }
        expect(through).toEqual([])
        expect(await contentsOf(cast)).toEqual(before)
      },
      240_000,
    )
  })
}
