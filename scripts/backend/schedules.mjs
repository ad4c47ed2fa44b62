import { setTimeout } from 'node:timers/promises'
import { KEYS } from './keys.mjs'

const EVERY_MS = 2000

/** What the functions ask the database for a turn by, and how it is given back. */
const TURNS = [
  { name: 'run-rules', claim: 'private.claim_rules(null)', release: 'private.release_rules' },
  { name: 'deliver-webhooks', claim: 'private.claim_webhooks(null, 1)', release: 'private.release_webhook' },
  { name: 'deliver-pushes', claim: 'private.claim_pushes(null, null, 1)', release: 'private.release_push' },
]

/**
 * What supabase/schedules.sql does each minute, each two seconds: a function is called where a turn of its own is due, and nothing but
 * the database is asked where none is.
 *
 * @param {{ sql: import('postgres').Sql, url: string, log(line: string): void }} options
 */
export function runSchedules({ sql, url, log }) {
  const ending = new AbortController()
  const { signal } = ending
  const run = async ({ name, ...turn }) => {
    try {
      if (await isDue(sql, turn)) await call(name)
    } catch (error) {
      if (!signal.aborted) log(`${name}: ${error.message}`)
    }
  }
  const call = (name) =>
    fetch(`${url}/functions/v1/${name}`, {
      method: 'POST',
      headers: { apikey: KEYS.secret, 'content-type': 'application/json' },
      body: '{}',
      signal,
    })
  const rounds = async () => {
    while (!signal.aborted) {
      await setTimeout(EVERY_MS, undefined, { signal })
      await Promise.all(TURNS.map(run))
    }
  }
  // Ends by being aborted.
  const running = rounds().catch(() => {})
  return {
    async close() {
      ending.abort()
      await running
    },
  }
}

/** The turn is taken and given back at once. */
async function isDue(sql, { claim, release }) {
  const due = await sql.begin(async (inner) => {
    const taken = await inner.unsafe(`select to_jsonb(turn) ->> 'token' as token from ${claim} as turn`)
    for (const { token } of taken.filter((turn) => turn.token !== null))
      await inner.unsafe(`select ${release}($1::uuid)`, [token])
    return taken.some(({ token }) => token !== null)
  })
  return due
}
