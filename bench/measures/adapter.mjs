import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { ROOT } from '../../scripts/setup.mjs'
import { quiet } from '../lib/quiet.mjs'
import { interleave, median } from '../lib/stats.mjs'

const PEOPLE = 2000
const PAGE = 100
/** Calls of each a round, by turns: whatever else the machine does falls on both. */
const CALLS = 20
/** A function of the database is planned anew and caches fill in its first calls. */
const WARM_UP = 5

/** What the adapter adds to supabase-js: the same page, the same commits, and a change on its way to another browser. */
export async function measureAdapter({ rounds }) {
  const folder = join(ROOT, 'bench/supabase/dist')
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    build: { ssr: 'bench/supabase/client.ts', outDir: folder, emptyOutDir: true },
  })
  const bench = await import(pathToFileURL(join(folder, 'client.js')).href)
  const server = fork(join(ROOT, 'bench/supabase/serve.mjs'))
  try {
    const [project] = await once(server, 'message')
    const [here, there] = [await bench.connect(project), await bench.connect(project)]
    const workspaceId = await bench.furnish(here, PEOPLE)
    const at = { bench, here, there, workspaceId, rounds }
    const rows = [...(await readRows(at)), ...(await writeRows(at)), ...(await liveRows(at))]
    await Promise.all([here.close(), there.close()])
    return rows
  } finally {
    server.disconnect()
  }
}

async function readRows({ bench, here, workspaceId, rounds }) {
  const { records } = here.ports
  const orderBy = [{ field: 'lastName', direction: 'asc', empty: 'last' }]
  const query = { workspaceId, orderBy, limit: PAGE }
  const samples = await both(rounds, {
    adapter: () => records.list('people', query),
    raw: async () => {
      const { data } = await here.raw
        .from('people')
        .select(bench.PEOPLE_COLUMNS)
        .eq('workspace_id', workspaceId)
        .is('deleted_at', null)
        .order('last_name_fold')
        .order('id')
        .limit(PAGE)
      if (data.length !== PAGE) throw new Error('supabase-js read another page')
    },
  })
  return [row('adapter.read', samples, 1.1)]
}

async function writeRows({ bench, here, workspaceId, rounds }) {
  const rows = []
  for (const [key, size] of [
    ['adapter.write', 1],
    ['adapter.write.100', 100],
  ]) {
    const people = () => Array.from({ length: size }, (_, at) => bench.personNumber(here.newId(), at))
    const samples = await both(rounds, {
      adapter: () => here.ports.records.commit(people(), { workspaceId, mutationId: here.newId() }),
      raw: async () => {
        const mutations = people().map(({ data, ...mutation }) => ({ ...mutation, data: snakeCased(data) }))
        const asked = { workspace_id: workspaceId, mutation_id: here.newId(), via: 'app', mutations }
        const { error } = await here.raw.rpc('commit', asked)
        if (error !== null) throw new Error(error.message)
      },
    })
    rows.push(row(key, samples, 1.15))
  }
  return rows
}

/**
 * Written here until seen there: a live page, against a broadcast that is followed by a read. Each in a workspace of its own, so
 * that neither hears the commits of the other and reads beside it, and both as large.
 */
async function liveRows({ bench, here, there, rounds }) {
  const [workspaceId, elsewhere] = [await bench.furnish(here, PEOPLE), await bench.furnish(here, PEOPLE)]
  const query = { workspaceId, orderBy: [{ field: 'createdAt', direction: 'desc', empty: 'last' }], limit: PAGE }
  const live$ = there.ports.records.watch('people', query)
  const staying = live$.subscribe()
  const channel = there.raw.channel(`ws:${elsewhere}:commits`, { config: { private: true } })
  const listeners = new Set()
  channel.on('broadcast', { event: 'commit' }, () => listeners.forEach((tell) => tell()))
  await new Promise((resolve) => channel.subscribe((status) => status === 'SUBSCRIBED' && resolve()))
  await bench.whenShown(live$, () => true)

  const write = async (where, id) => {
    const { data, ...mutation } = bench.personNumber(id, 1)
    const mutations = [{ ...mutation, data: snakeCased(data) }]
    await here.raw.rpc('commit', { workspace_id: where, mutation_id: here.newId(), via: 'app', mutations })
  }
  const hears = async (id) => {
    for (;;) {
      await new Promise((resolve) => {
        const tell = () => {
          listeners.delete(tell)
          resolve()
        }
        listeners.add(tell)
      })
      const { data } = await there.raw
        .from('people')
        .select(bench.PEOPLE_COLUMNS)
        .eq('workspace_id', elsewhere)
        .is('deleted_at', null)
        .order('created_at', { ascending: false })
        .order('id')
        .limit(PAGE)
      if (data.some((person) => person.id === id)) return
    }
  }
  const timed = (where, seen) => async () => {
    const id = here.newId()
    const start = performance.now()
    const arrival = seen(id)
    await write(where, id)
    await arrival
    return performance.now() - start
  }
  const calls = {
    adapter: timed(workspaceId, (id) => bench.whenShown(live$, ({ items }) => items.some((person) => person.id === id))),
    raw: timed(elsewhere, hears),
  }
  for (let done = 0; done < WARM_UP; done += 1) for (const call of Object.values(calls)) await call()
  const samples = await interleave(rounds * 2, calls)
  staying.unsubscribe()
  return [row('live.remote', samples, 1.25)]
}

async function both(rounds, calls) {
  for (const call of Object.values(calls)) for (let done = 0; done < WARM_UP; done += 1) await call()
  const samples = { adapter: [], raw: [] }
  for (let round = 0; round < rounds; round += 1) {
    await quiet()
    for (let done = 0; done < CALLS; done += 1) {
      for (const name of done % 2 === 0 ? ['adapter', 'raw'] : ['raw', 'adapter']) samples[name].push(await timeOf(calls[name]))
    }
  }
  return samples
}

async function timeOf(call) {
  const start = performance.now()
  await call()
  return performance.now() - start
}

function row(key, samples, goal) {
  return { key, value: median(samples.adapter), baseline: median(samples.raw), unit: 'ms', goal }
}

function snakeCased(data) {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), value]),
  )
}
