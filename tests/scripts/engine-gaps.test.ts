import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { GAPS, gapOf, unusedGaps } from '../../scripts/engines/gaps.mjs'

const THIS_BROWSER = 'in this browser alone'

it('a gap is of a story that is there, and says why', () => {
  const read = (file: string) => readFileSync(new URL(`../e2e/${file}`, import.meta.url), 'utf8')

  expect(GAPS.filter(({ file, why }) => read(file) === '' || why.length < 20)).toEqual([])
})

it('a row that no story has is named, one that a story has is not', () => {
  const stories = GAPS.map(({ engine, file, story }) => ({ engine, file, title: `before ${story} after` }))

  expect([unusedGaps(stories), unusedGaps([])]).toEqual([[], GAPS])
})

it('a story that an engine can tell has no gap', () => {
  expect([gapOf('chromium', 'tests/e2e/journey.test.ts', 'from signing up'), gapOf('firefox', 'x.test.ts', '')]).toEqual([
    null,
    null,
  ])
})

it('a story that Chromium leaves to the other engines is told on Supabase, too: its name is made from that of the place', () => {
  const folder = new URL('../e2e/', import.meta.url)
  const files = readdirSync(folder).filter((name) => name.endsWith('.test.ts'))

  expect(files.filter((name) => readFileSync(new URL(name, folder), 'utf8').includes(THIS_BROWSER))).toEqual([])
})
