import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { countPlaywright, countVitest, verdict } from '../../scripts/test-counts.mjs'

const folder = mkdtempSync(join(tmpdir(), 'portside-counts-'))
afterAll(() => rmSync(folder, { recursive: true }))

function report(name: string, value: unknown): string {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify(value))
  return path
}

describe('the sum of a test run', () => {
  it('takes a tool for one check', () => {
    expect([verdict(0), verdict(1)]).toEqual([
      { passed: 1, failed: 0 },
      { passed: 0, failed: 1 },
    ])
  })

  it('counts a stage that crashed, left no report or ran nothing as a failure', () => {
    expect([
      verdict(1, () => ({ passed: 7, failed: 0 })),
      verdict(0, () => null),
      verdict(0, () => ({ passed: 0, failed: 0 })),
      verdict(1, () => ({ passed: 7, failed: 2 })),
    ]).toEqual([
      { passed: 7, failed: 1 },
      { passed: 0, failed: 1 },
      { passed: 0, failed: 1 },
      { passed: 7, failed: 2 },
    ])
  })

  it('counts a file that did not load, and a test that passed only when run again', () => {
    const vitest = report('vitest.json', {
      numPassedTests: 3,
      numFailedTests: 1,
      testResults: [
        { status: 'failed', assertionResults: [{}] },
        { status: 'failed', assertionResults: [] },
        { status: 'passed', assertionResults: [{}] },
      ],
    })
    const playwright = report('playwright.json', { stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [{}] })
    expect([countVitest(vitest), countPlaywright(playwright), countVitest(join(folder, 'none.json'))]).toEqual([
      { passed: 3, failed: 2 },
      { passed: 5, failed: 2 },
      null,
    ])
  })
})
