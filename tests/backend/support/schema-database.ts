import postgres, { type Sql } from 'postgres'
import { inject } from 'vitest'
import { clusterAt, SUPERUSER } from '../../../scripts/backend/cluster.mjs'
import { cloneTemplate, ensureTemplate } from '../../../scripts/backend/template.mjs'

/** A fresh database with the platform and every migration, and nothing that serves it. */
export interface SchemaDatabase {
  /** As superuser: what a test says to the database is bound by its constraints, not by rights. */
  readonly sql: Sql
  readonly url: string
  close(): Promise<void>
}

export async function openSchemaDatabase(): Promise<SchemaDatabase> {
  const cluster = clusterAt(inject('clusterPort'))
  const name = `schema_${process.pid}_${Math.random().toString(36).slice(2, 8)}`
  await cloneTemplate(cluster, await ensureTemplate(cluster), name)
  const url = cluster.urlOf(name, SUPERUSER)
  const sql = postgres(url, { max: 4, onnotice: () => undefined })
  return { sql, url, close: () => sql.end() }
}
