const SCHEMAS = ['public', 'private', 'auth', 'storage', 'realtime']

/**
 * What is written since the migrations. Rows that migrations inserted stay as they are.
 *
 * @param {import('postgres').Sql} sql as superuser, right after the database was made
 */
export async function writtenRows(sql) {
  const tables = await sql`
    select format('%I.%I', n.nspname, c.relname) as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ${sql(SCHEMAS)}
    group by 1`
  const isEmpty = async ({ name }) => (await sql.unsafe(`select 1 from ${name} limit 1`)).length === 0
  const empty = await filtered(tables, isEmpty)

  // As a replica, so that no trigger refuses: some tables are append-only.
  const asReplica = async (statements) =>
    void (await sql
      .unsafe(['set session_replication_role = replica', ...statements, 'reset session_replication_role'].join(';'))
      .simple())

  return {
    /** Row by row, because `truncate` makes new files for every table and index, which takes ten times as long for the rows of a test. */
    remove: () => asReplica(empty.map(({ name }) => `delete from ${name}`)),
    /** @returns {Promise<() => Promise<void>>} writes the rows of now again, once all are removed */
    async copy() {
      const filled = await filtered(empty, async (table) => !(await isEmpty(table)))
      const copyOf = (at) => `snapshot.t${at}`
      await sql.unsafe('drop schema if exists snapshot cascade; create schema snapshot').simple()
      for (const [at, { name, columns }] of filled.entries())
        await sql.unsafe(`create table ${copyOf(at)} as select ${columns} from ${name}`)
      const inserts = filled.map(
        ({ name, columns }, at) => `insert into ${name} (${columns}) overriding system value select * from ${copyOf(at)}`,
      )
      return () => asReplica(inserts)
    },
  }
}

async function filtered(items, test) {
  const kept = []
  for (const item of items) if (await test(item)) kept.push(item)
  return kept
}
