import postgres, { type Sql } from 'postgres'
import { inject } from 'vitest'
import { clusterAt, SUPERUSER } from '../../../scripts/backend/cluster.mjs'
import { cloneTemplate, createOlder, ensureTemplate, migrateOn } from '../../../scripts/backend/template.mjs'

/** A fresh database with the platform and every migration, and nothing that serves it. */
export interface SchemaDatabase {
  /** As superuser: what a test says to the database is bound by its constraints, not by rights. */
  readonly sql: Sql
  readonly url: string
  close(): Promise<void>
}

export async function openSchemaDatabase(): Promise<SchemaDatabase> {
  const cluster = clusterAt(inject('clusterPort'))
  const name = newName('schema')
  await cloneTemplate(cluster, await ensureTemplate(cluster), name)
  return opened(cluster.urlOf(name, SUPERUSER))
}

/** One that has the migrations before that, until it is brought up to date. */
export async function openOlderDatabase(before: string): Promise<SchemaDatabase & { readonly update: () => Promise<void> }> {
  const cluster = clusterAt(inject('clusterPort'))
  const name = newName('older')
  await createOlder(cluster, name, before)
  return { ...opened(cluster.urlOf(name, SUPERUSER)), update: () => migrateOn(cluster, name, before) }
}

function newName(kind: string): string {
  return `${kind}_${process.pid}_${Math.random().toString(36).slice(2, 8)}`
}

function opened(url: string): SchemaDatabase {
  const sql = postgres(url, { max: 4, onnotice: () => undefined })
  return { sql, url, close: () => sql.end() }
}
