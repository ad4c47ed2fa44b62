import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { WebSocket } from 'ws'
import { bundleWorker } from '../../scripts/cloudflare/bundle-worker.mjs'
import { startWorker } from '../../scripts/cloudflare/start-worker.mjs'
import { ROOT } from '../../scripts/setup.mjs'
import { openFloor } from '../cloudflare/open-floor.mjs'
import { quiet } from '../lib/quiet.mjs'
import { interleave, median } from '../lib/stats.mjs'

const FEW = 2000
const MANY = Number(process.env.BENCH_WORKER_PEOPLE ?? 20_000)
const PAGE = 100
/** Calls of each a round, by turns: whatever else the machine does falls on both. */
const CALLS = 10
/** Code is compiled and caches fill in the first calls. */
const WARM_UP = 5
/** Each writes or reads all of it. */
const LARGE_ROUNDS = 3
const IMPORTED = 10_000
const BY_NAME = [{ field: 'lastName', direction: 'asc', empty: 'last' }]

export const WORKER_GOALS = {
  'worker.read': 1.1,
  'worker.write': 3,
  'worker.write.100': 3,
  'worker.live': 1.5,
  'worker.page': 2,
  'worker.search': 3,
  'worker.bootstrap': 1.3,
  'worker.import': 0.6,
  'beside.read': 1,
  'beside.write': 1,
  'beside.write.100': 1,
  'beside.live': 1,
  'beside.import': 1,
}

/**
 * The set of Cloudflare through its ports, against the barest code on the same runtime (`worker.*`), and against the set of Supabase
 * (`beside.*`).
 */
