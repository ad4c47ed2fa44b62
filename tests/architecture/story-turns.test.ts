import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { ALWAYS, storiesOfOtherTurns, TURNS } from '../e2e/support/story-turns'

const STORIES = readdirSync(fileURLToPath(new URL('../e2e', import.meta.url)))
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => name.replace('.test.ts', ''))

it('tells each file of stories always or in one turn', () => {
  expect([...ALWAYS, ...TURNS.flat()].toSorted()).toEqual(STORIES.toSorted())
})

it('gives each its turn within as many commits as there are turns, were they to follow one another', () => {
  const told = TURNS.flatMap((_, turn) => {
    const others = new Set(storiesOfOtherTurns(turn))
    return STORIES.filter((name) => !others.has(`**/e2e/${name}.test.ts`))
  })
  expect(new Set(told)).toEqual(new Set(STORIES))
  expect(told).toHaveLength(TURNS.flat().length + ALWAYS.length * TURNS.length)
})
