import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { SCENARIOS } from '../contracts/scenarios'

const TESTS = fileURLToPath(new URL('..', import.meta.url))
const page = readFileSync(fileURLToPath(new URL('../../docs/features.md', import.meta.url)), 'utf8')
const spans = [...page.matchAll(/`([^`\s]+)`/g)].flatMap(([, text]) => text ?? [])
const files = new Set(spans.filter((span) => /\.test\.tsx?$/.test(span) && !span.includes('…')))

/** Areas of the contract; what begins with one and is neither a file nor a code of an error names a scenario. */
const AREAS = new Set(SCENARIOS.map(({ key }) => key.split('/')[0]))

const BOTH = /both: `[^;|]*/g
const STORIES = /e2e\/[a-z-]+\.test\.ts/g

/** Each has tables whose rows are something that a person does or meets. */
const SECTIONS = /^([1-9]\. |What users want most)/

it('names tests that there are', () => {
  expect(files.size).toBeGreaterThan(50)
  expect([...files].filter((file) => !existsSync(`${TESTS}${file}`))).toEqual([])
})

it('names scenarios of the contract', () => {
  const [, codes = ''] = page.split('## 8. Errors')
  const isCode = new Set([...codes.matchAll(/^\| (.*?) \|/gm)].flatMap(([, cell = '']) => cell.match(/[a-z]+\/[a-z-]+/g) ?? []))
  const keys = new Set(SCENARIOS.map(({ key }) => key))
  const named = spans.filter((span) => /^[a-z]+(\/[a-zA-Z-]+)+$/.test(span) && AREAS.has(span.split('/')[0]) && !isCode.has(span))
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter((key) => !keys.has(key))).toEqual([])
})

it('calls both what runs on both backends', () => {
  const both = page.match(BOTH)?.flatMap((part) => part.match(STORIES) ?? []) ?? []
  expect(both.length).toBeGreaterThan(20)
  const once = both.filter((file) => !/of PLACES\b/.test(readFileSync(`${TESTS}${file}`, 'utf8')))
  expect(once).toEqual([])
})

it('calls both in one story what knows both backends', () => {
  const stories = page.match(/both in one story: `[^;|]*/g)?.flatMap((part) => part.match(STORIES) ?? []) ?? []
  const knowsBoth = (text: string) => [/SUPABASE|LOCAL_BACKEND/, /THIS_BROWSER|This browser/].every((named) => named.test(text))
  const once = stories.filter((file) => !knowsBoth(readFileSync(`${TESTS}${file}`, 'utf8')))
  expect([stories.length > 0, once]).toEqual([true, []])
})

it('shows every row by a story on both backends, or says why there is none', () => {
  const sections = page.split(/^## /m).filter((section) => SECTIONS.test(section))
  const rows = sections.flatMap((section) =>
    section.split('\n').filter((line) => line.startsWith('| ') && !line.includes('shown by |')),
  )
  expect(rows.length).toBeGreaterThan(150)
  const isShown = (row: string) =>
    [/both(?: in one story)?: `e2e\//, /no story: /].some((said) => said.test(row)) ||
    [/Supabase(?:, no story: |: `e2e\/)/, /this browser(?:, no story: |: `e2e\/)/].every((said) => said.test(row))
  expect(rows.filter((row) => !isShown(row))).toEqual([])
})
