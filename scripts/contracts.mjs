import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { completed, contractRows, contractText, faultRows } from './contract-report.mjs'
import { run } from './run.mjs'
import { ensureBrowser, ensureDependencies, ensurePostgres, ROOT } from './setup.mjs'

ensureDependencies()
ensureBrowser()
ensurePostgres()

/** Each adapter set runs on its own, so that one that cannot start takes no other with it. */
const SETS = [
  {
    set: 'memory',
    project: 'node',
    files: ['tests/contracts/memory.contract.test.ts', 'tests/contracts/planted-faults.test.ts'],
  },
  {
    set: 'supabase',
    project: 'supabase',
    files: ['tests/contracts/supabase-1.contract.test.ts', 'tests/contracts/supabase-2.contract.test.ts'],
  },
  { set: 'replica-memory', project: 'node', files: ['tests/contracts/replica-memory.contract.test.ts'] },
  {
    set: 'replica-supabase',
    project: 'supabase',
    files: ['tests/contracts/replica-supabase-1.contract.test.ts', 'tests/contracts/replica-supabase-2.contract.test.ts'],
  },
  { set: 'cloudflare', project: 'cloudflare', files: ['tests/contracts/cloudflare.contract.test.ts'] },
  { set: 'replica-cloudflare', project: 'cloudflare', files: ['tests/contracts/replica-cloudflare.contract.test.ts'] },
  { set: 'memory-kept', project: 'browser', files: ['tests/contracts/memory-kept.contract.browser.test.ts'] },
]

/** What `npm test` has take turns besides: the attempts of hostile clients, and the mistakes that tests are shown to notice. */
const PROOFS = [
  'tests/permissions/hostile-ports.test.ts',
  'tests/permissions/mistakes.test.ts',
  'tests/backend/storm-planted.test.ts',
]

// Everything, whatever was asked for around this.
delete process.env.PORTSIDE_TURN

const REPORTS = join(ROOT, 'reports')
mkdirSync(REPORTS, { recursive: true })

const reports = []
for (const { set, project, files } of SETS) {
  const path = join(REPORTS, `contracts-${set}.json`)
  rmSync(path, { force: true })
  console.log(`— ${set}`)
  await run('vitest', ['run', '--project', project, ...files, '--reporter=json', `--outputFile=${path}`])
  reports.push(readJson(path))
}

console.log('— hostile clients and planted mistakes')
const proofs = [
  await run('vitest', ['run', '--project', 'supabase', ...PROOFS]),
  await run('vitest', [
    'run',
    '--project',
    'cloudflare',
    'tests/cloudflare/permissions.test.ts',
    'tests/cloudflare/mistakes.test.ts',
  ]),
]
const isProven = proofs.every((code) => code === 0)

const sets = SETS.map(({ set }) => set)
const rows = completed(reports.flatMap(contractRows), sets)
const faults = reports.flatMap(faultRows)
writeFileSync(join(REPORTS, 'contracts.json'), `${JSON.stringify({ rows, faults }, null, 2)}\n`)
console.log(`\n${contractText(rows, faults)}`)

const isWhole = rows.length > 0 && faults.length > 0 && rows.every(({ result }) => result === 'pass' || result === 'known-gap')
process.exitCode = isWhole && isProven && faults.every(({ result }) => result === 'caught') ? 0 : 1

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null // the run ended before it could write one
  }
}
