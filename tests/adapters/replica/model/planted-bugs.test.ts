import { expect, it } from 'vitest'
import { play } from './play'
import { PLANTED_BUGS } from './planted-bugs'
import { programOf } from './program'

/** Programs until it must be found: most take a handful. */
const BOUND = 200

it.each(PLANTED_BUGS)('finds it when $name', ({ plant, from }) => {
  const seeds = Array.from({ length: BOUND }, (_, index) => from + index)
  expect(seeds.find((seed) => play(programOf(seed), plant).broken !== null)).toBeDefined()
})
