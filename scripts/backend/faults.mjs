/**
 * Trouble that an administrator of a hosted project would have to make by hand, for tests.
 *
 * @param {import('postgres').Sql} sql as superuser
 * @param {{ setFull(isFull: boolean): void }} storage
 */
export function openFaults(sql, storage) {
  let isFull = false
  return {
    /** From now on the disk is full, for rows as for files; or it is not any more. */
    async setFull(next) {
      storage.setFull(next)
      if (next === isFull) return
      isFull = next
      await sql.unsafe(next ? FULL : NOT_FULL).simple()
    },
    /** Every change cursor handed out so far is too old, as after a restored backup. */
    async expireCursors() {
      await sql`select private.restart_feed()`
    },
    async reset() {
      await this.setFull(false)
    },
  }
}

/** What PostgreSQL says when it cannot extend a file, at the first row that any commit writes. */
const FULL = `
  create function private.refuse_full() returns trigger language plpgsql as $$ begin
    raise exception using errcode = '53100', message = 'could not extend file: No space left on device';
  end $$;
  create trigger refuse_full before insert on private.commits for each row execute function private.refuse_full();
`
const NOT_FULL = 'drop trigger refuse_full on private.commits; drop function private.refuse_full();'
