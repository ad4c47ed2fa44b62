import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import postgres from 'postgres'
import { build } from 'vite'
import { ROOT } from '../../scripts/setup.mjs'
import { databaseTime } from '../hour/database-time.mjs'

const SETS = ['supabase', 'replica']
const FIGURES = { database: 'ms', requests: '', bytes: 'kB', messages: '' }
/** Of the run before: what is paid for does not grow unnoticed. */
const GOAL = 1.1

export const HOUR_GOALS = Object.fromEntries(
  SETS.flatMap((set) => Object.keys(FIGURES).map((figure) => [`hour.${set}.${figure}`, GOAL])),
)

/**
 * What an hour of a team of ten costs its backend, without and with a copy on each device, against the run before. Once: the same
 * steps cause the same requests.
 */
export async function measureHour() {
  const folder = join(ROOT, 'bench/hour/dist')
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    build: { ssr: 'bench/hour/main.ts', outDir: folder, emptyOutDir: true },
  })
  const { playHour } = await import(pathToFileURL(join(folder, 'main.js')).href)
  const server = fork(join(ROOT, 'bench/supabase/serve.mjs'))
  try {
    const [project] = await once(server, 'message')
    const rows = []
    for (const set of SETS) rows.push(...rowsOf(set, await oneHour({ playHour, project, set })))
    return rows
  } finally {
    server.disconnect()
  }
}

async function oneHour({ playHour, project, set }) {
  const sql = postgres(project.adminUrl, { max: 1, onnotice() {} })
  try {
    let began
    const { bytes, ...traffic } = await playHour(project, {
      team: set,
      withReplica: set === 'replica',
      async onBegin() {
        // Otherwise the database would find time for it somewhere in the hour, and plan otherwise from there.
        await sql`vacuum analyze`
        began = await databaseTime(sql)
      },
    })
    return { ...traffic, bytes: bytes / 1000, database: (await databaseTime(sql)) - began }
  } finally {
    await sql.end()
  }
}

function rowsOf(set, hour) {
  return Object.entries(FIGURES).map(([figure, unit]) => {
    const key = `hour.${set}.${figure}`
    const value = hour[figure]
    return { key, value, baseline: valueBefore(key) ?? value, unit, goal: GOAL }
  })
}

/** Of the last whole run; null before there was one with this row, which is then what the next is held against. */
function valueBefore(key) {
  const path = join(ROOT, 'bench', 'results', 'latest.json')
  if (!existsSync(path)) return null
  return JSON.parse(readFileSync(path, 'utf8')).rows.find((row) => row.key === key)?.value ?? null
}
