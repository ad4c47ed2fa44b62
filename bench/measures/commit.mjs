import { randomUUID } from 'node:crypto'
import { median } from '../lib/stats.mjs'
import { quiet } from '../lib/quiet.mjs'
import { openCommits } from '../supabase/commits.mjs'
import { MEMBER_ID, WORKSPACE_ID } from '../supabase/owner.mjs'

const SIZES = [
  { suffix: '', size: 1, calls: 20 },
  { suffix: '.100', size: 100, calls: 5 },
]
const WARM_UP = 6

/** What it costs that others are told of a commit; and, beside it, what all of a commit costs above writing its rows alone. */
export async function measureCommit({ rounds }) {
  const { tracked, untracked, bare, close } = await openCommits()
  try {
    const rows = []
    for (const { suffix, size, calls } of SIZES) {
      const ways = {
        tracked: () => commit(tracked, size),
        untracked: () => commit(untracked, size),
        bare: () => insert(bare, size),
      }
      const samples = await byTurns(ways, { rounds, calls })
      const value = median(samples.tracked)
      rows.push({ key: `commit.tracked${suffix}`, value, baseline: median(samples.untracked), unit: 'ms', goal: 1.5 })
      rows.push({ key: `commit.bare${suffix}`, value, baseline: median(samples.bare), unit: 'ms', goal: 1.5 })
    }
    return rows
  } finally {
    await close()
  }
}

async function byTurns(ways, { rounds, calls }) {
  const names = Object.keys(ways)
  const samples = Object.fromEntries(names.map((name) => [name, []]))
  // A function of the database is planned anew in its first calls.
  for (let done = 0; done < WARM_UP; done += 1) for (const name of names) await ways[name]()
  for (let round = 0; round < rounds; round += 1) {
    await quiet()
    for (let done = 0; done < calls; done += 1) {
      for (const at of names.keys()) {
        const name = names[(at + done) % names.length]
        samples[name].push(await ways[name]())
      }
    }
  }
  return samples
}

async function commit(sql, count) {
  const mutations = people(count).map(({ id, ...data }) => ({ kind: 'create', collection: 'people', id, data }))
  const start = performance.now()
  await sql`select public.commit(
    workspace_id => ${WORKSPACE_ID}, mutation_id => ${uuid7()}, via => 'app', mutations => ${sql.json(mutations)})`
  return performance.now() - start
}

/** The least that keeps the same rows: one statement past every right, rule and log. The table's own triggers and indexes are there. */
async function insert(sql, count) {
  const rows = people(count)
  const start = performance.now()
  await sql`
    insert into public.people (workspace_id, id, version, created_at, created_by, created_via, updated_at, updated_by, updated_via,
      first_name, last_name, job_title, emails)
    select ${WORKSPACE_ID}::uuid, id, 1, now(), ${MEMBER_ID}::uuid, 'app', now(), ${MEMBER_ID}::uuid, 'app',
      first_name, last_name, job_title, emails
    from jsonb_to_recordset(${sql.json(rows)}) as r (id uuid, first_name text, last_name text, job_title text, emails jsonb)`
  return performance.now() - start
}

let made = 0

function people(count) {
  return Array.from({ length: count }, () => {
    made += 1
    return {
      id: uuid7(),
      first_name: `First ${made % 97}`,
      last_name: `Last ${(made * 7919) % 100_003}`,
      job_title: 'Analyst',
      emails: [{ value: `person${made}@example.com`, label: null, primary: true }],
    }
  })
}

function uuid7() {
  const at = Date.now().toString(16).padStart(12, '0')
  return `${at.slice(0, 8)}-${at.slice(8)}-7${randomUUID().slice(15)}`
}
