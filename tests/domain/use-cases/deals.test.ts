import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { RecordOf } from '../../../src/domain/model/records/collections'
import type { Mutation } from '../../../src/domain/model/records/mutation'
import { loseDeal, moveDeal, reopenDeal, winDeal } from '../../../src/domain/use-cases/deals/deal-moves'
import { applyChanges, type Applied } from '../../../src/domain/use-cases/records/apply-changes'
import { memoryWorkspace, type MemoryWorkspace } from '../../support/memory-workspace'

let world: MemoryWorkspace
let stages: readonly RecordOf<'stages'>[]
let dealId: Id
let reasonId: Id

beforeEach(async () => {
  // It stands still: a stage that is entered again has another time, which is not what is asked about.
  vi.useFakeTimers({ toFake: ['Date'] })
  world = await memoryWorkspace()
  const { records } = world.ports
  const order = { field: 'position', direction: 'asc', empty: 'last' } as const
  stages = (await records.list('stages', { workspaceId: world.workspaceId, orderBy: [order], limit: 20 })).items
  reasonId = (await records.list('lostReasons', { workspaceId: world.workspaceId, limit: 1 })).items[0]!.id
  dealId = world.runtime.newId()
  const { pipelineId, id: stageId } = stages[0]!
  const data = { title: 'Fleet', pipelineId, stageId, currency: 'EUR', rank: 'a0' }
  await apply({ kind: 'create', collection: 'deals', id: dealId, data })
})

afterEach(() => {
  vi.useRealTimers()
  return world.close()
})

function apply(...mutations: readonly Mutation[]): Promise<Applied> {
  const { workspaceId, ports, runtime } = world
  return applyChanges(mutations, { records: ports.records, runtime }, { workspaceId })
}

async function deal(): Promise<RecordOf<'deals'>> {
  return (await world.ports.records.get('deals', dealId))!
}

async function workspaceWithDeals() {
  const { stageId, rank, closedAt, lostReasonId, lostNote, stageEnteredAt } = await deal()
  return { stage: stages.find(({ id }) => id === stageId)?.name, rank, closedAt, lostReasonId, lostNote, stageEnteredAt }
}

async function undo(applied: Applied): Promise<Applied> {
  if (applied.status !== 'written') throw new Error(applied.status)
  return apply(...applied.undo)
}

describe('a deal on the board', () => {
  it('goes between two neighbours, and back to where it was', async () => {
    const before = await workspaceWithDeals()
    const moved = await apply(moveDeal(await deal(), stages[2]!.id, { above: 'a1', below: 'a2' }))
    expect(await workspaceWithDeals()).toMatchObject({ stage: 'Proposal', rank: 'a1V' })
    await undo(moved)
    expect(await workspaceWithDeals()).toEqual(before)
  })

  it('is lost with a reason, reopened into the stage it was lost from, and each step can be taken back', async () => {
    const { id: negotiation } = stages[3]!
    const { id: lost } = stages.find(({ kind }) => kind === 'lost')!
    await apply(moveDeal(await deal(), negotiation, { above: null, below: null }))
    const open = await workspaceWithDeals()

    const losing = await apply(loseDeal(await deal(), lost, { reasonId, note: 'Too dear' }))
    const closed = await workspaceWithDeals()
    expect(closed).toMatchObject({ stage: 'Lost', lostReasonId: reasonId, lostNote: 'Too dear', closedAt: expect.any(String) })

    const reopening = await apply((await reopenDeal(await deal(), stages, world.ports.records))!)
    expect(await workspaceWithDeals()).toMatchObject({ stage: 'Negotiation', lostReasonId: null, lostNote: null, closedAt: null })

    const again = await undo(reopening)
    expect(await workspaceWithDeals()).toEqual(closed)
    await undo(again)
    expect(await workspaceWithDeals()).toMatchObject({ stage: 'Negotiation', closedAt: null })
    await undo(await apply(loseDeal(await deal(), lost, { reasonId, note: null })))
    expect(await workspaceWithDeals()).toMatchObject({ stage: open.stage, closedAt: null })
    expect(losing.status).toBe('written')
  })

  it('is reopened into the first open stage when nothing tells where it was', async () => {
    const { id: won } = stages.find(({ kind }) => kind === 'won')!
    const data = { title: 'History', pipelineId: stages[0]!.pipelineId, stageId: won, currency: 'EUR', rank: 'a1' }
    dealId = world.runtime.newId()
    await apply({ kind: 'create', collection: 'deals', id: dealId, data })
    expect(await reopenDeal(await deal(), stages, world.ports.records)).toMatchObject({ patch: { stageId: stages[0]!.id } })
  })

  it('answers with the deal as it stands when somebody else moved it first, and writes nothing', async () => {
    const seen = await deal()
    await apply(moveDeal(seen, stages[1]!.id, { above: null, below: null }))
    const answer = await apply(winDeal(seen, stages.find(({ kind }) => kind === 'won')!.id))
    expect(answer).toEqual({ status: 'conflict', current: await deal() })
    expect(await workspaceWithDeals()).toMatchObject({ stage: 'Qualified' })
  })

  it('is not taken back over what somebody else wrote since', async () => {
    const moved = await apply(moveDeal(await deal(), stages[1]!.id, { above: null, below: null }))
    await apply({ kind: 'update', collection: 'deals', id: dealId, patch: { title: 'Theirs' }, expect: 'any' })
    expect(await undo(moved)).toMatchObject({ status: 'conflict', current: { title: 'Theirs' } })
  })
})
