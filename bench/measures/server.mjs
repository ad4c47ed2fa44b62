import { interleave, median } from '../lib/stats.mjs'
import { openMillion } from '../supabase/million.mjs'
import { WORKSPACE_ID } from '../supabase/owner.mjs'

const PAGE = 100
/** Where the last page of a million begins. */
const DEEP = 999_900

/** As the adapter asks for a person's row. */
const COLUMNS = `id, workspace_id, version, created_at, created_by, created_via, updated_at, updated_by, updated_via, deleted_at,
  name, email, phone, job_title, company_id, company_name, city, country, lifecycle, do_not_contact, owner_id, tag_ids, source,
  custom, avatar_file_id`
const HERE = 'workspace_id = $1 and deleted_at is null'
const ORDER = `order by name_fold, id limit ${PAGE}`

/** One person, one in five, nobody. */
const SEARCHES = { rare: null, common: 'engineer', missing: 'xyzzyx' }

/** A page of a million people, and a search among them, under row level security. */
export async function measureServer({ rounds }) {
  const million = await openMillion()
  try {
    return [...(await pages(million, rounds)), ...(await searches(million, rounds))]
  } finally {
    await million.close()
  }
}

async function pages({ asOwner, asSuperuser }, rounds) {
  const first = `select * from public.person_rows where ${HERE} ${ORDER}`
  const [place] = await asSuperuser.unsafe(
    `select name_fold, id from public.people where ${HERE} order by name_fold, id offset ${DEEP - 1} limit 1`,
    [WORKSPACE_ID],
  )
  // As the adapter asks: a bound that the index finds, and the exact place.
  const deep = `select * from public.person_rows where ${HERE} and name_fold >= $2
    and (name_fold > $2 or id > $3) ${ORDER}`
  const samples = await interleave(rounds, {
    first: () => timeOf(asOwner, first, [WORKSPACE_ID]),
    deep: () => timeOf(asOwner, deep, [WORKSPACE_ID, place.name_fold, place.id]),
    bare: () => timeOf(asSuperuser, first, [WORKSPACE_ID]),
  })
  const [value, bare] = [median(samples.first), median(samples.bare)]
  return [
    { key: 'server.page', value, baseline: bare, unit: 'ms', goal: 2 },
    { key: 'server.page.deep', value: median(samples.deep), baseline: value, unit: 'ms', goal: 1.2 },
  ]
}

async function searches({ asOwner, asSuperuser }, rounds) {
  const [{ last_name: rare }] = await asSuperuser.unsafe(
    `select lower(last_name) || '4711' as last_name from public.people where email like '%4711@example.com' limit 1`,
  )
  const rows = []
  for (const [name, term] of Object.entries({ ...SEARCHES, rare })) {
    // Which of the two ways the adapter takes, it knows from a sample that it has asked for before.
    const isWalked = name === 'common'
    const found = isWalked
      ? `select ${COLUMNS} from public.person_rows where ${HERE} and search_text @> $2 ${ORDER}`
      : `select ${COLUMNS} from public.search_person_rows($1, $2::text[]) where ${HERE} ${ORDER}`
    // The index alone, past every policy, join and order; planned for this very word.
    const lookedUp = `select id from public.people where workspace_id = '${WORKSPACE_ID}' and deleted_at is null
      and (search_text || E'\\n' || name_fold) like '%${term}%' limit ${PAGE}`
    const samples = await interleave(rounds, {
      found: () => timeOf(asOwner, found, [WORKSPACE_ID, isWalked ? `%${term}%` : `{${term}}`]),
      lookedUp: () => timeOf(asSuperuser, lookedUp, []),
    })
    const [value, baseline] = [median(samples.found), median(samples.lookedUp)]
    rows.push({ key: `server.search.${name}`, value, baseline, unit: 'ms', goal: 3 })
  }
  return rows
}

/**
 * The best of three: the first one reads from the disk what the others find in memory. Prepared once a connection, as
 * PostgREST has it.
 */
async function timeOf(sql, statement, values) {
  const times = []
  for (let count = 0; count < 3; count += 1) {
    const start = performance.now()
    await sql.unsafe(statement, values, { prepare: true })
    times.push(performance.now() - start)
  }
  return Math.min(...times)
}
