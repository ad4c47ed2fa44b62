/**
 * Faults for tests, which the administrator of a hosted project would have to make by hand.
 *
 * @param {import('postgres').Sql} sql as superuser
 * @param {{ setFull(isFull: boolean): void }} storage
 */
export function openFaults(sql, storage) {
  let isFull = false
  let isOtherSchema = false
  let ours
  return {
    /** Makes the disk full, for rows and files, or ends that. */
    async setFull(next) {
      storage.setFull(next)
      if (next === isFull) return
      isFull = next
      await sql.unsafe(next ? FULL : NOT_FULL).simple()
    },
    /** Makes every change cursor handed out so far too old, as after restoring a backup. */
    async expireCursors() {
      await sql`select private.restart_feed()`
    },
    /** Makes the tables report this version; `null`: their own again. */
    async setSchema(version) {
      ours ??= (await sql`select pg_get_functiondef('public.backend_info'::regproc) as text`)[0].text
      if (version === null) await sql.unsafe(ours)
      else await sql.unsafe(OTHER_SCHEMA(version))
      isOtherSchema = version !== null
    },
    async reset() {
      await this.setFull(false)
      if (isOtherSchema) await this.setSchema(null)
    },
  }
}

/** The error of PostgreSQL when it cannot extend a file, raised at the first row that a commit writes. */
const FULL = `
  create function private.refuse_full() returns trigger language plpgsql as $$ begin
    raise exception using errcode = '53100', message = 'could not extend file: No space left on device';
  end $$;
  create trigger refuse_full before insert on private.commits for each row execute function private.refuse_full();
`
const NOT_FULL = 'drop trigger refuse_full on private.commits; drop function private.refuse_full();'

const OTHER_SCHEMA = (version) => `
  create or replace function public.backend_info() returns jsonb language sql stable set search_path = '' as $$
    select jsonb_build_object('schema', '${Number(version)}')
  $$;
`
