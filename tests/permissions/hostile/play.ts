import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Harness, World } from '../../harness/harness'
import { isRefused, outcomeOf } from './attempt'
import { ATTEMPTS } from './attempts'
import { contentsOf, openCast, type Cast } from './cast'

/**
 * Has a hostile client of each kind try everything on the list, and looks whether anything came of it. One cast is enough: after
 * each area, what the workspace holds is what it held before.
 */
export function playHostile(harness: Harness, attempted = ATTEMPTS): void {
  describe(`a hostile client of the ports, on ${harness.name},`, () => {
    let world: World
    let cast: Cast
    beforeAll(async () => {
      world = await harness.open()
      cast = await openCast(world)
    })
    afterAll(() => world.close())

    it.each(Object.entries(attempted).map(([area, attempts]) => ({ area, attempts, count: attempts.length })))(
      'gets nothing by $area, in $count attempts',
      async ({ attempts }) => {
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
