import type { Backend } from '../../scripts/backend/start-backend.mjs'
import { snakeCase } from '../../src/adapters/supabase/records/columns'
import type { Id } from '../../src/domain/model/kernel/id'
import type { CollectionName, Collections } from '../../src/domain/model/records/collections'
import { stampedRow } from '../backend/support/rows-of-record'

/** Inserts thousands of rows straight into a table, without any rule: data from before a test began. */
export async function bulkLoad<K extends CollectionName>(
  backend: Backend,
  collection: K,
  {
    workspaceId,
    records,
  }: { readonly workspaceId: Id; readonly records: readonly { readonly id: Id; readonly data: Collections[K] }[] },
): Promise<void> {
  const rows = records.map(({ id, data }) => stampedRow(data, { workspaceId, id }))
  const columns = Object.keys(rows[0] ?? {})
    .map((column) => `"${column}"`)
    .join()
  const table = `public.${snakeCase(collection)}`
  await backend.sql.begin(async (sql) => {
    await sql`set local session_replication_role = replica`
    await sql.unsafe(
      `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::text::jsonb)`,
      [JSON.stringify(rows)],
    )
  })
}
