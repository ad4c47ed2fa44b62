import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

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

/** What failed in a Vitest JSON report, each with what it said. */
export function vitestFailures(path) {
  const files = readJson(path)?.testResults ?? []
  return files.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed').map((test) => toldOf(name, test))
    return status === 'failed' && failed.length === 0 ? [withWords(`${name}: did not load`, [message])] : failed
  })
}

/** What passed in a Vitest JSON report only when run again, each with what it said before: it is to be mended, too. */
export function vitestFlakes(path) {
  const files = readJson(path)?.testResults ?? []
  return files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((test) => test.status === 'passed' && test.failureMessages.length > 0)
      .map((test) => toldOf(name, test)),
  )
}

/** What failed in a Playwright JSON report, each with what it said. */
export const playwrightFailures = (path) => playwrightTests(path, 'unexpected')

/** What passed only when run again. */
export const playwrightFlakes = (path) => playwrightTests(path, 'flaky')

function playwrightTests(path, wanted) {
  const inSuite = (suite) => [
    ...suite.specs.flatMap((spec) => {
      const tests = spec.tests.filter(({ status }) => status === wanted)
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors))
      return tests.length === 0
        ? []
        : [
            withWords(
              `${spec.file}: ${spec.title}`,
              errors.map(({ message }) => message),
            ),
          ]
    }),
    ...(suite.suites ?? []).flatMap(inSuite),
  ]
  return (readJson(path)?.suites ?? []).flatMap(inSuite)
}

const toldOf = (file, { fullName, failureMessages }) => withWords(`${file}: ${fullName}`, failureMessages)

/** How much is told of an error: what it says, without where. */
const WORDS = 300

/** A test, and below it what its errors said, once each: a report may be all that is kept of a run. */
function withWords(test, messages) {
  const said = messages.map((message) =>
    stripVTControlCharacters(message ?? '')
      .replace('Error: STACK_TRACE_ERROR', 'took too long') // as Vitest names a test that timed out
      .split(/\n\s+at /)[0]
      .trim()
      .slice(0, WORDS),
  )
  return [test, ...new Set(said.filter((words) => words !== ''))].join('\n  ')
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null // the stage ended before it could write one
  }
}
