import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { ensureDependencies, ROOT } from './setup.mjs'

/*
 * Random programs of several people over a faulty line, disks that crash and tabs that die, in virtual time: many more of
 * them than `npm test` runs. `node scripts/replica-programs.mjs [how many] [first seed]`
 */

ensureDependencies()
const [count = 100_000, first = 1] = process.argv.slice(2).map(Number)
const tally = await runAll({ count, first })
for (const [seed, what] of tally.violations.slice(0, 20)) console.log(`PORTSIDE_SEED=${seed}: ${what}`)
console.log(
  `${tally.programs} programs, ${tally.mutations} mutations, ${tally.faults} faults, ${tally.violations.length} violations, seeds ${first} to ${first + count - 1}`,
)
process.exitCode = tally.violations.length === 0 ? 0 : 1

/** A word every so often: many take an hour on a machine that does other things. */
async function runAll({ count, first }) {
  const { runPrograms } = await model()
  const tally = { programs: 0, mutations: 0, faults: 0, violations: [] }
  const since = performance.now()
  for (let done = 0; done < count; done += 1000) {
    runPrograms(tally, { first: first + done, count: Math.min(1000, count - done) })
    const seconds = Math.round((performance.now() - since) / 1000)
    console.log(`${tally.programs} programs, ${tally.violations.length} violations, ${seconds} s`)
  }
  return tally
}

async function model() {
  const outDir = join(ROOT, 'node_modules/.cache/replica-programs')
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    build: { ssr: join(ROOT, 'tests/adapters/replica/model/run-programs.ts'), outDir, emptyOutDir: true, target: 'node20' },
  })
  return import(pathToFileURL(join(outDir, 'run-programs.js')).href)
}
