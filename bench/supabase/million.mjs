import { startCluster } from '../../scripts/backend/cluster.mjs'
import { cloneTemplate, ensureTemplate } from '../../scripts/backend/template.mjs'
import { connectOwner, connectSuperuser, sqlOf } from './owner.mjs'

/**
 * A database of a million people. Filling it takes minutes, so it is kept from run to run until a migration changes.
 *
 * @returns {Promise<{ asOwner: import('postgres').Sql, asSuperuser: import('postgres').Sql, close(): Promise<void> }>}
 */
export async function openMillion() {
  const cluster = await startCluster({ keepAs: 'bench' })
  const template = await ensureTemplate(cluster)
  const name = `million_${template.split('_').at(-1)}`
  await dropOthers(cluster, name)
  await cloneTemplate(cluster, template, name)
  const asSuperuser = connectSuperuser(cluster, name)
  const [{ there }] = await asSuperuser`select exists (select from public.people) as there`
  if (!there) {
    // In one go: what is interrupted leaves nothing behind.
    await asSuperuser.unsafe(`${sqlOf('owner.sql')}${sqlOf('million.sql')}`).simple()
    await asSuperuser.unsafe('vacuum public.people, public.companies')
  }
  await asSuperuser.unsafe('set session_replication_role = default')
  const asOwner = await connectOwner(cluster, name)
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
  const sql = connectSuperuser(cluster, 'postgres')
  const others = await sql`select datname from pg_database where datname like 'million%' and datname <> ${name}`
  for (const { datname } of others) await sql.unsafe(`drop database ${datname} with (force)`)
  await sql.end()
}
