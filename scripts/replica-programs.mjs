import { spawnSync } from 'node:child_process'
import { replicaModel } from './replica-model.mjs'
import { ensureDependencies, ROOT } from './setup.mjs'

/*
 * Random programs of several people over a faulty connection, disks that crash and tabs that die, in virtual time: many more of
 * them than `npm test` runs. `node scripts/replica-programs.mjs [how many] [first seed]`: over a model of the backend.
 * `node scripts/replica-programs.mjs storm [how many] [first seed]`: through the Supabase set, over a real backend in trouble.
 */

ensureDependencies()
const isStorm = process.argv[2] === 'storm'
const [programs = isStorm ? 10_000 : 100_000, from = 1] = process.argv.slice(isStorm ? 3 : 2).map(Number)
if (isStorm) {
  const given = { PORTSIDE_PROGRAMS: String(programs), PORTSIDE_SEED: String(from) }
  const run = ['vitest', 'run', '--project', 'supabase', '--silent=false', 'tests/backend/storm.test.ts']
  const { status } = spawnSync('npx', run, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...given } })
  process.exit(status ?? 1)
}
const { runPrograms } = await replicaModel()
/** @type {{ programs: number, mutations: number, faults: number, violations: [number, string][] }} */
const tally = { programs: 0, mutations: 0, faults: 0, violations: [] }
const since = performance.now()
let named = 0
for (let done = 0; done < programs; done += 1000) {
  runPrograms(tally, { first: from + done, count: Math.min(1000, programs - done) })
  // A word every so often: many take an hour on a machine that does other things.
  console.log(
    `${tally.programs} programs, ${tally.violations.length} violations, ${Math.round((performance.now() - since) / 1000)} s`,
  )
  for (const [seed, what] of tally.violations.slice(named)) console.log(`PORTSIDE_SEED=${seed}: ${what}`)
  named = tally.violations.length
}
const { mutations, faults, violations } = tally
console.log(
  `${tally.programs} programs from ${from} on: ${mutations} mutations, ${faults} faults, ${violations.length} violations`,
)
process.exitCode = violations.length === 0 ? 0 : 1
