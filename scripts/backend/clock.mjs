/**
 * The columns that auth measures the age of codes and links by. It reads the real clock, so ageing them is how time passes for
 * it.
 */
const STAMPS = ['confirmation_sent_at', 'recovery_sent_at', 'email_change_sent_at', 'reauthentication_sent_at']

/**
 * The one clock of a backend. It follows the real clock until a leap, which moves `private.clock()`, the functions and the age
 * of auth's mails together.
 *
 * @param {import('postgres').Sql} sql as superuser
 */
export async function openClock(sql) {
  let leaptMs = 0
  const [original] = await sql`select pg_get_functiondef(to_regprocedure('private.clock()')) as text`
  return {
    leaptMs: () => leaptMs,
    now: () => Date.now() + leaptMs,
    async advance(ms) {
      leaptMs += ms
      const ahead = `interval '${leaptMs} milliseconds'`
      if (original?.text) {
        await sql.unsafe(`create or replace function private.clock() returns timestamptz language sql volatile set search_path = '' as
          $$ select pg_catalog.date_trunc('milliseconds', pg_catalog.clock_timestamp() + ${ahead}) $$`)
      }
      const ages = STAMPS.map((column) => `${column} = ${column} - interval '${ms} milliseconds'`)
      await sql.unsafe(`update auth.users set ${ages.join(', ')}`)
    },
    async reset() {
      if (leaptMs !== 0 && original?.text) await sql.unsafe(original.text)
      leaptMs = 0
    },
  }
}
