import { expect } from 'vitest'
import { subjectOf } from '../../src/domain/model/records/subject'
import type { Actor, Stage } from '../harness/stage'
import { boardOf, commit, deal, expectInvalid, expectRefusal, moveTo, refusal, turn, write, type Board } from './acts'
import { scenario, type Scenario } from './scenario'

/** What deals, stages and tasks may become. */
export const recordsRules: readonly Scenario[] = [
  scenario('records/deal-created', 'a new deal has entered its stage at that moment and is not closed', async ({ stage }) => {
    const owner = await stage.as('owner')
    const made = await write(stage, owner, deal(stage.world, await boardOf(owner)))
    expect(made).toMatchObject({ stageEnteredAt: made.createdAt, closedAt: null, lostReasonId: null })
  }),

  scenario(
    'records/deal-moved',
    'an open deal moves between open stages and back, and says since when it is there',
    async ({ stage }) => {
      const { owner, board, made } = await withDeal(stage)
      await stage.world.advance(60_000)
      const moved = await write(stage, owner, moveTo(made.id, board.open[1].id))
      const back = await write(stage, owner, moveTo(made.id, board.open[0].id))
      expect([moved, back]).toMatchObject([
        { stageId: board.open[1].id, stageEnteredAt: moved.updatedAt, closedAt: null },
        { stageId: board.open[0].id, stageEnteredAt: back.updatedAt, closedAt: null },
      ])
    },
  ),

  scenario('records/deal-edit-stays', 'an edit that moves nothing leaves the time in the stage alone', async ({ stage }) => {
    const { owner, made } = await withDeal(stage)
    await stage.world.advance(60_000)
    const edit = { kind: 'update', collection: 'deals', id: made.id, patch: { title: 'Twelve looms' }, expect: 'any' } as const
    expect(await write(stage, owner, edit)).toMatchObject({ stageEnteredAt: made.stageEnteredAt })
  }),

  scenario('records/deal-won', 'a won deal is closed at that moment, and open again when reopened', async ({ stage }) => {
    const { owner, board, made } = await withDeal(stage)
    const won = await write(stage, owner, moveTo(made.id, board.won.id))
    expect(won).toMatchObject({ stageId: board.won.id, closedAt: won.updatedAt })
    expect(await write(stage, owner, moveTo(made.id, board.open[1].id))).toMatchObject({
      stageId: board.open[1].id,
      closedAt: null,
    })
  }),

  scenario('records/deal-lost', 'a lost deal needs a reason, which reopening clears', async ({ stage }) => {
    const { owner, board, made } = await withDeal(stage)
    await expectInvalid(commit(stage, owner, [moveTo(made.id, board.lost.id)]), { lostReasonId: 'required' })
    const why = { lostReasonId: board.reasonId, lostNote: 'Too dear' }
    const lost = await write(stage, owner, moveTo(made.id, board.lost.id, why))
    expect(lost).toMatchObject({ ...why, closedAt: lost.updatedAt })
    const reopened = await write(stage, owner, moveTo(made.id, board.open[0].id))
    expect(reopened).toMatchObject({ closedAt: null, lostReasonId: null, lostNote: null })
  }),

  scenario('records/deal-won-to-lost', 'a closed deal is reopened before it is closed otherwise', async ({ stage }) => {
    const { owner, board, made } = await withDeal(stage)
    await write(stage, owner, moveTo(made.id, board.won.id))
    const toLost = moveTo(made.id, board.lost.id, { lostReasonId: board.reasonId })
    await expectInvalid(commit(stage, owner, [toLost]), { stageId: 'not-allowed-now' })
    await commit(stage, owner, [moveTo(made.id, board.open[0].id), toLost])
    await expectInvalid(commit(stage, owner, [moveTo(made.id, board.won.id)]), { stageId: 'not-allowed-now' })
  }),

  scenario('records/deal-history', 'the day a deal closed may be told afterwards', async ({ stage }) => {
    const { owner, board, made } = await withDeal(stage)
    const closedAt = '2025-03-01T12:00:00.000Z' as typeof made.createdAt
    await write(stage, owner, moveTo(made.id, board.won.id, { closedAt }))
    expect(await owner.ports.records.get('deals', made.id)).toMatchObject({ closedAt })
  }),

  scenario('records/deal-stage-of-pipeline', "a deal's stage is one of its pipeline", async ({ stage }) => {
    const { owner, board, made } = await withDeal(stage)
    const pipelineId = stage.world.newId()
    const stages = (['open', 'won', 'lost'] as const).map((kind, index) => ({
      kind: 'create' as const,
      collection: 'stages' as const,
      id: stage.world.newId(),
      data: { pipelineId, name: `New ${kind}`, position: `a${index}`, kind, probability: 50, rottingDays: null },
    }))
    const pipeline = {
      kind: 'create',
      collection: 'pipelines',
      id: pipelineId,
      data: { name: 'Renewals', position: 'a9' },
    } as const
    await commit(stage, owner, [pipeline, ...stages])
    const elsewhere = stages[0]?.id ?? board.lost.id
    await expectInvalid(commit(stage, owner, [moveTo(made.id, elsewhere)]), { stageId: 'choice' })
    expect(await write(stage, owner, moveTo(made.id, elsewhere, { pipelineId }))).toMatchObject({
      pipelineId,
      stageId: elsewhere,
    })
  }),

  scenario('records/stage-kind-fixed', "a stage's kind is fixed once made", async ({ stage }) => {
    const owner = await stage.as('owner')
    const board = await boardOf(owner)
    const update = { kind: 'update', collection: 'stages', id: board.open[0].id, patch: { kind: 'won' }, expect: 'any' } as const
    await expectInvalid(commit(stage, owner, [update]), { kind: 'read-only' })
  }),

  scenario('records/one-won-one-lost', 'a pipeline has one won and one lost stage, no more and no less', async ({ stage }) => {
    const owner = await stage.as('owner')
    const { pipelineId, won, lost } = await boardOf(owner)
    const data = { pipelineId, name: 'Won again', position: 'aZ', kind: 'won', probability: 100, rottingDays: null } as const
    const second = { kind: 'create', collection: 'stages', id: stage.world.newId(), data } as const
    await expectInvalid(commit(stage, owner, [second]), { kind: 'not-allowed-now' })
    await expectInvalid(commit(stage, owner, [turn('trash', 'stages', won.id)]), { kind: 'not-allowed-now' })
    await expectInvalid(commit(stage, owner, [turn('trash', 'stages', lost.id)]), { kind: 'not-allowed-now' })
  }),

  scenario('records/stage-name-unique', 'a stage name is taken within its pipeline, whatever its case', async ({ stage }) => {
    const owner = await stage.as('owner')
    const { open } = await boardOf(owner)
    const rename = {
      kind: 'update',
      collection: 'stages',
      id: open[1].id,
      patch: { name: open[0].name.toUpperCase() },
      expect: 'any',
    } as const
    await expectRefusal(commit(stage, owner, [rename]), 'record/duplicate', {
      collection: 'stages',
      fields: ['name'],
      id: open[0].id,
    })
  }),

  scenario('records/in-use', 'a stage that deals are in is not taken away, nor its pipeline', async ({ stage }) => {
    const { owner, board, made } = await withDeal(stage)
    await expectRefusal(commit(stage, owner, [turn('trash', 'stages', made.stageId)]), 'record/in-use', {
      collection: 'stages',
      usedBy: 'deals',
    })
    await refusal(commit(stage, owner, [turn('trash', 'pipelines', board.pipelineId)]), 'record/in-use')
    await commit(stage, owner, [moveTo(made.id, board.open[1].id), turn('trash', 'stages', made.stageId)])
  }),

  scenario(
    'records/timeline',
    'each commit writes its line of the timeline, with who, what and the fields that changed',
    async ({ stage }) => {
      const { owner, board, made } = await withDeal(stage)
      const member = await stage.as('member')
      const won = await write(stage, member, moveTo(made.id, board.won.id))
      const subjects = [subjectOf('deals', made.id)]
      const body = 'They signed'
      await write(stage, owner, {
        kind: 'create',
        collection: 'notes',
        id: stage.world.newId(),
        data: { kind: 'call', body, subjects },
      })
      const about = { op: 'has', field: 'subjects', value: subjectOf('deals', made.id) } as const
      const orderBy = [{ field: 'at', direction: 'asc', empty: 'last' }] as const
      const page = await owner.ports.records.list('activities', {
        workspaceId: owner.workspaceId,
        where: about,
        orderBy,
        limit: 10,
      })
      expect(page.items).toMatchObject([
        {
          verb: 'created',
          actorId: owner.memberId,
          objectId: made.id,
          objectCollection: 'deals',
          label: made.title,
          source: 'app',
          at: made.createdAt,
        },
        {
          verb: 'won',
          actorId: member.memberId,
          objectId: made.id,
          at: won.updatedAt,
          changes: { stageId: [made.stageId, board.won.id] },
        },
        { verb: 'call-logged', actorId: owner.memberId, objectCollection: 'notes', label: body, subjects },
      ])
    },
  ),
]

async function withDeal(
  stage: Stage,
): Promise<{ readonly owner: Actor; readonly board: Board; readonly made: Awaited<ReturnType<typeof makeDeal>> }> {
  const owner = await stage.as('owner')
  const board = await boardOf(owner)
  return { owner, board, made: await makeDeal(stage, owner, board) }
}

function makeDeal(stage: Stage, owner: Actor, board: Board) {
  return write(stage, owner, deal(stage.world, board))
}
