import { readFileSync } from 'node:fs'
import postgres from 'postgres'
import { startCluster, SUPERUSER } from '../../scripts/backend/cluster.mjs'
import { cloneTemplate, ensureTemplate } from '../../scripts/backend/template.mjs'

export const WORKSPACE_ID = '00000000-0000-7000-8000-0000000000f1'
const CLAIMS = JSON.stringify({
  role: 'authenticated',
  sub: '00000000-0000-7000-8000-00000000000a',
  session_id: '00000000-0000-7000-8000-000000000011',
})

/**
 * A database of a million people. Filling it takes minutes, so it is kept from run to run until a migration changes.
 *
 * @returns {Promise<{ asOwner: postgres.Sql, asSuperuser: postgres.Sql, close(): Promise<void> }>} one connection each: of the
 *   workspace's owner under row level security, as PostgREST sets it up, and of one whom no policy binds
 */
export async function openMillion() {
  const cluster = await startCluster({ keepAs: 'bench' })
  const template = await ensureTemplate(cluster)
  const name = `million_${template.split('_').at(-1)}`
  await dropOthers(cluster, name)
  await cloneTemplate(cluster, template, name)
  const options = { max: 1, onnotice() {}, prepare: false }
  const asSuperuser = postgres(cluster.urlOf(name, SUPERUSER), options)
  const [{ there }] = await asSuperuser`select exists (select from public.people) as there`
  if (!there) {
    await asSuperuser.unsafe(readFileSync(new URL('million.sql', import.meta.url), 'utf8')).simple()
    await asSuperuser.unsafe('vacuum public.people, public.companies')
  }
  await asSuperuser.unsafe('set session_replication_role = default')
  const asOwner = postgres(cluster.urlOf(name, SUPERUSER), options)
  await asOwner`select set_config('request.jwt.claims', ${CLAIMS}, false)`
  await asOwner.unsafe('set role authenticated')
  return {
    asOwner,
    asSuperuser,
    async close() {
      await asOwner.end()
      await asSuperuser.end()
      await cluster.close()
    },
  }
}

/** A million people take a gigabyte and more: those of an older schema are of no use. */
async function dropOthers(cluster, name) {
  const sql = postgres(cluster.urlOf('postgres', SUPERUSER), { max: 1, onnotice() {} })
  const others = await sql`select datname from pg_database where datname like 'million%' and datname <> ${name}`
  for (const { datname } of others) await sql.unsafe(`drop database ${datname} with (force)`)
  await sql.end()
}
