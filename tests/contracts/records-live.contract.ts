import { expect } from 'vitest'
import type { Query } from '../../src/domain/model/query/ast'
import type { RecordOf } from '../../src/domain/model/records/collections'
import { applyChanges } from '../../src/domain/use-cases/records/apply-changes'
import type { Actor } from '../harness/stage'
import { boardOf, commit, company, deal, expectCode, moveTo, person, present, turn, write } from './acts'
import { scenario, type Scenario } from './scenario'

type PeopleQuery = Query<RecordOf<'people'>>

/** Queries that stay true while one looks. */
export const recordsLive: readonly Scenario[] = [
  scenario('live/first-page', 'a live query begins with the page as it is', async ({ stage, listen }) => {
    const owner = await stage.as('owner')
    const made = await write(stage, owner, person(stage.world))
    const listener = listen(owner.ports.records.watch('people', all(owner)))
    const [first] = await listener.times(1)
    expect(first).toEqual({ value: { items: [made], next: null, total: 1 }, freshness: 'live' })
  }),

  scenario(
    'live/each-change',
    'it emits once for each change that alters it, in commit order, and for no other',
    async ({ stage, listen }) => {
      const [owner, member] = [await stage.as('owner'), await stage.as('member')]
      const listener = listen(
        member.ports.records.watch('people', { ...all(member), where: { op: 'eq', field: 'lifecycle', value: 'lead' } }),
      )
      await listener.times(1)
      // Commits that follow each other faster than the connection may share a page: the next comes when this one was shown.
      const lead = await write(stage, owner, person(stage.world, { firstName: 'A', lifecycle: 'lead' }))
      await listener.times(2)
      await write(stage, owner, company(stage.world))
      const other = await write(stage, owner, person(stage.world, { firstName: 'B', lifecycle: 'customer' }))
      await write(stage, owner, edit(other.id, { firstName: 'BB' }))
      await write(stage, owner, edit(lead.id, { firstName: 'AA' }))
      await listener.times(3)
      await write(stage, owner, edit(other.id, { lifecycle: 'lead' }))
      await listener.times(4)
      await write(stage, owner, turn('trash', 'people', lead.id))
      await listener.until(({ value }) => value.total === 1 && value.items[0]?.id === other.id, 'the last change')
      expect(listener.received.map(({ value }) => value.items.map(({ firstName }) => firstName))).toEqual([
        [],
        ['A'],
        ['AA'],
        ['AA', 'BB'],
        ['BB'],
      ])
    },
  ),

  scenario('live/batch-at-once', 'a batch is one change: no one ever sees half of it', async ({ stage, listen }) => {
    const owner = await stage.as('owner')
    const listener = listen(owner.ports.records.watch('people', all(owner)))
    await listener.times(1)
    await commit(
      stage,
      owner,
      Array.from({ length: 5 }, () => person(stage.world)),
    )
    await listener.until(({ value }) => value.total === 5)
    expect(steps(owner, listener.received, ({ value }) => value.total)).toEqual([0, 5])
  }),

  scenario('live/identity', 'rows that did not change are the same objects as before', async ({ stage, listen }) => {
    const owner = await stage.as('owner')
    const [kept, edited] = [await write(stage, owner, person(stage.world)), await write(stage, owner, person(stage.world))]
    const listener = listen(owner.ports.records.watch('people', all(owner)))
    const [first] = await listener.times(1)
    await write(stage, owner, edit(edited.id, { lastName: 'B' }))
    const second = await listener.until(({ value }) => value.items.some(({ lastName }) => lastName === 'B'))
    const rows = [present(first).value, second.value].map(({ items }) => [
      items.find(({ id }) => id === kept.id),
      items.find(({ id }) => id === edited.id),
    ])
    expect([rows[0]?.[0] === rows[1]?.[0], rows[0]?.[1] === rows[1]?.[1]]).toEqual([true, false])
  }),

  scenario('live/moves-within', 'a row that now sorts elsewhere moves, and the page stays full', async ({ stage, listen }) => {
    const owner = await stage.as('owner')
    const [a, , , d] = await Promise.all(
      ['A', 'B', 'C', 'D'].map((lastName) => write(stage, owner, person(stage.world, { lastName }))),
    )
    const query: PeopleQuery = { ...all(owner), orderBy: [{ field: 'lastName', direction: 'asc', empty: 'last' }], limit: 2 }
    const listener = listen(owner.ports.records.watch('people', query))
    await listener.times(1)
    await write(stage, owner, edit(present(a).id, { lastName: 'Z' }))
    await write(stage, owner, edit(present(d).id, { lastName: 'AA' }))
    await listener.until(({ value }) => value.items[0]?.lastName === 'AA', 'the second move')
    const shown = steps(owner, listener.received, ({ value }) => [
      value.items.map(({ lastName }) => lastName),
      value.next !== null,
    ])
    expect(shown).toEqual([
      [['A', 'B'], true],
      [['B', 'C'], true],
      [['AA', 'B'], true],
    ])
    expect(listener.received.map(({ value }) => value.total)).toEqual(listener.received.map(() => 4))
  }),

  scenario('live/total', 'a row beyond the page still counts', async ({ stage, listen }) => {
    const owner = await stage.as('owner')
    await commit(
      stage,
      owner,
      ['A', 'B'].map((lastName) => person(stage.world, { lastName })),
    )
    const listener = listen(
      owner.ports.records.watch('people', {
        ...all(owner),
        orderBy: [{ field: 'lastName', direction: 'asc', empty: 'last' }],
        limit: 1,
      }),
    )
    await listener.times(1)
    await write(stage, owner, person(stage.world, { lastName: 'Z' }))
    const { value } = await listener.until(({ value: { total } }) => total === 3)
    expect(value.items.map(({ lastName }) => lastName)).toEqual(['A'])
  }),

  scenario('live/total-outgrows', 'the total is right as a list outgrows its page, and after', async ({ stage, listen }) => {
    const owner = await stage.as('owner')
    const listener = listen(owner.ports.records.watch('people', { ...all(owner), limit: 2 }))
    await listener.times(1)
    const made: RecordOf<'people'>[] = []
    for (const total of [1, 2, 3, 4]) {
      made.push(await write(stage, owner, person(stage.world)))
      const { value } = await listener.until((live) => live.value.total === total)
      expect([value.items.length, value.next === null]).toEqual([Math.min(total, 2), total <= 2])
    }
    for (const { id } of made.slice(0, 2)) await write(stage, owner, turn('trash', 'people', id))
    const { value } = await listener.until(({ value: { total } }) => total === 2)
    expect([value.items.length, value.next]).toEqual([2, null])
  }),

  scenario('live/one', 'a single record is watched through its whole life', async ({ stage, listen }) => {
    const [owner, member] = [await stage.as('owner'), await stage.as('member')]
    const create = person(stage.world, { firstName: 'Ada' })
    const listener = listen(member.ports.records.watchOne('people', create.id))
    await listener.times(1)
    await write(stage, owner, create)
    await listener.times(2)
    await write(stage, owner, person(stage.world))
    await write(stage, owner, edit(create.id, { lastName: 'B' }))
    await listener.times(3)
    await write(stage, owner, turn('trash', 'people', create.id))
    await listener.times(4)
    await commit(stage, owner, [turn('purge', 'people', create.id)])
    await listener.times(5)
    expect(
      listener.received.map(({ value, freshness }) =>
        value === null ? null : [value.lastName, value.deletedAt !== null, freshness],
      ),
    ).toEqual([null, [null, false, 'live'], ['B', false, 'live'], ['B', true, 'live'], null])
  }),

  scenario('live/views', 'rows and totals are live: a rename, a move and a win show at once', async ({ stage, listen }) => {
    const owner = await stage.as('owner')
    const board = await boardOf(owner)
    const employer = await write(stage, owner, company(stage.world, { name: 'Engines' }))
    const sale = await write(stage, owner, deal(stage.world, board, { companyId: employer.id, amountMinor: 100 }))
    const rows = listen(owner.ports.records.watch('dealRows', { workspaceId: owner.workspaceId, limit: 5 }))
    const totals = listen(owner.ports.records.watch('stageTotals', { workspaceId: owner.workspaceId, limit: 5 }))
    await Promise.all([rows.times(1), totals.times(1)])
    await write(stage, owner, {
      kind: 'update',
      collection: 'companies',
      id: employer.id,
      patch: { name: 'Looms' },
      expect: 'any',
    })
    await rows.until(({ value }) => value.items[0]?.companyName === 'Looms', 'the new name')
    await write(stage, owner, moveTo(sale.id, board.won.id))
    await rows.until(({ value }) => value.items[0]?.stageKind === 'won', 'the win')
    const { value } = await totals.until((live) => live.value.items[0]?.stageId === board.won.id, 'the new total')
    expect(value.items.map(({ stageId, amountMinor }) => [stageId, amountMinor])).toEqual([[board.won.id, '100']])
  }),

  scenario('live/views-quiet', 'a row is not sent again for a change that it does not show', async ({ stage, listen }) => {
    const owner = await stage.as('owner')
    const employer = await write(stage, owner, company(stage.world, { name: 'Engines' }))
    await write(stage, owner, person(stage.world, { firstName: 'Ada', companyId: employer.id }))
    const listener = listen(owner.ports.records.watch('personRows', { workspaceId: owner.workspaceId, limit: 5 }))
    await listener.times(1)
    await write(stage, owner, {
      kind: 'update',
      collection: 'companies',
      id: employer.id,
      patch: { industry: 'Looms' },
      expect: 'any',
    })
    await write(stage, owner, {
      kind: 'update',
      collection: 'companies',
      id: employer.id,
      patch: { name: 'Looms' },
      expect: 'any',
    })
    await listener.until(({ value }) => value.items[0]?.companyName === 'Looms')
    expect(listener.received.map(({ value }) => value.items[0]?.companyName)).toEqual(['Engines', 'Looms'])
  }),

  scenario(
    'live/stale',
    'while the connection is down the last page stays, marked stale; after it, it is live and whole again',
    async ({ stage, listen }) => {
      const [owner, member] = [await stage.as('owner'), await stage.as('member')]
      const made = await write(stage, owner, person(stage.world))
      const listener = listen(member.ports.records.watch('people', all(member)))
      await listener.until(({ value }) => value.total === 1, 'the person')
      member.connection.cut()
      const cut = await listener.until(({ freshness }) => freshness === 'stale', 'stale')
      await write(stage, owner, person(stage.world))
      await write(stage, owner, person(stage.world))
      member.connection.restore()
      await listener.until(({ value, freshness }) => freshness === 'live' && value.total === 3, 'the page caught up')
      expect({ kept: cut.value.items.map(({ id }) => id), error: listener.error, isComplete: listener.isComplete }).toEqual({
        kept: [made.id],
        error: undefined,
        isComplete: false,
      })
    },
  ),

  scenario('live/begun-offline', 'a live query begun offline shows its page once there is one', async ({ stage, listen }) => {
    const owner = await stage.as('owner')
    const made = await write(stage, owner, person(stage.world))
    owner.connection.cut()
    const listener = listen(owner.ports.records.watch('people', all(owner)))
    owner.connection.restore()
    const { value } = await listener.until(({ freshness }) => freshness === 'live', 'the page')
    expect({ ids: value.items.map(({ id }) => id), error: listener.error }).toEqual({ ids: [made.id], error: undefined })
  }),

  scenario(
    'live/edit-at-once',
    'where a copy stands before the backend, an edit is seen before anything is answered',
    async ({ stage, listen }) => {
      const owner = await stage.as('owner')
      if (!owner.ports.records.capabilities.writesOffline) return
      const { id } = await write(stage, owner, person(stage.world))
      const listener = listen(owner.ports.records.watch('people', all(owner)))
      await listener.until(({ value }) => value.total === 1)
      owner.connection.stallOnce()
      const places = { records: owner.ports.records, runtime: stage.world }
      const written = applyChanges([edit(id, { firstName: 'Augusta' })], places, { workspaceId: owner.workspaceId })
      await listener.until(({ value }) => value.items[0]?.firstName === 'Augusta', 'the edit')
      owner.connection.cut()
      expect(await written).toMatchObject({ status: 'written', undo: [{ id, patch: { firstName: 'Ada' } }] })
    },
  ),

  scenario(
    'live/two-watchers',
    'each watcher is served, and one that leaves takes nothing from the other',
    async ({ stage, listen }) => {
      const owner = await stage.as('owner')
      const query$ = owner.ports.records.watch('people', all(owner))
      const [leaves, stays] = [listen(query$), listen(query$)]
      await Promise.all([leaves.times(1), stays.times(1)])
      leaves.stop()
      await write(stage, owner, person(stage.world))
      await stays.until(({ value }) => value.total === 1)
      expect([leaves.received.length, steps(owner, stays.received, ({ value }) => value.total)]).toEqual([1, [0, 1]])
    },
  ),

  scenario('live/bad-queries', 'a query that can never succeed errors with the reason', async ({ stage, listen }) => {
    const owner = await stage.as('owner')
    const cursor = listen(owner.ports.records.watch('people', { ...all(owner), after: 'not a cursor' as never }))
    const field = listen(
      owner.ports.records.watch('people', { ...all(owner), where: { op: 'eq', field: 'nickname', value: 'A' } } as never),
    )
    expectCode(await cursor.failure(), 'query/bad-cursor')
    expectCode(await field.failure(), 'record/invalid')
  }),
]

/**
 * What was shown, emission by emission. Where a write of one's own shows before the server has it, it may show once more with
 * the server's stamps.
 */
function steps<T, S>({ ports }: Actor, emissions: readonly T[], shown: (emission: T) => S): readonly S[] {
  const shownSteps = emissions.map(shown)
  const isRepeated = (step: S, place: number) => place > 0 && JSON.stringify(step) === JSON.stringify(shownSteps[place - 1])
  return ports.records.capabilities.writesOffline ? shownSteps.filter((step, place) => !isRepeated(step, place)) : shownSteps
}

function all(actor: Actor): PeopleQuery {
  return { workspaceId: actor.workspaceId, limit: 100, count: 'exact' }
}

function edit(id: RecordOf<'people'>['id'], patch: Partial<RecordOf<'people'>>) {
  return { kind: 'update', collection: 'people', id, patch, expect: 'any' } as const
}
