/**
 * Makes the transaction the caller's, as PostgREST does: row level security applies, `auth.uid()` returns the caller, and the
 * settings of `alter role` hold, above all the statement timeout. It is one statement, which can be sent together with the
 * caller's query.
 *
 * @param {import('postgres').TransactionSql} tx
 * @param {{ readonly role: string, readonly sub?: string }} caller the claims of a token
 * @param {Readonly<Record<string, string>>} [settings] what else policies and functions look at, until the transaction ends
 */
export function become(tx, caller, settings = {}) {
  const all = {
    'request.jwt.claims': JSON.stringify(caller),
    // Lite's own auth.uid() reads the claims one by one, as PostgREST once gave them.
    'request.jwt.claim.sub': caller.sub ?? '',
    'request.jwt.claim.role': caller.role,
    ...settings,
    role: caller.role,
  }
  return tx`
    select set_config(name, value, true)
    from (
      select split_part(own, '=', 1), substr(own, strpos(own, '=') + 1)
      from pg_catalog.pg_roles r cross join unnest(r.rolconfig) own where r.rolname = ${caller.role}
      union all
      select name, value from json_each_text(${JSON.stringify(all)}::text::json) as given (name, value)
    ) as setting (name, value)`
}

class RolledBack extends Error {}

/**
 * Returns the result of `work`, and rolls everything back.
 *
 * @template T
 * @param {import('postgres').Sql} sql
 * @param {(tx: import('postgres').TransactionSql) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function rolledBack(sql, work) {
  let result
  try {
    await sql.begin(async (tx) => {
      result = await work(tx)
      throw new RolledBack()
    })
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error
  }
  return /** @type {T} */ (result)
}
