import { expect } from 'vitest'
import type { Instant } from '../../src/domain/model/kernel/instant'
import type { Id } from '../../src/domain/model/kernel/id'
import type { Actor } from '../harness/stage'
import { boardOf, commit, company, deal, moveTo, person, present, turn, wild, write } from './acts'
import { countsOf, liveHistory } from './figure-history'
import { scenario, type Scenario } from './scenario'

/** The sums that reports are made of, and what is wrong with the data. */
export const recordsFigures: readonly Scenario[] = [
  scenario(
    'records/deal-figures',
    'figures tell open and closed deals apart by owner, reason and month, and follow a deal that is won',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const board = await boardOf(owner)
      const open = (amountMinor: number, more: object = {}) => deal(stage.world, board, { amountMinor, probability: 35, ...more })
      const won = open(700, { expectedCloseOn: '2026-03-31' })
      await commit(stage, owner, [
        open(101, { expectedCloseOn: '2026-03-01', ownerId: owner.memberId }),
        open(102, { expectedCloseOn: '2026-03-31', ownerId: owner.memberId }),
        open(5, { currency: 'JPY' }),
        won,
        open(9, {
          stageId: board.lost.id,
          lostReasonId: board.reasonId,
          // In Berlin, where the workspace is, April has begun.
          closedAt: '2026-03-31T22:30:00.000Z',
        }),
      ])
      await write(stage, owner, moveTo(won.id, board.won.id, { closedAt: '2026-04-02T10:00:00.000Z' as Instant }))
      const page = await owner.ports.records.list('dealFigures', {
        workspaceId: owner.workspaceId,
        orderBy: [
          { field: 'month', direction: 'asc', empty: 'first' },
          { field: 'stageKind', direction: 'asc', empty: 'last' },
        ],
        limit: 50,
      })
      const none = { ownerId: null, lostReasonId: null }
      const [stageId, currency] = [board.open[0].id, 'EUR']
      expect(page.items).toMatchObject([
        { ...none, stageKind: 'open', month: null, currency: 'JPY', count: 1, amountMinor: '5', hundredfoldMinor: '175' },
        { stageId, ownerId: owner.memberId, month: '2026-03', currency, count: 2, amountMinor: '203', hundredfoldMinor: '7105' },
        { stageKind: 'lost', lostReasonId: board.reasonId, month: '2026-04', count: 1, amountMinor: '9' },
        { ...none, stageKind: 'won', month: '2026-04', count: 1, amountMinor: '700' },
      ])
    },
  ),

  scenario(
    'records/sales-cycle',
    'how long deals took is counted from their beginning to their end, and of no deal that has only one of the two',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const board = await boardOf(owner)
      const began = '2026-03-01T12:00:00.000Z' as Instant
      const won = (closedAt: string, originalCreatedAt: Instant | null) =>
        deal(stage.world, board, { stageId: board.won.id, closedAt: closedAt as Instant, originalCreatedAt })
      await commit(stage, owner, [
        won('2026-03-11T12:00:00.000Z', began),
        won('2026-03-05T12:00:00.001Z', began),
        // Ended long before anybody wrote it down here.
        won('2020-01-01T12:00:00.000Z', null),
        deal(stage.world, board, { originalCreatedAt: began }),
      ])
      const { items } = await owner.ports.records.list('dealFigures', {
        workspaceId: owner.workspaceId,
        orderBy: [{ field: 'month', direction: 'desc', empty: 'last' }],
        limit: 50,
      })
      expect(items).toMatchObject([
        { stageKind: 'won', month: '2026-03', count: 2, timedCount: 2, timedMs: '1209600001' },
        { stageKind: 'won', month: '2020-01', count: 1, timedCount: 0, timedMs: '0' },
        { stageKind: 'open', month: null, count: 1, timedCount: 0, timedMs: '0' },
      ])
    },
  ),

  scenario(
    'records/work-figures',
    'work is counted by member and week, and of what is about deals only what the reader may see',
    async ({ stage }) => {
      const [owner, member] = [await stage.as('owner'), await stage.as('member')]
      const board = await boardOf(owner)
      await write(stage, owner, {
        kind: 'update',
        collection: 'workspaces',
        id: owner.workspaceId,
        patch: { memberVisibility: 'own-and-unassigned-deals' },
        expect: 'any',
      })
      const hidden = await write(stage, owner, deal(stage.world, board, { ownerId: owner.memberId }))
      await write(stage, owner, moveTo(hidden.id, board.won.id))
      const call = (happenedAt: string, subjects: readonly string[] = []) => {
        const data = { body: 'Called', kind: 'call', happenedAt, subjects }
        return wild({ kind: 'create', collection: 'notes', id: stage.world.newId(), data })
      }
      await commit(stage, owner, [
        // Sunday night and Monday morning in Berlin.
        call('2026-03-01T22:59:00.000Z'),
        call('2026-03-01T23:00:00.000Z'),
        call('2026-03-04T10:00:00.000Z', [`deals/${hidden.id}`]),
      ])
      const seen = async (actor: Actor) => {
        const { items } = await actor.ports.records.list('workFigures', { workspaceId: owner.workspaceId, limit: 50 })
        const calls = items.filter(({ deed }) => deed === 'call').map(({ week, count }) => `${week}: ${count}`)
        return { calls: calls.toSorted(), won: items.filter(({ deed }) => deed === 'deal-won').length }
      }
      expect(await seen(owner)).toEqual({ calls: ['2026-02-23: 1', '2026-03-02: 2'], won: 1 })
      expect(await seen(member)).toEqual({ calls: ['2026-02-23: 1', '2026-03-02: 1'], won: 0 })
      await write(stage, owner, { kind: 'update', collection: 'deals', id: hidden.id, patch: { ownerId: null }, expect: 'any' })
      expect(await seen(member)).toEqual(await seen(owner))
    },
  ),

  scenario(
    'records/work-undone',
    'what was undone is no work: of a deal won and opened again and two won, of tasks done and opened again, what holds is counted',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const board = await boardOf(owner)
      const made = [1, 2, 3, 4].map(() => deal(stage.world, board))
      const tasks = [1, 2].map(
        (place) => ({ collection: 'tasks', id: stage.world.newId(), data: { title: `Task ${place}` } }) as const,
      )
      await commit(stage, owner, [...made, ...tasks.map((task) => ({ kind: 'create', ...task }) as const)])
      const [undone, second, third, binned] = made.map(({ id }) => id)
      for (const id of [undone, second, third, binned]) {
        await stage.world.advance(5)
        await write(stage, owner, moveTo(present(id), board.won.id))
      }
      const become = (status: 'open' | 'done', ids: readonly Id[]) =>
        commit(
          stage,
          owner,
          ids.map((id) => ({ kind: 'update', collection: 'tasks', id, patch: { status }, expect: 'any' })),
        )
      for (const status of ['done', 'open', 'done', 'open', 'done'] as const)
        await become(
          status,
          tasks.map(({ id }) => id),
        )
      await become(
        'open',
        tasks.slice(0, 1).map(({ id }) => id),
      )
      await stage.world.advance(5)
      await write(stage, owner, moveTo(present(undone), board.open[0].id))
      await write(stage, owner, turn('trash', 'deals', present(binned)))
      expect(await countsOf(owner)).toMatchObject({ won: [2, 2], done: [1, 1] })
    },
  ),

  scenario(
    'records/figures-agree',
    'figures of one report agree with those of another after moves, undo, redo, reopening, split, trash and restore',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      await liveHistory(stage, owner, { seed: 11, steps: 60 })
      const { won, lost, moved, done } = await countsOf(owner)
      expect([won[0], lost[0], moved[0], done[0]]).toEqual([won[1], lost[1], moved[1], done[1]])
      expect(won[0] + lost[0] + moved[0] + done[0]).toBeGreaterThan(0)
    },
  ),

  scenario(
    'records/stay-figures',
    'stays are counted by stage, how they ended and how many whole days they lasted',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const board = await boardOf(owner)
      const at = (day: string) => `2026-03-${day}Z` as Instant
      const made = [1, 2, 3].map(() => deal(stage.world, board, { stageEnteredAt: at('01T12:00:00.000') }))
      await commit(stage, owner, made)
      const [moved, won] = made.map(({ id }) => present(id))
      await write(stage, owner, moveTo(present(moved), board.open[1].id, { stageEnteredAt: at('04T11:59:59.999') }))
      await write(stage, owner, moveTo(present(won), board.won.id, { stageEnteredAt: at('04T12:00:00.000') }))
      const { items } = await owner.ports.records.list('stayFigures', {
        workspaceId: owner.workspaceId,
        where: { op: 'eq', field: 'stageId', value: board.open[0].id },
        orderBy: [{ field: 'days', direction: 'asc', empty: 'last' }],
        limit: 50,
      })
      const of = { stageId: board.open[0].id, ownerId: null, month: '2026-03', count: 1 }
      expect(items).toMatchObject([
        { ...of, outcome: 'moved', days: 2, totalMs: '259199999' },
        { ...of, outcome: 'won', days: 3, totalMs: '259200000' },
        { ...of, outcome: null, days: null, totalMs: '0' },
      ])
    },
  ),

  scenario(
    'records/contact-health',
    'people and companies that cannot be reached, or share what should be one’s own, are told until they are mended',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const mail = { value: 'ada@example.com', label: null, primary: true }
      const unread = { raw: 'ask Ben', e164: null, extension: null, label: null, primary: true }
      const lost = { street: 'Quay 1', city: null, region: null, postalCode: null, country: null }
      const [ada, again, engines] = [
        await write(stage, owner, person(stage.world, { firstName: 'Ada', emails: [mail] })),
        await write(stage, owner, person(stage.world, { firstName: 'Ada', emails: [mail], phones: [unread] })),
        await write(stage, owner, company(stage.world, { name: 'Engines', address: lost })),
      ]
      const nobody = await write(stage, owner, person(stage.world, { firstName: 'Nobody' }))
      const figures = async () => {
        const faulty = await owner.ports.records.list('faultyContacts', {
          workspaceId: owner.workspaceId,
          limit: 9,
          count: 'exact',
        })
        const shared = await owner.ports.records.list('sharedContacts', { workspaceId: owner.workspaceId, limit: 9 })
        return {
          total: faulty.total,
          faults: new Map(faulty.items.map(({ id, faults }) => [id, faults])),
          shared: shared.items.map(({ id, recordIds }) => ({ id, recordIds })),
        }
      }
      expect(await figures()).toEqual({
        total: 3,
        faults: new Map<string, readonly string[]>([
          [again.id, ['phone']],
          [engines.id, ['address']],
          [nobody.id, ['unreachable']],
        ]),
        shared: [{ id: 'people/email/ada@example.com', recordIds: [ada.id, again.id].toSorted() }],
      })
      await commit(stage, owner, [
        { kind: 'update', collection: 'people', id: again.id, patch: { emails: [], phones: [], links: [] }, expect: 'any' },
        turn('trash', 'companies', engines.id),
        turn('trash', 'people', nobody.id),
      ])
      expect(await figures()).toEqual({ total: 1, faults: new Map([[again.id, ['unreachable']]]), shared: [] })
    },
  ),
]
