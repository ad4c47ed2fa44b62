import fc from 'fast-check'
import { isDeepStrictEqual } from 'node:util'
import type { Sql } from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stopClock } from './support/call-as'
import { anyProgram, run } from './support/run-program'
import { openSchemaDatabase, type SchemaDatabase } from './support/schema-database'

/**
 * Mistakes that a migration could make, what is to be changed in which function for each, and the first of the random programs
 * that notices it: the search begins there.
 */
const PLANTED: readonly (readonly [says: string, signature: string, from: string, to: string, program: number])[] = [
  [
    'a version that was not seen is written on',
    'write_run(private.writer, text, text, private.step[])',
    "s.before ->> 'version'",
    's.expect',
    0,
  ],
  ['what one may not read can be written', 'is_hidden(private.writer, text, jsonb)', 'if record is null then', 'if true then', 1],
  [
    'one admin demotes an owner',
    'may_change_member(private.writer, jsonb, jsonb)',
    "old_role = 'owner' then return false",
    'false then return false',
    9,
  ],
  ['a reference leads nowhere', 'is_there(uuid, text, uuid)', 'begin', 'begin return true;', 8],
  [
    'two entries are the primary one',
    'filled(jsonb, jsonb)',
    "when blank ? 'primary' then e.entry",
    'when false then e.entry',
    1,
  ],
  ['what is fixed changes', 'demand_unchanged(text, private.step[])', 'f.is_fixed', 'false', 9],
  ['any state follows any', 'may_follow(text, text, text)', 'begin', 'begin return true;', 1],
  ['a reopened deal keeps its end', 'settle_deal(private.writer, private.step)', 'if is_reopened then', 'if false then', 8],
  ['a new stage is not stamped', 'entered_at(jsonb, jsonb, timestamptz)', 'then return closed_at', 'then return was', 8],
  ['a purged record is still named in lists', 'unlink_statement(text, text, text, text)', 'e.id <> all ($2)', 'true', 20],
  [
    'a stage is purged under its deals',
    'unlink_purged(private.writer, private.touch[])',
    'if field.is_kept then',
    'if false then',
    3,
  ],
  ['a name is taken twice', 'demand_unique(private.writer, private.touch[])', 'if found then', 'if false then', 102],
  ['the last owner goes', 'demand_whole(private.writer, private.touch[])', "'members' = any (touched)", 'false', 1],
  ['a pipeline has two stages for won', 'demand_pipelines(uuid)', 'pipeline.won <> 1', 'pipeline.won < 1', 35],
  [
    'a move is told as a reopening',
    'stage_step(private.writer, private.touch)',
    "= 'open' then 'moved-stage'",
    "= 'won' then 'moved-stage'",
    8,
  ],
  ['the timeline says what did not change', 'changes_between(private.touch, text[])', 'and f.name <> all (ignored)', '', 8],
]

/** Where the programs have become others, the search goes on for so many. */
const PROGRAMS = 1000

let database: SchemaDatabase
beforeAll(async () => {
  database = await openSchemaDatabase()
  await stopClock(database.sql)
})
afterAll(() => database.close())

describe('a mistake in the commit function is caught', () => {
  it.each(PLANTED)('%s', { timeout: 600_000 }, async (_, signature, from, to, program) => {
    const { sql } = database
    const [original] = await sql`select pg_get_functiondef(${`private.${signature}`}::regprocedure) as text`
    const text = String(original?.['text'])
    expect(text).toContain(from)
    await sql.unsafe(text.replaceAll(from, to))
    try {
      expect(await differs(sql, program)).toBe(true)
    } finally {
      await sql.unsafe(text)
    }
  })
})

async function differs(sql: Sql, first: number): Promise<boolean> {
  const { seed = 0 } = fc.readConfigureGlobal()
  const found = await fc.check(
    fc.asyncProperty(anyProgram, async (program) => {
      for await (const { domain, database: answered } of run(program, sql)) if (!isDeepStrictEqual(domain, answered)) return false
      return true
    }),
    { seed, path: String(first), numRuns: PROGRAMS, endOnFailure: true },
  )
  return found.failed
}
