import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import {
  countPlaywright,
  countVitest,
  playwrightFailures,
  playwrightFlakes,
  verdict,
  vitestFailures,
  vitestFlakes,
} from '../../scripts/test-counts.mjs'

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

  it('counts a file that did not load as failed, and a test that passed when run again as passed', () => {
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
      { passed: 6, failed: 1 },
      null,
    ])
  })

  it('names what failed and what passed only when run again, with what they said', () => {
    const vitest = report('failed.json', {
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [
            {
              status: 'failed',
              fullName: 'a stays',
              failureMessages: ['Error: not a\n    at a.test.ts:1', 'Error: not a\n    at a.test.ts:1'],
            },
            { status: 'failed', fullName: 'a waits', failureMessages: ['Error: STACK_TRACE_ERROR\n    at task'] },
            { status: 'passed', fullName: 'b', failureMessages: [] },
            { status: 'passed', fullName: 'b again', failureMessages: ['Error: not b\n\n- b\n+ a\n    at a.test.ts:2'] },
          ],
        },
        { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
        { name: 'c.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'c', failureMessages: [] }] },
      ],
    })
    const spec = (title: string, status: string) => {
      const errors = status === 'expected' ? [] : [{ message: '\u001B[31mTimeout\u001B[39m' }]
      return { file: 'd.test.ts', title, tests: [{ status, results: [{ errors }] }] }
    }
    const playwright = report('e2e-failed.json', {
      suites: [{ specs: [spec('once', 'expected')], suites: [{ specs: [spec('twice', 'flaky'), spec('never', 'unexpected')] }] }],
    })
    expect([vitestFailures(vitest), vitestFlakes(vitest), playwrightFailures(playwright), playwrightFlakes(playwright)]).toEqual([
      ['a.test.ts: a stays\n  Error: not a', 'a.test.ts: a waits\n  took too long', 'b.test.ts: did not load\n  no such module'],
      ['a.test.ts: b again\n  Error: not b\n\n- b\n+ a'],
      ['d.test.ts: never\n  Timeout'],
      ['d.test.ts: twice\n  Timeout'],
    ])
  })
})
