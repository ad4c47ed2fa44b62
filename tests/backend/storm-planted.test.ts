import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTurn } from '../support/in-turn'
import { PLANTS } from '../support/storm/plants'
import { runStorm, seedsFrom } from '../support/storm/run-storm'
import { openPlace, type StormPlace } from '../support/storm/storm-world'

/** The program at which the search for each begins, at or just before the one that notices it. */
const NOTICED_BY = [27, 3, 4, 1, 3, 1, 13]
const MOST_PROGRAMS = 75
const PLANTED = Object.entries(PLANTS).map(([says, plant], at) => [says, plant, NOTICED_BY[at] ?? 1] as const)
const EVERY = 6

let place: StormPlace

beforeAll(async () => {
  place = await openPlace()
}, 60_000)

afterAll(() => place.close())

it.each(inTurn(PLANTED, EVERY))('notices a replica that %s', { timeout: 300_000 }, async (_, plant, first) => {
  expect(await runStorm(place, { seeds: seedsFrom(first, MOST_PROGRAMS), plant, isShrunk: false })).not.toEqual([])
})
