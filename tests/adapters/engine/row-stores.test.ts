import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { untilViewCode } from '../../../src/adapters/shared/engine/load-view-stores'
import { RowStores, type RecordWrite } from '../../../src/adapters/shared/engine/row-stores'
import { dealPersonId, dealRow, isNextStep } from '../../../src/domain/model/deals/deal-row'
import { stageStays } from '../../../src/domain/model/deals/stage-stays'
import { stageTotals } from '../../../src/domain/model/deals/stage-totals'
import { dealFigures } from '../../../src/domain/model/figures/figures'
import { knownZone } from '../../../src/domain/model/kernel/time-zone'
import type { Id } from '../../../src/domain/model/kernel/id'
import { personName } from '../../../src/domain/model/people/person-name'
import { personRow } from '../../../src/domain/model/people/person-row'
import type { AnyRecord, CollectionName, RecordOf } from '../../../src/domain/model/records/collections'
import { SHARED_MACHINE_MS } from '../../support/shared-machine'

const QUERY = { workspaceId: null, limit: 1000, trash: 'include' } as const
const mine = (deal: RecordOf<'deals'>) => deal.ownerId !== ('other' as Id)

const ids = (prefix: string) => fc.constantFrom(...['1', '2', '3', '4'].map((number) => `${prefix}-${number}` as Id))
const word = fc.constantFrom('Ann', 'Bo', 'Cy')
const trashed = fc.constantFrom(null, null, '2026-11-21T00:00:00.000Z')
const company = fc.record({ id: ids('company'), name: word, deletedAt: trashed })
const dealId = fc.constantFrom(...[1, 2, 3, 4].map((number) => `00000000-0000-7000-8000-00000000001${number}` as Id))
const STAGE_IDS = [1, 2, 3, 4].map((number) => `00000000-0000-7000-8000-00000000000${number}` as Id)
const stage = fc.record({
  id: fc.constantFrom(...STAGE_IDS),
  kind: fc.constantFrom('open', 'won'),
  probability: fc.integer({ min: 0, max: 100 }),
})
const tag = fc.record({ id: ids('tag'), name: word, deletedAt: trashed })
const tagIds = fc.uniqueArray(ids('tag'), { maxLength: 2 })
const person = fc.record({
  id: ids('person'),
  firstName: word,
  companyId: fc.option(ids('company')),
  tagIds,
  emails: fc.constant([]),
  phones: fc.constant([]),
  deletedAt: trashed,
})
const deal = fc.record({
  id: dealId,
  title: word,
  companyId: fc.option(ids('company')),
  tagIds,
  people: fc.array(fc.record({ personId: ids('person'), primary: fc.boolean() }), { maxLength: 2 }),
  stageId: fc.constantFrom(...STAGE_IDS),
  currency: fc.constantFrom('EUR', 'USD'),
  amountMinor: fc.option(fc.integer({ min: 0, max: 1e15 })),
  probability: fc.option(fc.integer({ min: 0, max: 100 })),
  expectedCloseOn: fc.constantFrom(null, '2026-01-31', '2026-02-01'),
  // Either side of a month's end in Berlin.
  closedAt: fc.constantFrom(null, '2026-01-31T22:59:59.999Z', '2026-01-31T23:00:00.000Z'),
  lostReasonId: fc.option(ids('reason')),
  ownerId: fc.constantFrom(null, 'me', 'other'),
  deletedAt: trashed,
  createdAt: fc.constant('2026-11-20T00:00:00.000Z'),
})
const stageId = fc.constantFrom(...STAGE_IDS)
const move = fc.record({
  id: ids('activity'),
  objectId: dealId,
  at: fc.constantFrom('2026-11-20T01:00:00.000Z', '2026-11-20T02:00:00.000Z'),
  changes: fc.oneof(
    fc.constant({}),
    fc.tuple(stageId, stageId).map((change) => ({ stageId: change })),
  ),
})

const task = fc.record({
  id: ids('task'),
  status: fc.constantFrom('open', 'snoozed', 'done'),
  subjects: fc.uniqueArray(dealId, { maxLength: 2 }).map((deals) => deals.map((id) => `deals/${id}`)),
  deletedAt: trashed,
})

function writesTo(collection: CollectionName, record: fc.Arbitrary<{ readonly id: Id }>): fc.Arbitrary<RecordWrite> {
  return fc.tuple(record, fc.boolean()).map(([one, isGone]) => ({
    collection,
    id: one.id,
    record: isGone ? null : (one as unknown as AnyRecord),
  }))
}

const workspace = fc.record({ id: fc.constant('workspace' as Id), timeZone: fc.constantFrom('UTC', 'Europe/Berlin', 'Nowhere') })

const commit = fc.array(
  fc.oneof(
    writesTo('workspaces', workspace),
    writesTo('companies', company),
    writesTo('tags', tag),
    writesTo('stages', stage),
    writesTo('people', person),
    writesTo('deals', deal),
    writesTo('activities', move),
    writesTo('tasks', task),
  ),
  { maxLength: 8 },
)

