import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSchemaDatabase, type SchemaDatabase } from '../support/schema-database'

interface Finding {
  readonly name: string
  readonly level: string
  readonly detail: string
}

let database: SchemaDatabase
beforeAll(async () => {
  database = await openSchemaDatabase()
})
afterAll(() => database.close())

describe('the database', () => {
  it('has nothing that Supabase’s advisors would have changed', () => {
    expect(advice(database.url)).toEqual([])
  })

  it('has functions that plpgsql_check finds no fault with', async (context) => {
    const [available] = await database.sql`select 1 from pg_available_extensions where name = 'plpgsql_check'`
    if (available === undefined) context.skip('plpgsql_check is not installed')
    await database.sql`create extension plpgsql_check schema extensions`
    const faults = await database.sql`
      select p.oid::regprocedure::text as function, c.lineno, c.level, c.message
      from pg_proc p join pg_language l on l.oid = p.prolang
        cross join lateral extensions.plpgsql_check_function_tb(p.oid, fatal_errors := false, extra_warnings := false,
          performance_warnings := false) c
      where l.lanname = 'plpgsql' and p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        and p.prorettype <> 'trigger'::regtype and c.level = 'error'`
    expect(faults).toEqual([])
  })
})

function advice(databaseUrl: string): readonly Finding[] {
  const command = createRequire(import.meta.url)
    .resolve('supabase/package.json')
    .replace('package.json', '../.bin/supabase')
  const args = ['db', 'advisors', '--db-url', `${databaseUrl}?sslmode=disable`, '--fail-on', 'none']
  const env = { ...process.env, DO_NOT_TRACK: '1', SUPABASE_TELEMETRY_DISABLED: '1' }
  const { stdout, stderr, status } = spawnSync(command, args, { encoding: 'utf8', env })
  if (status !== 0) throw new Error(`the advisors did not answer: ${stderr}`)
  // It answers in a sentence then, past what it is asked to write.
  if (stdout === '' && stderr.includes('No issues found')) return []
  return JSON.parse(stdout) as readonly Finding[]
}
