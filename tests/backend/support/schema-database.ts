import postgres, { type Sql } from 'postgres'
import { clusterAt, startCluster, SUPERUSER } from '../../../scripts/backend/cluster.mjs'
import { cloneTemplate, ensureTemplate } from '../../../scripts/backend/template.mjs'

/** A fresh database with the platform and every migration, and nothing that serves it. */
export interface SchemaDatabase {
  /** As superuser: what a test says to the database is bound by its constraints, not by rights. */
  readonly sql: Sql
  readonly url: string
  close(): Promise<void>
}

export async function openSchemaDatabase(): Promise<SchemaDatabase> {
  const cluster = await startCluster()
  const { urlOf } = clusterAt(cluster.port)
  await cloneTemplate(cluster, await ensureTemplate(cluster), 'schema')
  const url = urlOf('schema', SUPERUSER)
  const sql = postgres(url, { max: 4, onnotice: () => undefined })
  return {
    sql,
    url,
    async close() {
      await sql.end()
      await cluster.close()
    },
  }
}
