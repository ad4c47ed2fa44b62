/**
 * The SQL functions that the API serves, looked up at their first call.
 *
 * @typedef {{ readonly name: string, readonly args: readonly { readonly name: string, readonly type: string }[], readonly required: number, readonly isSet: boolean, readonly isRow: boolean, readonly isVoid: boolean, readonly isVolatile: boolean }} Routine
 *
 * @param {import('postgres').Sql} sql
 */
export function routinesOf(sql) {
  let all = null

  const load = async () => {
    const rows = await sql`
      select p.proname as name, p.proretset as "isSet", t.typtype = 'c' or t.typname = 'record' as "isRow", t.typname = 'void' as "isVoid",
        p.provolatile = 'v' as "isVolatile", p.pronargs - p.pronargdefaults as required,
        coalesce((
          select json_agg(json_build_object('name', p.proargnames[a.place], 'type', format_type(a.type, null)) order by a.place)
          from unnest(p.proargtypes::oid[]) with ordinality as a (type, place)
        ), '[]') as args
      from pg_proc p join pg_type t on t.oid = p.prorettype
      where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
    `
    return rows.map((row) => ({ ...row }))
  }

  return {
    /**
     * @param {string} name
     * @param {readonly string[]} given names of arguments
     * @returns {Promise<Routine | undefined>}
     */
    async find(name, given) {
      all ??= load()
      return (await all).find((routine) => {
        const known = routine.args.map((arg) => arg.name)
        const missing = known.slice(0, routine.required).filter((arg) => !given.includes(arg))
        return routine.name === name && missing.length === 0 && given.every((arg) => known.includes(arg))
      })
    },
    /** @returns {Promise<ReadonlySet<string>>} every name an argument of the function may have */
    async argumentNames(name) {
      all ??= load()
      return new Set((await all).filter((routine) => routine.name === name).flatMap(({ args }) => args.map((arg) => arg.name)))
    },
  }
}
