import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSchemaDatabase, type SchemaDatabase } from '../backend/support/schema-database'
import { runPgTap, testScript } from './world'

let database: SchemaDatabase
beforeAll(async () => {
  database = await openSchemaDatabase()
})
afterAll(() => database.close())

describe('the database', () => {
  it('keeps every house rule', async () => {
    expect(await runPgTap(database.sql, testScript('invariants'))).toEqual({ failed: [], passed: 1 })
  })
})
