import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { replicaModel } from './replica-model.mjs'
import { ensureDependencies, ensureTestPostgres, ROOT } from './setup.mjs'

/*
 * Random search with new seeds, for as long as one has time: `npm test` tries the same few in each run, and what once broke.
 *
 * `npm run explore`: all properties, with a new seed. `-- properties 7`: with that seed.
 * `-- replica [how many] [first seed]`: programs of several people over a faulty connection, disks that crash and tabs that die,
 * in virtual time, over a model of the backend.
 * `-- kills [how many]`: processes of both backends are killed amid automations and deliveries, so often.
 * `-- storm [how many] [first seed]`: such programs through the Supabase set, over a real backend in trouble.
 */
const [what = 'properties', ...rest] = process.argv.slice(2)
const numbers = rest.map(Number)
/** @type {Record<string, (...numbers: number[]) => number | Promise<number>>} */
const searches = { properties, replica, storm, kills }
const search = searches[what]
if (search === undefined) throw new Error(`There is no search ${what}: ${Object.keys(searches).join(', ')}`)
ensureDependencies()
process.exitCode = await search(...numbers)

function properties(seed = randomInt(1, 2 ** 31)) {
  console.log(`The seed is ${seed}.`)
  return vitest({ VITE_SEED: String(seed), VITE_EXPLORES: 'yes' }, [
    '--project',
    'node',
    '--project',
    'cloudflare',
    '--project',
    'supabase',
  ])
}

function storm(programs = 10_000, from = 1) {
  const given = { PORTSIDE_PROGRAMS: String(programs), PORTSIDE_SEED: String(from) }
  return vitest(given, ['--project', 'supabase', '--silent=false', 'tests/backend/storm.test.ts'])
}

function kills(times = 50) {
  return vitest({ PORTSIDE_KILLS: String(times) }, [
    '--project',
    'supabase',
    '--project',
    'cloudflare',
    '--silent=false',
    'killed-work.test.ts',
  ])
}

async function replica(programs = 100_000, from = 1) {
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
    for (const [seed, broken] of tally.violations.slice(named)) console.log(`PORTSIDE_SEED=${seed}: ${broken}`)
    named = tally.violations.length
  }
  const { mutations, faults, violations } = tally
  console.log(
    `${tally.programs} programs from ${from} on: ${mutations} mutations, ${faults} faults, ${violations.length} violations`,
  )
  return violations.length === 0 ? 0 : 1
}

/** @param {Record<string, string>} given @param {string[]} args */
function vitest(given, args) {
  ensureTestPostgres()
  const { status } = spawnSync('npx', ['vitest', 'run', ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...given },
  })
  return status ?? 1
}
