import { afterAll, beforeAll, expect, it } from 'vitest'
import { runStorm, seedsFrom } from '../support/storm/run-storm'
import { openPlace, type StormPlace } from '../support/storm/storm-world'
import { inTurn } from '../support/in-turn'

/** They broke something once. */
const BROKE = [100, 153, 218, 467, 1024, 1129, 1151, 1271, 3035, 3430, 4545, 6321]
/** Others: `npm run explore -- storm 10000`. */
const { PORTSIDE_SEED: FIRST, PORTSIDE_PROGRAMS: PROGRAMS } = process.env
const SEEDS = FIRST === undefined ? inTurn(BROKE, 4) : seedsFrom(Number(FIRST), Number(PROGRAMS))
const MOST = Number(process.env['PORTSIDE_VIOLATIONS'] ?? 1)

let place: StormPlace

beforeAll(async () => {
  place = await openPlace()
}, 60_000)

afterAll(() => place.close())

it(
  'loses, doubles and deletes nothing, signs nobody out and opens at once, whatever answers and whatever falls over',
  { timeout: 120_000 + SEEDS.length * 4000, retry: 0 },
  async () => {
    const since = performance.now()
    let named = 0
    const report = (done: number, broken: readonly string[]): void => {
      for (const each of broken.slice(named)) process.stderr.write(`${each}\n`)
      named = broken.length
      if (done % 100 === 0)
        process.stderr.write(`${done} programs, ${named} broke something, ${Math.round((performance.now() - since) / 1000)} s\n`)
    }
    expect(
      await runStorm(place, {
        seeds: SEEDS,
        most: MOST,
        report,
        isShrunk: process.env['PORTSIDE_SHRINK'] !== '0',
      }),
    ).toEqual([])
  },
)
