import { expect, it } from 'vitest'
import { coreMaker } from './core-maker'
import { FOUND_PROGRAMS } from './found-programs'
import { play } from './play'
import { programOf } from './program'
import { shrink } from './shrink'

/** Another part of the same programs: `PORTSIDE_SEED=12345 npx vitest run tests/adapters/replica/model`. */
const FIRST = Number(process.env['PORTSIDE_SEED'] ?? 1)
const PROGRAMS = process.env['PORTSIDE_SEED'] === undefined ? 150 : 1

it('loses, doubles and hides nothing, whatever befalls the people and their devices', () => {
  for (let seed = FIRST; seed < FIRST + PROGRAMS; seed += 1) {
    const program = programOf(seed)
    const { broken } = play(program, coreMaker)
    const report =
      broken === null ? '' : `PORTSIDE_SEED=${seed}: ${broken}\n${JSON.stringify(shrink(program, coreMaker), null, 1)}`
    expect(report).toBe('')
  }
})

it.each(FOUND_PROGRAMS)('$name', (program) => {
  expect(play(program, coreMaker).broken).toBeNull()
})
