import { readFileSync } from 'node:fs'

/** What a stage adds to the sum. One that ended badly without a failed test to show, or that ran nothing, is a failure itself. */
export function verdict(code, count) {
  if (count === undefined) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  const { passed, failed } = count() ?? { passed: 0, failed: 1 }
  const hasHiddenFailure = failed === 0 && (code !== 0 || passed === 0)
  return { passed, failed: hasHiddenFailure ? 1 : failed }
}

/** The counts of a Vitest JSON report, null where there is none. A file that did not load counts as one failure. */
export function countVitest(path) {
  const report = readJson(path)
  if (report === null) return null
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length }
}

/** The counts of a Playwright JSON report, null where there is none. A test that passed when run again has passed. */
export function countPlaywright(path) {
  const report = readJson(path)
  if (report === null) return null
  const { expected, unexpected, flaky } = report.stats
  return { passed: expected + flaky, failed: unexpected + (unexpected + flaky === 0 ? report.errors.length : 0) }
}

/** What failed in a Vitest JSON report, a line each. */
export function vitestFailures(path) {
  const files = readJson(path)?.testResults ?? []
  return files.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed').map((test) => `${name}: ${test.fullName}`)
    return status === 'failed' && failed.length === 0 ? [`${name}: did not load`] : failed
  })
}

/** What failed in a Playwright JSON report, a line each. */
export const playwrightFailures = (path) => playwrightTests(path, 'unexpected')

/** What passed only when run again, a line each: it is to be mended, too. */
export const playwrightFlakes = (path) => playwrightTests(path, 'flaky')

function playwrightTests(path, wanted) {
  const inSuite = (suite) => [
    ...suite.specs.flatMap((spec) => (spec.tests.some(({ status }) => status === wanted) ? [`${spec.file}: ${spec.title}`] : [])),
    ...(suite.suites ?? []).flatMap(inSuite),
  ]
  return (readJson(path)?.suites ?? []).flatMap(inSuite)
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null // the stage ended before it could write one
  }
}
