import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { ROOT } from '../../scripts/setup.mjs'
import { interleave, median } from '../lib/stats.mjs'

const PEOPLE = 100_000
const SAMPLE = 2000

/** Looking for duplicates among 100,000 people, against reading them once; and what it misses of what comparing all finds. */
export async function measureDedupe({ rounds }) {
  const folder = join(ROOT, 'bench/dedupe/dist')
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    build: { ssr: 'bench/dedupe/main.ts', outDir: folder, emptyOutDir: true },
  })
  const bench = await import(pathToFileURL(join(folder, 'main.js')).href)
  bench.load(PEOPLE)
  const samples = await interleave(rounds, { find: async () => bench.find(), read: async () => bench.read() })
  const [value, baseline] = [median(samples.find), median(samples.read)]
  return [
    { key: 'dedupe.100k', value, baseline, unit: 'ms', goal: 10 },
    { key: 'dedupe.missed', value: bench.missed(SAMPLE), baseline: null, unit: 'of the pairs', goal: 0.02 },
  ]
}
