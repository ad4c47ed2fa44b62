import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfStale } from './build.mjs'
import { GAPS, unusedGaps } from './engines/gaps.mjs'
import { run } from './run.mjs'
import { ensureDependencies, ensureEngines, ensurePostgres, ROOT } from './setup.mjs'

/*
 * Every story in Firefox and in WebKit, and what an engine or its driver cannot do. What is given besides goes to Playwright:
 * `npm run browsers -- tasks --project=webkit`.
 */

ensureDependencies()
ensurePostgres()
const missing = ensureEngines()
if (missing !== null) {
  console.error(missing)
  process.exit(1)
}
if ((await buildIfStale()) !== 0) process.exit(1)

const given = process.argv.slice(2)
const args = ['test', '-c', 'playwright.engines.config.ts', ...given]
const code = await run('playwright', args, { limitMs: 4 * 60 * 60_000 })

for (const { engine, story, why } of GAPS) console.log(`not in ${engine}: ${story}\n  ${why}`)
// Of a few stories only, nothing can be said of the rows of the others.
const unused = given.length === 0 ? unusedGaps(storiesOf(join(ROOT, 'reports', 'engines.json'))) : []
for (const { engine, file, story } of unused) console.error(`no story any more in ${engine}: ${file}, ${story}`)
process.exitCode = code === 0 && unused.length === 0 ? 0 : 1

function storiesOf(report) {
  const inSuite = (suite, above) => {
    const titles = [...above, suite.title]
    const own = suite.specs.flatMap(({ file, title, tests }) =>
      tests.map(({ projectName }) => ({ engine: projectName, file, title: [...titles, title].join(' ') })),
    )
    return [...own, ...(suite.suites ?? []).flatMap((inner) => inSuite(inner, titles))]
  }
  return JSON.parse(readFileSync(report, 'utf8')).suites.flatMap((suite) => inSuite(suite, []))
}
