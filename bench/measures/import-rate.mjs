import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { ROOT } from '../../scripts/setup.mjs'
import { interleave, median } from '../lib/stats.mjs'

/** `BENCH_IMPORT_ROWS=100000` measures the largest file there may be; a tenth of it says the same sooner. */
const ROWS = Number(process.env.BENCH_IMPORT_ROWS ?? 10_000)
/** Each writes a whole file twice. */
const ROUNDS = 5

/** Rows a second of a running import, against writing the same people in bulk on the same set, in memory and on Supabase. */
export async function measureImportRate({ rounds }) {
  const folder = join(ROOT, 'bench/import/dist')
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    build: { ssr: 'bench/import/main.ts', outDir: folder, emptyOutDir: true },
  })
  const bench = await import(pathToFileURL(join(folder, 'main.js')).href)
  const count = ROWS > 10_000 ? 1 : Math.min(rounds, ROUNDS)
  const memory = await rateOn(bench, 'import.rate.memory', { importer: await bench.openMemory(), count })
  const server = fork(join(ROOT, 'bench/supabase/serve.mjs'))
  try {
    const [project] = await once(server, 'message')
    const supabase = await rateOn(bench, 'import.rate.supabase', { importer: await bench.connect(project), count })
    return [memory, supabase]
  } finally {
    server.disconnect()
  }
}

async function rateOn(bench, key, { importer, count }) {
  const samples = await interleave(count, {
    imported: () => bench.importAll(importer, bench.planOf(importer, ROWS)),
    inserted: () => bench.insertAll(importer, bench.planOf(importer, ROWS)),
  })
  await importer.close()
  const rate = (times) => ROWS / (median(times) / 1000)
  return { key, value: rate(samples.imported), baseline: rate(samples.inserted), unit: 'rows/s', goal: 0.6, isLeast: true }
}
