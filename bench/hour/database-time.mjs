import { readdirSync, readFileSync } from 'node:fs'

/** Of `/proc`, on every Linux that people have. */
const TICK_MS = 10

/**
 * The processor time of a PostgreSQL of this machine in milliseconds so far, all its processes together, those that have ended,
 * too. Unlike the time that statements take it hardly grows when somebody else wants the processors.
 */
export async function databaseTime(sql) {
  const [{ pid }] = await sql`select pg_backend_pid() as pid`
  const server = statOf(pid).parent
  const { ownMs, endedMs } = statOf(server)
  const children = readdirSync('/proc').flatMap((name) => {
    const stat = /^\d+$/.test(name) ? statOf(name) : null
    return stat?.parent === server ? [stat] : []
  })
  return children.reduce((sum, child) => sum + child.ownMs, ownMs + endedMs)
}

/** See `proc_pid_stat(5)`; null: it has just ended. */
function statOf(pid) {
  const text = read(`/proc/${pid}/stat`)
  if (text === null) return null
  // Behind the name, which may hold anything.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const ms = (from) => (Number(fields[from]) + Number(fields[from + 1])) * TICK_MS
  return { parent: Number(fields[1]), ownMs: ms(11), endedMs: ms(13) }
}

function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return null
    throw error
  }
}
