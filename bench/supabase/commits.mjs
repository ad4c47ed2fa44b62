import { startCluster } from '../../scripts/backend/cluster.mjs'
import { cloneTemplate, ensureTemplate } from '../../scripts/backend/template.mjs'
import { connectOwner, connectSuperuser, makeOwner, sqlOf } from './owner.mjs'

const DATABASES = { tracked: 'commits_tracked', untracked: 'commits_untracked' }

/**
 * Two empty workspaces, each in a database of its own: one in which a commit is what it is, one in which nobody is told of it.
 *
 * @returns {Promise<{ tracked: import('postgres').Sql, untracked: import('postgres').Sql, bare: import('postgres').Sql,
 *   close(): Promise<void> }>} connections of the owner's; `bare` is one past all policies, to the first
 */
export async function openCommits() {
  const cluster = await startCluster({ keepAs: 'bench' })
  const template = await ensureTemplate(cluster)
  const server = connectSuperuser(cluster, 'postgres')
  const drop = async () => {
    for (const name of Object.values(DATABASES)) await server.unsafe(`drop database if exists ${name} with (force)`)
  }
  await drop()
  for (const name of Object.values(DATABASES)) await cloneTemplate(cluster, template, name)
  const bare = connectSuperuser(cluster, DATABASES.tracked)
  const maker = connectSuperuser(cluster, DATABASES.untracked)
  for (const sql of [bare, maker]) {
    await makeOwner(sql)
    await sql.unsafe('set session_replication_role = default')
  }
  await maker.unsafe(sqlOf('untracked.sql')).simple()
  await maker.end()
  const tracked = await connectOwner(cluster, DATABASES.tracked)
  const untracked = await connectOwner(cluster, DATABASES.untracked)
  return {
    tracked,
    untracked,
    bare,
    async close() {
      for (const sql of [tracked, untracked, bare]) await sql.end()
      await drop()
      await server.end()
      await cluster.close()
    },
  }
}
