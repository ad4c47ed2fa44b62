import { expect } from 'vitest'
import type { Deal } from '../../src/domain/model/deals/deal'
import type { Id } from '../../src/domain/model/kernel/id'
import type { Instant } from '../../src/domain/model/kernel/instant'
import type { RecordOf } from '../../src/domain/model/records/collections'
import type { Actor, Stage } from '../harness/stage'
import { boardOf, commit, deal, moveTo, present, turn, write, type Board } from './acts'
import { scenario, type Scenario } from './scenario'

const LONG_AGO = '2026-01-05T08:00:00.000Z' as Instant
const SPRING = '2026-03-01T08:00:00.000Z' as Instant

/** Where deals have been, against what was answered when they were written. */
export const recordsStays: readonly Scenario[] = [
  scenario(
    'records/stage-stays',
    'each stay of a deal in a stage is told with when it began, when it ended and how, from the first on',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const board = await boardOf(owner)
      const { open, won, lost, reasonId } = board
      const made = await write(stage, owner, deal(stage.world, board, { stageEnteredAt: LONG_AGO }))
      const moved = await moving(stage, owner, made.id, open[1].id)
      const closed = await moving(stage, owner, made.id, won.id)
      const again = await moving(stage, owner, made.id, open[1].id)
      const ended = await moving(stage, owner, made.id, lost.id, { lostReasonId: reasonId })
      expect(await staysOf(owner, made.id)).toEqual([
        [open[0].id, LONG_AGO, moved, 'moved'],
        [open[1].id, moved, closed, 'won'],
        [won.id, closed, again, 'reopened'],
        [open[1].id, again, ended, 'lost'],
        [lost.id, ended, null, null],
      ])
    },
  ),

  scenario(
    'records/stage-stays-history',
    'a stay counts from when it happened, not from when it was written down, and one that was undone is none',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const board = await boardOf(owner)
      const { open, won } = board
      const past = await write(stage, owner, deal(stage.world, board, { stageId: won.id, closedAt: SPRING }))
      const known = await write(stage, owner, deal(stage.world, board, { stageEnteredAt: LONG_AGO }))
      await moving(stage, owner, known.id, won.id, { closedAt: SPRING })
      const undone = await write(stage, owner, deal(stage.world, board, { stageEnteredAt: LONG_AGO }))
      await moving(stage, owner, undone.id, open[1].id)
      await moving(stage, owner, undone.id, open[0].id, { stageEnteredAt: LONG_AGO })
      const brought = deal(stage.world, board, { stageEnteredAt: LONG_AGO })
      await commit(stage, owner, [brought], { via: 'import' })
      await stage.world.advance(5)
      await commit(stage, owner, [moveTo(brought.id, open[1].id, { stageEnteredAt: SPRING })], { via: 'import' })
      expect([
        await staysOf(owner, past.id),
        await staysOf(owner, known.id),
        await staysOf(owner, undone.id),
        await staysOf(owner, brought.id),
      ]).toEqual([
        [[won.id, SPRING, null, null]],
        [
          [open[0].id, LONG_AGO, SPRING, 'won'],
          [won.id, SPRING, null, null],
        ],
        [[open[0].id, LONG_AGO, null, null]],
        [
          [open[0].id, LONG_AGO, SPRING, 'moved'],
          [open[1].id, SPRING, null, null],
        ],
      ])
    },
  ),

  scenario(
    'records/stage-stays-of-all',
    'over many deals the stays are those of an independent count, and leave with the trash',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const board = await boardOf(owner)
      const made = Array.from({ length: 20 }, (_, index) => deal(stage.world, board, { rank: `a${index % 10}` }))
      const expected = new Map<Id, (readonly [Id, Instant])[]>()
      const note = (deals: readonly RecordOf<'deals'>[]) => {
        for (const { id, stageId, stageEnteredAt } of deals) {
          expected.set(id, [...(expected.get(id) ?? []), [stageId, present(stageEnteredAt)]])
        }
      }
      note(await written(stage, owner, made))
      for (const [round, to] of [board.open[1], board.won, board.open[0], board.open[1]].entries()) {
        const chosen = made.filter((_, index) => index % 5 >= round)
        await stage.world.advance(5)
        note(
          await written(
            stage,
            owner,
            chosen.map(({ id }) => moveTo(id, to.id)),
          ),
        )
      }
      const gone = present(made.at(-1)).id
      await write(stage, owner, turn('trash', 'deals', gone))
      expected.delete(gone)
      const page = await owner.ports.records.list('stageStays', { workspaceId: owner.workspaceId, limit: 200, count: 'exact' })
      const found = page.items.map(({ dealId, stageId, enteredAt, leftAt }) => [dealId, stageId, enteredAt, leftAt].join())
      const counted = [...expected].flatMap(([dealId, stays]) =>
        stays.map(([stageId, at], index) => [dealId, stageId, at, stays[index + 1]?.[1] ?? null].join()),
      )
      expect([page.total, found.toSorted()]).toEqual([counted.length, counted.toSorted()])
    },
  ),

  scenario(
    'records/stage-stays-follow',
    'the stays that one watches grow with a move, and are hidden with the deal they are of',
    async ({ stage, listen }) => {
      const [owner, member] = [await stage.as('owner'), await stage.as('member')]
      const board = await boardOf(owner)
      const visibility = { memberVisibility: 'own-and-unassigned-deals' } as const
      const id = owner.workspaceId
      await write(stage, owner, { kind: 'update', collection: 'workspaces', id, patch: visibility, expect: 'any' })
      const theirs = await write(stage, owner, deal(stage.world, board, { ownerId: owner.memberId }))
      const mine = await write(stage, owner, deal(stage.world, board, { ownerId: member.memberId }))
      await moving(stage, owner, theirs.id, board.open[1].id)
      const stays = listen(member.ports.records.watch('stageStays', { workspaceId: id, limit: 9 }))
      await stays.times(1)
      await moving(stage, owner, mine.id, board.open[1].id)
      const seen = () => stays.latest?.value.items.map(({ dealId, stageId }) => `${dealId} ${stageId}`).toSorted()
      await expect.poll(seen).toEqual(board.open.map((each) => `${mine.id} ${each.id}`).toSorted())
      expect(await staysOf(member, theirs.id)).toEqual([])
    },
  ),
]

/** @returns since when the deal is in the stage it was moved to */
async function moving(stage: Stage, actor: Actor, id: Id, to: Board['won']['id'], patch: Partial<Deal> = {}): Promise<Instant> {
  await stage.world.advance(5)
  return present((await write(stage, actor, moveTo(id, to, patch))).stageEnteredAt)
}

async function written(
  stage: Stage,
  actor: Actor,
  mutations: readonly (ReturnType<typeof deal> | ReturnType<typeof moveTo>)[],
): Promise<readonly RecordOf<'deals'>[]> {
  const outcomes = await commit(stage, actor, mutations)
  return outcomes.flatMap((outcome) => (outcome.status === 'written' && outcome.record !== null ? [outcome.record] : []))
}

async function staysOf(actor: Actor, dealId: Id): Promise<readonly unknown[]> {
  const page = await actor.ports.records.list('stageStays', {
    workspaceId: actor.workspaceId,
    where: { op: 'eq', field: 'dealId', value: dealId },
    orderBy: [{ field: 'enteredAt', direction: 'asc', empty: 'last' }],
    limit: 50,
  })
  return page.items.map(({ stageId, enteredAt, leftAt, outcome }) => [stageId, enteredAt, leftAt, outcome])
}
