import { afterAll, beforeAll, expect, it } from 'vitest'
import { PLANTS } from '../support/storm/plants'
import { runStorm, seedsFrom } from '../support/storm/run-storm'
import { openPlace, type StormPlace } from '../support/storm/storm-world'

/** Each is found among the first few; more are only tried where one is not. */
const MOST_PROGRAMS = 75

let place: StormPlace

beforeAll(async () => {
  place = await openPlace()
}, 60_000)

afterAll(() => place.close())

it.each(Object.entries(PLANTS))('notices a replica that %s', { timeout: 300_000 }, async (_, plant) => {
  expect(await runStorm(place, { seeds: seedsFrom(1, MOST_PROGRAMS), plant, isShrunk: false })).not.toEqual([])
})
