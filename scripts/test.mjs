import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './run.mjs'
import { ensureDependencies, ensureEngines, ensureSqlite, ensureTestBrowser, ensureTestPostgres, ROOT } from './setup.mjs'
import {
  countPlaywright,
  countVitest,
  playwrightFailures,
  playwrightFlakes,
  verdict,
  vitestFailures,
  vitestFlakes,
} from './test-counts.mjs'
import { turnOfCommit } from './turn.mjs'

/*
 * Everything that is to be in order. What takes its time and is shown by something cheaper as well takes turns, commit by commit:
 * `npm test -- --all` tries all of it.
 */

const started = performance.now()
const isWhole = process.argv.includes('--all')
if (isWhole) delete process.env.PORTSIDE_TURN
else process.env.PORTSIDE_TURN ??= String(turnOfCommit())
ensureDependencies()
ensureTestBrowser()
ensureTestPostgres()
ensureSqlite()
const withoutEngines = ensureEngines()

const REPORTS = join(ROOT, 'reports')
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

const vitest = (project) => ({
  command: 'vitest',
  args: ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=reports/${project}.json`],
  count: () => countVitest(join(REPORTS, `${project}.json`)),
  failures: () => vitestFailures(join(REPORTS, `${project}.json`)),
  flakes: () => vitestFlakes(join(REPORTS, `${project}.json`)),
})

const stories = (report) => ({
  count: () => countPlaywright(join(REPORTS, report)),
  failures: () => playwrightFailures(join(REPORTS, report)),
  flakes: () => playwrightFlakes(join(REPORTS, report)),
})

/** They draw, and take as long as all checkers together. */
const ENGINES = [
  { name: 'Firefox', args: ['--project', 'firefox'] },
  { name: 'WebKit', args: ['--project', 'webkit'] },
]
const engine = isWhole ? { name: 'Firefox and WebKit', args: [] } : ENGINES[Number(process.env.PORTSIDE_TURN) % ENGINES.length]

/**
 * Each tool counts as one check, each test as itself. All run, whatever failed before, in lanes: more than keeps both cores busy
 * is not begun at once, for whoever waits for an answer looks for it again and again (CONTRIBUTING.md).
 */
const LANES = [
  [
    { name: 'tests on Supabase', ...vitest('supabase') },
    { name: 'tests in Node', ...vitest('node') },
    // Each checker works out for itself what its files import: beside other work, one takes half as long as four.
    { name: 'types', command: 'tsc', args: ['-p', 'tsconfig.json', '--checkers', '1'] },
    { name: 'lint', command: 'oxlint', args: ['--type-aware', '--threads', '1'] },
    { name: 'format', command: 'oxfmt', args: ['--check', '.'] },
    { name: 'unused code', command: 'knip', args: [] },
  ],
  [
    { name: 'production build', command: 'vite', args: ['build'] },
    { name: 'size budget', command: 'node', args: ['scripts/size.mjs'] },
    { name: 'tests on Cloudflare', ...vitest('cloudflare') },
    { name: 'tests in the browser', ...vitest('browser') },
    ...(withoutEngines === null
      ? [
          {
            name: engine.name,
            command: 'playwright',
            args: ['test', '-c', 'playwright.engines.config.ts', ...engine.args],
            env: { PORTSIDE_SMOKE: '1' },
            ...stories('engines.json'),
          },
        ]
      : []),
    {
      name: 'end to end',
      command: 'playwright',
      args: ['test'],
      ...(withoutEngines === null ? { env: { PORTSIDE_ENGINES: '1' } } : {}),
      ...stories('e2e.json'),
    },
  ],
]

const rows = (await Promise.all(LANES.map(playedInTurn))).flat()

async function playedInTurn(stages) {
  const played = []
  for (const stage of stages) played.push(await play(stage))
  return played
}

async function play({ name, command, args, env, count, failures, flakes }) {
  console.log(`${clock()}  ${name} begins`)
  const since = performance.now()
  const code = await run(command, args, { heading: name, env })
  const told = { failures: failures?.() ?? [], flakes: flakes?.() ?? [] }
  return { name, seconds: (performance.now() - since) / 1000, ...told, ...verdict(code, count) }
}

/** How far into the run it is, in minutes and seconds. */
function clock() {
  const seconds = Math.round((performance.now() - started) / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

const total = (key) => rows.reduce((sum, row) => sum + row[key], 0)
const durationMs = Math.round(performance.now() - started)
writeFileSync(join(REPORTS, 'test-time.json'), `${JSON.stringify({ durationMs })}\n`)

// Named again here: the end is what one reads first, and often all that is kept.
for (const { name, failures, flakes } of rows) {
  for (const failure of failures) console.log(`\nfailed in ${name}: ${failure.replace(`${ROOT}/`, '')}`)
  for (const flake of flakes) console.log(`\npassed only when run again in ${name}: ${flake}`)
}

console.log()
for (const { name, passed, failed, seconds } of rows) {
  console.log(`${failed === 0 ? 'ok  ' : 'FAIL'}  ${name.padEnd(22)}${passed} passed, ${failed} failed  ${seconds.toFixed(1)} s`)
}
if (withoutEngines !== null) console.log(`not run: ${withoutEngines}`)
if (!isWhole) console.log(`of what takes turns, turn ${process.env.PORTSIDE_TURN}: npm test -- --all tries everything`)
console.log(`${total('passed')} passed, ${total('failed')} failed`)
process.exitCode = total('failed') === 0 ? 0 : 1
