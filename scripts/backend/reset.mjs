const SCHEMAS = ['public', 'private', 'auth', 'storage', 'realtime']

/**
 * Empties a database of all that was written since its migrations: tables that they filled stay as they are.
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
  return () =>
    sql.begin(async (transaction) => {
      // As a replica applies what happened elsewhere: the audit log's own guard would keep it from being emptied.
      await transaction`set local session_replication_role = replica`
      await transaction.unsafe(`truncate ${empty.join(', ')} restart identity`)
    })
}
