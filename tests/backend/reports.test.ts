import { afterAll, describe, expect, it } from 'vitest'
import { bulkLoad } from '../harness/bulk-load'
import { endLocalBackend, localBackend } from '../harness/local-backend'
import { openStage } from '../harness/stage'
import { supabaseHarness } from '../harness/supabase.harness'
import { testsInTurn } from '../support/in-turn'
import { endOf, randomDeals } from '../support/random-deals'
import { openReportBoard } from '../support/report-board'
import { expectReports } from '../support/report-proof'

const DEALS = 10_000

// In this browser the same is shown every time.
testsInTurn(4)

afterAll(endLocalBackend)

describe('reports over ten thousand deals in the database', { timeout: 120_000 }, () => {
  it('equal what adding the deals up one by one gives', async () => {
    const world = await supabaseHarness.open()
    const stage = await openStage(world)
    const owner = await stage.as('owner')
    const board = await openReportBoard(stage)
    const plans = randomDeals(DEALS, board, { seed: 7, newId: () => world.newId() })
    const { workspaceId } = owner
    const records = plans.map((plan) => ({ id: plan.id, data: endOf(plan) }))
    await bulkLoad(await localBackend(), 'deals', { workspaceId, records })
    const reports = { records: owner.ports.records, workspaceId }
    await expect(expectReports(reports, plans.map(endOf), board)).resolves.toBeUndefined()
    await world.close()
  })
})
