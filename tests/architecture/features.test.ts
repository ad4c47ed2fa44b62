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
  const both = page.match(/both: `[^;|(]*/g)?.flatMap((part) => part.match(/e2e\/[a-z-]+\.test\.ts/g) ?? []) ?? []
  expect(both.length).toBeGreaterThan(20)
  const once = both.filter((file) => !readFileSync(`${TESTS}${file}`, 'utf8').includes('[THIS_BROWSER, SUPABASE]'))
  expect(once).toEqual([])
})
