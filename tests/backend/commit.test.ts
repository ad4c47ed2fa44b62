import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runs } from '../support/runs'
import { stopClock } from './support/call-as'
import { anyProgram, run } from './support/run-program'
import { openSchemaDatabase, type SchemaDatabase } from './support/schema-database'

const PROGRAMS = runs({ few: 10, many: 1000 })

let database: SchemaDatabase
beforeAll(async () => {
  database = await openSchemaDatabase()
  await stopClock(database.sql)
})
afterAll(() => database.close())

describe('the commit function of the database', () => {
  it('does what the domain does, whoever writes what', { timeout: 20_000 + PROGRAMS * 2000 }, async () => {
    await fc.assert(
      fc.asyncProperty(anyProgram, async (program) => {
        for await (const { domain, database: answered } of run(program, database.sql)) expect(answered).toEqual(domain)
      }),
      { numRuns: PROGRAMS },
    )
  })
})
