import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSchemaDatabase, type SchemaDatabase } from '../backend/support/schema-database'
import { inTurn } from '../support/in-turn'
import { MISTAKES, type Mistake } from './mistakes'
import { permissionScript } from './pgtap'
import { runPgTap, testScript, withSupport } from './world'

const EVERY = 6

let database: SchemaDatabase
beforeAll(async () => {
  database = await openSchemaDatabase()
})
afterAll(() => database.close())

describe('a planted mistake is noticed:', () => {
  it.each(inTurn(MISTAKES, EVERY).map((mistake) => [mistake.name, mistake] as const))('%s', async (_, { sql, noticedBy }) => {
    const { failed } = await runPgTap(database.sql, `${sql};\n${scriptOf(noticedBy)}`)
    expect(failed.length).toBeGreaterThan(0)
  })

  it('and without one, nothing is', async () => {
    const { failed, passed } = await runPgTap(database.sql, scriptOf({ test: 'permissions', collections: ['tags'] }))
    expect({ failed, passed: passed > 80 }).toEqual({ failed: [], passed: true })
  })
})

function scriptOf(noticedBy: Mistake['noticedBy']): string {
  return noticedBy.test === 'permissions' ? withSupport(permissionScript(noticedBy.collections)) : testScript(noticedBy.test)
}
