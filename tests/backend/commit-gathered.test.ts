import fc from 'fast-check'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testId } from '../support/test-ids'
import { runs } from '../support/runs'
import { anyBatches } from './support/batches'
import { stopClock } from './support/call-as'
import { run } from './support/run-program'
import { openSchemaDatabase, type SchemaDatabase } from './support/schema-database'

const PROGRAMS = runs({ few: 15, many: 1000 })
/** Of which one at the latest notices a mistake. */
const SEARCHED = 600

let database: SchemaDatabase
beforeAll(async () => {
  database = await openSchemaDatabase()
  await stopClock(database.sql)
})
afterAll(() => database.close())

describe('new records of several collections by turns', () => {
  it('are written as the domain writes them, one by one', { timeout: 20_000 + PROGRAMS * 2000 }, async () => {
    await fc.assert(
      fc.asyncProperty(anyBatches, async (program) => {
        for await (const { domain, database: answered } of run(program, database.sql)) expect(answered).toEqual(domain)
      }),
      { numRuns: PROGRAMS },
    )
  })

  it('make one run a collection, named before naming', async () => {
    const mutations = Array.from({ length: 6 }, (_, at) => [
      { kind: 'create', collection: 'people', id: testId(`person ${at}`), data: { last_name: 'Ada' } },
      { kind: 'create', collection: 'companies', id: testId(`company ${at}`), data: { name: 'Engines' } },
    ]).flat()
    const [gathered] = await database.sql`
      select private.may_gather(${database.sql.json(mutations)}) as may,
        (select json_agg(json_build_array(r.collection, cardinality(r.steps)))
          from private.runs_of(${database.sql.json(mutations)}, true) r) as runs`
    expect(gathered).toEqual({
      may: true,
      runs: [
        ['companies', 6],
        ['people', 6],
      ],
    })
  })
})

describe('a mistake in gathering them is noticed', () => {
  it.each([
    ['one is named before it is made', 'may_gather(jsonb)', 'later.place > m.place', 'false'],
    ['the first to be wrong is not the one that is told', 'write_all(private.writer, jsonb)', 'then null;', 'then raise;'],
    [
      'what was refused is not tried again in its own order',
      'write_all(private.writer, jsonb)',
      'if not is_written then',
      'if false then',
    ],
  ])('%s', { timeout: 600_000 }, async (_, signature, from, to) => {
    const { sql } = database
    const [original] = await sql`select pg_get_functiondef(${`private.${signature}`}::regprocedure) as text`
    const text = String(original?.['text'])
    expect(text).toContain(from)
    await sql.unsafe(text.replaceAll(from, to))
    try {
      const found = await fc.check(
        fc.asyncProperty(anyBatches, async (program) => {
          for await (const { domain, database: answered } of run(program, sql))
            if (!isDeepStrictEqual(domain, answered)) return false
          return true
        }),
        { numRuns: SEARCHED, endOnFailure: true },
      )
      expect(found.failed).toBe(true)
    } finally {
      await sql.unsafe(text)
    }
  })
})
