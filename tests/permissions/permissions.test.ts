import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endLocalBackend, localBackend } from '../harness/local-backend'
import { openSchemaDatabase, type SchemaDatabase } from '../backend/support/schema-database'
import { memoryHarness } from '../harness/memory.harness'
import { CELLS, type Cell, cellsInTurn } from './cells'
import { openSupabaseWorld, triedOnSupabase } from './on-supabase'
import { permissionScript } from './pgtap'
import { visibilityScript } from './visibility'
import { differingThroughPorts } from './through-ports'
import { runPgTap, testScript } from './world'

let database: SchemaDatabase
beforeAll(async () => {
  database = await openSchemaDatabase()
})
afterAll(async () => {
  await database.close()
  await endLocalBackend()
})

describe('the permission table of the domain', () => {
  it('is what the pgTAP test asks for', async () => {
    await expect(permissionScript()).toMatchFileSnapshot('../../supabase/tests/permissions.test.sql')
  })

  it('is what the database does', async () => {
    expect(await runPgTap(database.sql, testScript('permissions'))).toEqual({ failed: [], passed: CELLS.length })
  }, 120_000)

  it('is what supabase-js is told over HTTP', async () => {
    const cells = cellsInTurn(12)
    const outcomes = await triedOnSupabase(await openSupabaseWorld(await localBackend()), cells)
    expect(differing(cells, (cell) => [outcomes.get(cell), cell.expected])).toEqual([])
  }, 240_000)

  it('is what the memory set does', async () => {
    expect(await differingThroughPorts(memoryHarness, cellsInTurn(12))).toEqual([])
  }, 120_000)
})

describe('what members see where they see no deal of somebody else', () => {
  it('is what the pgTAP test asks for', async () => {
    await expect(visibilityScript()).toMatchFileSnapshot('../../supabase/tests/visibility.test.sql')
  })

  it('is what the database shows', async () => {
    expect(await runPgTap(database.sql, testScript('visibility'))).toEqual({ failed: [], passed: 152 })
  })
})

describe('a member with more patience than rights', () => {
  it('gets nowhere with the commit function', async () => {
    const { failed, passed } = await runPgTap(database.sql, testScript('escalation'))
    expect(failed).toEqual([])
    expect(passed).toBeGreaterThan(40)
  })
})

/** The cells of which the two first answers are not the same. */
function differing(cells: readonly Cell[], answers: (cell: Cell) => readonly unknown[]): readonly string[] {
  return cells.flatMap((cell) => {
    const [one, other, ...more] = answers(cell)
    return one === other ? [] : [`${cell.actor} ${cell.collection} ${cell.deed}: ${[one, other, ...more].join(', ')}`]
  })
}