describe('the stores of a workspace', { timeout: SHARED_MACHINE_MS }, () => {
  beforeAll(async () => {
    await untilViewCode('dealRows')
  })

  it('keep every view as it would be made anew, whenever it was first asked for', () => {
    fc.assert(
      fc.property(fc.array(commit, { maxLength: 10 }), fc.nat(10), (commits, askedAt) => {
        const stores = new RowStores()
        const plain = new Map<string, AnyRecord>()
        commits.forEach((writes, index) => {
          for (const { collection, id, record } of writes) {
            if (record === null) plain.delete(`${collection}/${id}`)
            else plain.set(`${collection}/${id}`, record)
          }
          stores.apply(writes)
          if (index >= askedAt) expect(shownBy(stores)).toEqual(madeAnew(plain))
        })
      }),
      { numRuns: 120 },
    )
  })

  it('follow a company that is renamed into the rows of its people, and leave the others as they are', () => {
    const stores = new RowStores()
    const put = (collection: CollectionName, record: object) =>
      stores.apply([{ collection, id: (record as AnyRecord).id, record: record as AnyRecord }])
    const someone = { firstName: 'Ann', lastName: null, tagIds: [], emails: [], phones: [], deletedAt: null }
    put('companies', { id: 'company-1', name: 'Old' })
    put('people', { ...someone, id: 'person-1', companyId: 'company-1' })
    put('people', { ...someone, id: 'person-2', companyId: null })
    const live = stores.of('personRows').live({ ...QUERY, search: 'new' }, { changed: () => undefined })
    const [before, other] = [live.page.items, stores.of('personRows').get('person-2' as Id)]

    put('companies', { id: 'company-1', name: 'New' })

    expect([before, live.page.items.map(({ id }) => id)]).toEqual([[], ['person-1']])
    expect(stores.of('personRows').get('person-2' as Id)).toBe(other)
  })

  it('follow a tag that is renamed or trashed into the rows that carry it, and leave the others as they are', () => {
    const stores = new RowStores()
    const put = (collection: CollectionName, record: object) =>
      stores.apply([{ collection, id: (record as AnyRecord).id, record: record as AnyRecord }])
    const someone = { firstName: 'Ann', lastName: null, companyId: null, emails: [], phones: [], deletedAt: null }
    put('people', { ...someone, id: 'person-1', tagIds: ['tag-1'] })
    put('people', { ...someone, id: 'person-2', tagIds: [] })
    put('tags', { id: 'tag-1', name: 'Old', deletedAt: null })
    const live = stores.of('personRows').live({ ...QUERY, search: 'new' }, { changed: () => undefined })
    const [before, other] = [live.page.items, stores.of('personRows').get('person-2' as Id)]

    put('tags', { id: 'tag-1', name: 'New', deletedAt: null })
    const renamed = live.page.items.map(({ id }) => id)
    put('tags', { id: 'tag-1', name: 'New', deletedAt: '2026-11-21T00:00:00.000Z' })

    expect([before, renamed, live.page.items]).toEqual([[], ['person-1'], []])
    expect(stores.of('personRows').get('person-2' as Id)).toBe(other)
  })

  it('leave a total as it is while its deals add up to the same', () => {
    const stores = new RowStores()
    const one = {
      id: 'deal-1',
      stageId: 'stage-1',
      currency: 'EUR',
      amountMinor: 5,
      probability: 10,
      deletedAt: null,
      title: 'a',
    }
    const put = (record: object) => stores.apply([{ collection: 'deals', id: one.id as Id, record: record as AnyRecord }])
    put(one)
    const live = stores.of('stageTotals').live(QUERY, { changed: () => undefined })
    const before = live.page

    put({ ...one, title: 'b' })
    const renamed = live.page
    put({ ...one, amountMinor: 6 })

    expect([renamed === before, live.page.items[0]?.amountMinor]).toEqual([true, '6'])
  })
})

function shownBy(stores: RowStores): unknown {
  return {
    people: stores.of('personRows').query(QUERY).items,
    deals: stores.of('dealRows').query(QUERY).items,
    totals: stores.of('stageTotals').query(QUERY).items,
    figures: stores.of('dealFigures').query(QUERY).items,
    mine: stores.totalsFor('me', mine).query(QUERY).items,
    stays: stores.of('stageStays').query(QUERY).items,
  }
}

function madeAnew(plain: ReadonlyMap<string, AnyRecord>): unknown {
  const all = <K extends CollectionName>(name: K) =>
    [...plain].filter(([key]) => key.startsWith(`${name}/`)).map(([, record]) => record as unknown as RecordOf<K>)
  const get = <K extends CollectionName>(name: K, id: Id | null) =>
    plain.get(`${name}/${id}`) as unknown as RecordOf<K> | undefined
  const companyName = (id: Id | null) => get('companies', id)?.name ?? null
  const tagNames = (one: { readonly tagIds: readonly Id[] }) =>
    one.tagIds.map((id) => get('tags', id)).flatMap((found) => (found?.deletedAt === null ? [found.name] : []))
  const stageOf = (id: Id) => get('stages', id)
  const deals = all('deals')
  const movesOf = (id: Id) => all('activities').filter(({ objectId, changes }) => objectId === id && 'stageId' in changes)
  return {
    people: sorted(all('people').map((one) => personRow(one, companyName(one.companyId), tagNames(one)))),
    deals: sorted(
      deals.map((one) => {
        const named = get('people', dealPersonId(one))
        const names = { companyName: companyName(one.companyId), personName: named === undefined ? null : personName(named) }
        return dealRow(one, {
          ...names,
          tagNames: tagNames(one),
          stage: stageOf(one.stageId),
          openTasks: all('tasks').filter((each) => isNextStep(each) && each.subjects.includes(`deals/${one.id}`)).length,
        })
      }),
    ),
    totals: sorted(stageTotals(deals, stageOf)),
    figures: sorted(dealFigures(deals, { stage: stageOf, timeZone: knownZone(all('workspaces')[0]?.timeZone ?? 'UTC') })),
    mine: sorted(stageTotals(deals.filter(mine), stageOf)),
    stays: sorted(deals.flatMap((one) => stageStays(one, movesOf(one.id), stageOf))),
  }
}

function sorted<T extends { readonly id: Id }>(rows: readonly T[]): readonly T[] {
  return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}
