const SCHEMAS = ['public', 'private', 'auth', 'storage', 'realtime']

/**
 * Deletes everything written since the migrations; rows that migrations inserted stay.
 *
 * @param {import('postgres').Sql} sql as superuser, right after the database was made
 * @returns {Promise<() => Promise<void>>}
 */
export async function resetOf(sql) {
  const tables = await sql`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ${sql(SCHEMAS)}`
  const empty = []
  for (const { name } of tables) {
    const [row] = await sql.unsafe(`select 1 from ${name} limit 1`)
    if (row === undefined) empty.push(name)
  }
  // As a replica, so that no trigger refuses: some tables are append-only. Deletes row by row, because `truncate` makes new
  // files for every table and index, which takes ten times as long for the rows of a test.
  const script = ['set session_replication_role = replica', ...empty.map((name) => `delete from ${name}`)].join(';')
  return async () => void (await sql.unsafe(`${script}; reset session_replication_role`).simple())
}
