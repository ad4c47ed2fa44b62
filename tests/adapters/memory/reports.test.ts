import { describe, expect, it } from 'vitest'
import type { Mutation } from '../../../src/domain/model/records/mutation'
import { boardOf, write } from '../../contracts/acts'
import { memoryHarness } from '../../harness/memory.harness'
import { openStage } from '../../harness/stage'
import { unlessAll } from '../../support/in-turn'
import { endOf, randomDeals } from '../../support/random-deals'
import { openReportBoard } from '../../support/report-board'
import { everything, expectReports } from '../../support/report-proof'
import { SHARED_MACHINE_MS } from '../../support/shared-machine'

/** Beside everything else, fewer. */
const DEALS = unlessAll(2000) ?? 10_000
const BATCH = 500

describe('reports over thousands of deals in memory', { timeout: SHARED_MACHINE_MS }, () => {
  it('equal what adding the deals up one by one gives, and follow when one is won', async () => {
    const world = await memoryHarness.open()
    const stage = await openStage(world)
    const owner = await stage.as('owner')
    const board = await openReportBoard(stage)
    const plans = randomDeals(DEALS, board, { seed: 7, newId: () => world.newId() })
    const first = owner.ports.records.list('dealFigures', { workspaceId: owner.workspaceId, limit: 1 })
    expect((await first).items).toEqual([])

    await inBatches(
      plans.map(({ id, made }) => ({ kind: 'create', collection: 'deals', id, data: made })),
      (mutations) => world.adminWrite(owner.workspaceId, mutations),
    )
    for (const round of [0, 1]) {
      const steps = plans.flatMap(({ id, steps: all }) => all.slice(round, round + 1).map((patch) => ({ id, patch })))
      await inBatches(
        steps.map(({ id, patch }) => ({ kind: 'update', collection: 'deals', id, patch, expect: 'any' })),
        (mutations) => world.adminWrite(owner.workspaceId, mutations),
      )
    }
    await expectReports({ records: owner.ports.records, workspaceId: owner.workspaceId }, plans.map(endOf), board)

    const won = async () =>
      (await everything(owner.ports.records, 'dealFigures', owner.workspaceId))
        .filter(({ stageKind }) => stageKind === 'won')
        .reduce((sum, { count }) => sum + count, 0)
    const before = await won()
    const { pipelineId, won: wonStage } = await boardOf(owner)
    const open = plans.find(({ made, steps }) => steps.length === 0 && made.pipelineId === pipelineId)!
    await write(stage, owner, {
      kind: 'update',
      collection: 'deals',
      id: open.id,
      patch: { stageId: wonStage.id },
      expect: 'any',
    })
    expect(await won()).toBe(before + 1)
    await world.close()
  })
})

async function inBatches(mutations: readonly Mutation[], send: (batch: readonly Mutation[]) => Promise<void>): Promise<void> {
  for (let from = 0; from < mutations.length; from += BATCH) await send(mutations.slice(from, from + BATCH))
}
