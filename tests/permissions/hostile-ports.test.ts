import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { endLocalBackend } from '../harness/local-backend'
import type { World } from '../harness/harness'
import { memoryHarness } from '../harness/memory.harness'
import { supabaseHarness } from '../harness/supabase.harness'
import { isRefused, outcomeOf } from './hostile/attempt'
import { ATTEMPTS } from './hostile/attempts'
import { contentsOf, openCast } from './hostile/cast'

afterAll(endLocalBackend)

const COUNT = Object.values(ATTEMPTS).flat().length

describe(`the ${COUNT} attempts through the ports`, () => {
  it('are at least 300, and no two are the same', () => {
    const told = Object.values(ATTEMPTS).flatMap((attempts) => attempts.map(({ who, what }) => `the ${who} ${what}`))
    expect({ isEnough: COUNT >= 300, twice: told.filter((one, index) => told.indexOf(one) !== index) }).toEqual({
      isEnough: true,
      twice: [],
    })
  })
})

describe.each([memoryHarness, supabaseHarness])('a hostile client of the ports, on $name,', (harness) => {
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