export async function measureWorker({ rounds }) {
  const folder = mkdtempSync(join(tmpdir(), 'portside-bench-'))
  const bench = await built('bench/cloudflare/client.ts', 'bench/cloudflare/dist')
  const imports = await built('bench/import/main.ts', 'bench/import/dist')
  const supabase = await built('bench/supabase/client.ts', 'bench/supabase/dist')
  const worker = await startWorker({ worker: await bundleWorker(folder), folder: join(folder, 'ours'), isDevelopment: true })
  const floor = await openFloor(folder)
  const server = fork(join(ROOT, 'bench/supabase/serve.mjs'))
  try {
    const [project] = await once(server, 'message')
    const here = await bench.connect(worker)
    const beside = await supabase.connect(project)
    const at = { bench, imports, worker, here, floor, beside, project, rounds }
    const rows = []
    for (const measure of [few, live, many, bulk]) rows.push(...(await measure(at)))
    await Promise.all([here.close(), beside.close()])
    return rows
  } finally {
    server.disconnect()
    await Promise.all([worker.close(), floor.close()])
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A page and commits of a workspace of 2,000 people. */
async function few({ bench, here, floor, beside, rounds }) {
  const [ours, theirs] = [await bench.furnish(here, FEW), await bench.furnish(beside, FEW)]
  await floor.insert('few', FEW)
  const list = ({ ports }, workspaceId) => ports.records.list('people', { workspaceId, orderBy: BY_NAME, limit: PAGE })
  const read = await calls(rounds, {
    worker: () => list(here, ours),
    floor: () => floor.ask('few', 'page'),
    beside: () => list(beside, theirs),
  })
  const rows = pair('read', read)
  for (const [key, size] of [
    ['write', 1],
    ['write.100', 100],
  ]) {
    const people = ({ newId }) => Array.from({ length: size }, (_, at) => bench.personNumber(newId(), at))
    const commit = (client, workspaceId) =>
      client.ports.records.commit(people(client), { workspaceId, mutationId: client.newId() })
    const samples = await calls(rounds, {
      worker: () => commit(here, ours),
      floor: () => floor.insert('few', size),
      beside: () => commit(beside, theirs),
    })
    rows.push(...pair(key, samples))
  }
  return rows
}

/** Written by one until another has seen it. */
async function live({ bench, worker, here, floor, beside, project, rounds }) {
  const supabase = await built('bench/supabase/client.ts', 'bench/supabase/dist')
  const [there, besideThere] = [await bench.connect(worker), await supabase.connect(project)]
  const socket = new WebSocket(`${floor.url.replace('http', 'ws')}/live/live`)
  await once(socket, 'open')
  const samples = await interleave(rounds * 2, {
    worker: await heardBy(bench, here, there),
    floor: async () => {
      const start = performance.now()
      const heard = once(socket, 'message')
      await floor.insert('live', 1)
      await heard
      return performance.now() - start
    },
    beside: await heardBy(bench, beside, besideThere),
  })
  socket.terminate()
  await Promise.all([there.close(), besideThere.close()])
  return pair('live', samples)
}

async function heardBy(bench, writer, reader) {
  const workspaceId = await bench.furnish(writer, PAGE)
  const query = { workspaceId, orderBy: [{ field: 'createdAt', direction: 'desc', empty: 'last' }], limit: PAGE }
  const live$ = reader.ports.records.watch('people', query)
  live$.subscribe()
  await bench.whenShown(live$, () => true)
  const write = async () => {
    const person = bench.personNumber(writer.newId(), 1)
    const start = performance.now()
    const seen = bench.whenShown(live$, ({ items }) => items.some(({ id }) => id === person.id))
    await writer.ports.records.commit([person], { workspaceId, mutationId: writer.newId() })
    await seen
    return performance.now() - start
  }
  for (let done = 0; done < WARM_UP; done += 1) await write()
  return write
}

/** A page, a search, and a whole copy of a large workspace. */
async function many({ bench, here, floor, rounds }) {
  const workspaceId = await bench.furnish(here, MANY)
  await floor.insert('many', MANY)
  const list = (query) => here.ports.records.list('personRows', { workspaceId, limit: PAGE, ...query })
  const orderBy = [{ field: 'name', direction: 'asc', empty: 'last' }]
  const pages = await calls(rounds, { worker: () => list({ orderBy }), floor: () => floor.ask('many', 'page') })
  const rare = `person${MANY - 7}@`
  const searches = await calls(rounds, {
    worker: () => list({ orderBy, search: rare }),
    floor: () => floor.ask('many', `search?for=${encodeURIComponent(`"${rare}"`)}`),
  })
  const copies = await interleave(Math.min(rounds, LARGE_ROUNDS), {
    worker: () => bench.copyAll(here, workspaceId),
    floor: () => floor.download('many', MANY),
  })
  return [...pair('page', pages), ...pair('search', searches), ...pair('bootstrap', copies)]
}

/** Rows a second of an import, against plain inserts of as many, and against the other set. */
async function bulk({ imports, worker, floor, project, rounds }) {
  const importers = { worker: await imports.connectWorker(worker), beside: await imports.connect(project) }
  const imported = (importer) => () => imports.importAll(importer, imports.planOf(importer, IMPORTED))
  const samples = await interleave(Math.min(rounds, LARGE_ROUNDS), {
    worker: imported(importers.worker),
    floor: async () => {
      const start = performance.now()
      await floor.insert('bulk', IMPORTED)
      return performance.now() - start
    },
    beside: imported(importers.beside),
  })
  for (const importer of Object.values(importers)) await importer.close()
  const rate = (times) => IMPORTED / (median(times) / 1000)
  const [value, unit, isLeast] = [rate(samples.worker), 'rows/s', true]
  return [
    { ...row('worker.import', value, rate(samples.floor)), unit, isLeast },
    { ...row('beside.import', value, rate(samples.beside)), unit, isLeast },
  ]
}

function pair(key, { worker, floor, beside }) {
  const value = median(worker)
  const rows = [row(`worker.${key}`, value, median(floor))]
  return beside === undefined ? rows : [...rows, row(`beside.${key}`, value, median(beside))]
}

function row(key, value, baseline) {
  return { key, value, baseline, unit: 'ms', goal: WORKER_GOALS[key] }
}

async function calls(rounds, tasks) {
  const turns = Object.entries(tasks)
  for (const [, task] of turns) for (let done = 0; done < WARM_UP; done += 1) await task()
  const samples = Object.fromEntries(turns.map(([name]) => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    await quiet()
    for (let done = 0; done < CALLS; done += 1) {
      turns.reverse()
      for (const [name, task] of turns) samples[name].push(await timeOf(task))
    }
  }
  return samples
}

async function timeOf(task) {
  const start = performance.now()
  await task()
  return performance.now() - start
}

async function built(entry, folder) {
  await build({ root: ROOT, configFile: false, logLevel: 'warn', build: { ssr: entry, outDir: folder, emptyOutDir: true } })
  const name = entry.slice(entry.lastIndexOf('/') + 1).replace(/\.ts$/, '.js')
  return import(pathToFileURL(join(ROOT, folder, name)).href)
}
