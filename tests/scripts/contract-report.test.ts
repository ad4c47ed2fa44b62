import { describe, expect, it } from 'vitest'
import { completed, contractRows, contractText, faultRows } from '../../scripts/contract-report.mjs'

function reportOf(...tests: readonly (readonly [group: string, title: string, status: string, failure?: string])[]) {
  const assertionResults = tests.map(([group, title, status, failure]) => ({
    ancestorTitles: [group],
    title,
    status,
    failureMessages: failure === undefined ? [] : [failure],
  }))
  return { testResults: [{ status: 'passed', message: '', assertionResults }] }
}

describe('contract report', () => {
  it('tells passes, failures, known gaps, mended ones and what did not run apart', () => {
    const report = reportOf(
      ['contract of memory', 'records/replay: writing twice is writing once', 'passed'],
      ['contract of memory', 'records/conflict: says with what', 'failed', '\u001b[31mAssertionError: no\u001b[39m\n    at x'],
      ['contract of memory', 'known gap events/gap: is told — the feed keeps too little', 'passed'],
      ['contract of memory', 'known gap events/resume: goes on', 'failed'],
      ['contract of memory', 'live/stale: is marked', 'skipped'],
      ['something else', 'records/trash: no', 'passed'],
    )
    expect(contractRows(report)).toEqual([
      { set: 'memory', key: 'records/replay', result: 'pass', why: '' },
      { set: 'memory', key: 'records/conflict', result: 'fail', why: 'AssertionError: no' },
      { set: 'memory', key: 'events/gap', result: 'known-gap', why: 'the feed keeps too little' },
      { set: 'memory', key: 'events/resume', result: 'fail', why: 'a known gap that is mended: strike it off the list' },
      { set: 'memory', key: 'live/stale', result: 'not-run', why: 'skipped' },
    ])
  })

  it('reports a failure of the suite itself', () => {
    const report = reportOf(['contract of memory', 'has no key twice', 'failed', 'Error: twice'])
    expect(contractRows(report)).toEqual([{ set: 'memory', key: 'suite', result: 'fail', why: 'has no key twice: Error: twice' }])
  })

  it('says not run of every scenario of a set that could not start', () => {
    const rows = contractRows(reportOf(['contract of memory', 'records/replay: once', 'passed']))
    expect(contractRows(null)).toEqual([])
    expect(completed(rows, ['memory', 'other']).map(({ set, result }) => [set, result])).toEqual([
      ['memory', 'pass'],
      ['other', 'not-run'],
    ])
  })

  it('prints one line for what passes everywhere, and one for each that does not', () => {
    const rows = completed(
      contractRows(
        reportOf(
          ['contract of a', 'x/one: 1', 'passed'],
          ['contract of a', 'x/two: 2', 'passed'],
          ['contract of a', 'x/three: 3', 'failed', 'why'],
        ),
      ),
      ['a'],
    )
    const faults = faultRows(reportOf(['planted faults', 'no-gap: old is now; caught by x/one, x/two', 'passed']))
    expect(contractText(rows, faults)).toBe(
      [
        'a          scenario',
        'pass       x (2): one, two',
        'fail       x/three',
        '    a: why',
        '',
        'a: 2 pass, 1 fail',
        '',
        'planted faults: 1 caught, 0 missed',
        'caught  no-gap                    x/one, x/two',
      ].join('\n'),
    )
  })
})
