import { readFileSync } from 'node:fs'
import type { Sql } from 'postgres'

const SUPPORT = new URL('../../supabase/tests/support/', import.meta.url)

/** The script that pgTAP tests read as well: psql's `\ir` for those who have no psql. */
export function supportScript(name: 'world' | 'attempt' | 'guarded'): string {
  return readFileSync(new URL(`${name}.psql`, SUPPORT), 'utf8')
}

/** A test as pgTAP runs it, with what it reads in its place. */
export function testScript(name: string): string {
  return withSupport(readFileSync(new URL(`../${name}.test.sql`, SUPPORT), 'utf8'))
}

export function withSupport(script: string): string {
  return script.replace(/^\\ir support\/(\w+)\.psql$/gm, (_, part: string) =>
    readFileSync(new URL(`${part}.psql`, SUPPORT), 'utf8'),
  )
}

/**
 * Runs a pgTAP test and leaves nothing behind. Without the extension at hand, what these tests use of it is put in its place.
 *
 * @returns the lines that say `not ok`, and how many said `ok`
 */
export async function runPgTap(
  sql: Sql,
  script: string,
): Promise<{ readonly failed: readonly string[]; readonly passed: number }> {
  const [available] = await sql`select 1 from pg_available_extensions where name = 'pgtap'`
  const body = script.replace(/^begin;$/m, '').replace(/^rollback;$/m, '')
  const connection = await sql.reserve()
  try {
    await connection.unsafe('begin').simple()
    await connection.unsafe(available === undefined ? STAND_IN : 'create extension pgtap').simple()
    const results: unknown = await connection.unsafe(body).simple()
    const lines = linesIn(results)
    return {
      failed: lines.filter((line) => line.startsWith('not ok')),
      passed: lines.filter((line) => line.startsWith('ok')).length,
    }
  } finally {
    await connection.unsafe('rollback').simple()
    connection.release()
  }
}

function linesIn(results: unknown): readonly string[] {
  if (!Array.isArray(results)) return []
  return results.flatMap((one: unknown) => {
    if (Array.isArray(one)) return linesIn(one)
    return typeof one === 'object' && one !== null ? Object.values(one).filter((value) => typeof value === 'string') : []
  })
}

// In a schema of its own: the house rules are asked of every function in `public`, but for those of an extension.
const STAND_IN = `
  create schema stand_in;
  grant usage on schema stand_in to public;
  select set_config('search_path', current_setting('search_path') || ', stand_in', true);
  create function stand_in.plan(int) returns setof text language sql as 'select ''1..'' || $1';
  create function stand_in.is(anyelement, anyelement, text) returns text language sql as
    $$ select case when $1 is not distinct from $2 then 'ok - ' || $3
      else 'not ok - ' || $3 || ': have ' || coalesce($1::text, 'null') || ', want ' || coalesce($2::text, 'null') end $$;
  create function stand_in.is_empty(query text, told text) returns text language plpgsql as
    $$ declare found text; begin
      execute 'select string_agg(x::text, ''; '') from (' || query || ') x' into found;
      return case when found is null then 'ok - ' || told else 'not ok - ' || told || ': ' || found end;
    end $$;
  create function stand_in.finish() returns setof text language sql as 'select null::text where false';`
