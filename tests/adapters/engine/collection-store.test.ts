import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CollectionStore } from '../../../src/adapters/shared/engine/collection-store'
import type { AnyQuery } from '../../../src/domain/model/query/ast'
import { runQuery } from '../../../src/domain/model/query/run-query'
import { batch, PlainRows } from '../../support/engine'
import { query, rows, sampleSearchText, WORKSPACE, type SampleRow } from '../../support/rows'
import { walkPages } from '../../support/walk-pages'
import { SHARED_MACHINE_MS } from '../../support/shared-machine'

const listed = { collection: 'samples', searchText: sampleSearchText }
const visible = (one: SampleRow) => one.amount === null || one.amount < 2

function byId(all: readonly SampleRow[]): readonly SampleRow[] {
  return all.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

function storeOf(all: readonly SampleRow[]): CollectionStore<SampleRow> {
  const store = new CollectionStore<SampleRow>(listed)
  store.apply(all.map((one) => ({ id: one.id, row: one })))
  return store
}

describe('a collection store', { timeout: SHARED_MACHINE_MS }, () => {
  it('answers every query as the reference does', () => {
    fc.assert(
      fc.property(rows(80), fc.array(query, { minLength: 1, maxLength: 4 }), fc.boolean(), (all, queries, inOrder) => {
        const store = storeOf(inOrder ? byId(all) : all)
        for (const asked of queries) expect(store.query(asked)).toEqual(runQuery(all, asked, listed))
      }),
      { numRuns: 120 },
    )
  })

  it('answers the same when the search was prepared before the rows changed', () => {
    fc.assert(
      fc.property(rows(80), batch, query, (all, writes, asked) => {
        const store = new CollectionStore<SampleRow>(listed)
        const plain = new PlainRows()
        plain.apply(
          all.map((one) => ({ id: one.id, row: one })),
          store,
        )
        while (store.prepareSearch());
        plain.apply(writes, store)
        expect(store.query(asked)).toEqual(runQuery(plain.all(), asked, listed))
      }),
    )
  })

  it('pages as the reference does, with its cursors', () => {
    fc.assert(
      fc.property(rows(60), query, (all, asked) => {
        const store = storeOf(all)
        expect(walkPages(asked, (page) => store.query(page))).toEqual(walkPages(asked, (page) => runQuery(all, page, listed)))
      }),
    )
  })

  it('answers as the reference does after any batches of changes', () => {
    const step = fc.record({ writes: batch, asked: query })
    fc.assert(
      fc.property(rows(80), query, fc.array(step, { maxLength: 8 }), (all, first, steps) => {
        const store = new CollectionStore<SampleRow>(listed)
        const plain = new PlainRows()
        plain.apply(
          byId(all).map((one) => ({ id: one.id, row: one })),
          store,
        )
        for (const { writes, asked } of steps) {
          store.query(first)
          plain.apply(writes, store)
          for (const each of [asked, first]) expect(store.query(each)).toEqual(runQuery(plain.all(), each, listed))
        }
        expect(store.size).toBe(plain.all().length)
      }),
      { numRuns: 120 },
    )
  })

  it('shows only what the reader may see', () => {
    fc.assert(
      fc.property(rows(), query, (all, asked) => {
        expect(storeOf(all).query(asked, visible)).toEqual(runQuery(all, asked, { ...listed, visible }))
      }),
    )
  })

  it('finds no word across two rows or two fields', () => {
    const base = fc.sample(rows(3), { numRuns: 20, seed: 5 }).flat()[0] as SampleRow
    const store = storeOf([
      { ...base, id: 'a' as SampleRow['id'], name: 'ends', city: 'here', deletedAt: null },
      { ...base, id: 'b' as SampleRow['id'], name: 'begins', city: 'here', deletedAt: null },
    ])
    const found = (search: string) => store.query({ workspaceId: null, limit: 9, search, count: 'exact' }).total

    expect(['dshere', 'herebegins', 'here', 'begins here', 'here ends'].map(found)).toEqual([0, 0, 2, 1, 1])
  })

  it('orders rows by id also where they took the places of others', () => {
    const [base] = fc.sample(rows(3), { numRuns: 20, seed: 5 }).flat()
    const live = (id: string) => ({ ...(base as SampleRow), id: id as SampleRow['id'], deletedAt: null })
    const store = storeOf(['a', 'b', 'c'].map(live))
    store.apply(['a', 'b', 'c'].map((id) => ({ id: id as SampleRow['id'], row: null })))

    store.apply(['x', 'y', 'z'].map((id) => ({ id: id as SampleRow['id'], row: live(id) })))

    expect(store.query({ workspaceId: null, limit: 9 }).items.map(({ id }) => id)).toEqual(['x', 'y', 'z'])
  })

  it('keeps thousands of rows in order while they change', () => {
    const random = fc.sample(rows(400), { numRuns: 12, seed: 9 }).flat()
    const many = random.map((one, index) => ({ ...one, id: `row-${index}` as SampleRow['id'] }))
    const store = storeOf(many)
    const plain = new Map(many.map((one) => [one.id, one]))
    const asked = {
      workspaceId: WORKSPACE,
      limit: 100_000,
      orderBy: [{ field: 'name', direction: 'desc', empty: 'first' }],
    } as const
    store.query(asked)

    many.forEach((one, index) => {
      const next = { ...one, name: many[(index * 7) % many.length]!.name }
      plain.set(one.id, next)
      store.apply([{ id: one.id, row: next }])
    })

    expect(store.query(asked)).toEqual(runQuery([...plain.values()], asked, listed))
  })

  it('gives the first of thousands of rows as it does when all are in order, and follows them', () => {
    const random = fc.sample(rows(400), { numRuns: 12, seed: 9 }).flat()
    const many = random.map((one, index) => ({ ...one, id: `row-${index}` as SampleRow['id'] }))
    const store = storeOf(many)
    const plain = new Map(many.map((one) => [one.id, one]))
    const orderBy = [
      { field: 'city', direction: 'asc', empty: 'last' },
      { field: 'name', direction: 'desc', empty: 'first' },
    ] as const
    const first: AnyQuery = { workspaceId: WORKSPACE, limit: 20, orderBy }
    const asked: readonly AnyQuery[] = [first, { ...first, count: 'exact' }, { ...first, search: 'a' }]
    const live = asked.map((one) => store.live(one, { changed: () => undefined }))
    expect(live.map(({ page }) => page)).toEqual(asked.map((one) => runQuery(many, one, listed)))

    for (const one of many.slice(0, 300)) {
      const next = { ...one, city: many[(plain.size * 3) % many.length]!.city, name: many.at(-1)!.name }
      plain.set(one.id, next)
      store.apply([{ id: one.id, row: next }])
    }
    expect(live.map(({ page }) => page)).toEqual(asked.map((one) => runQuery([...plain.values()], one, listed)))
  })

  it('is filled at once, a row that is written twice as it was written last', () => {
    const store = new CollectionStore<SampleRow>(listed)
    const [one, other] = fc.sample(rows(4), { numRuns: 8, seed: 3 }).flat()
    const id = 'twice' as SampleRow['id']
    store.apply([
      { id, row: { ...one!, id } },
      { id: other!.id, row: other! },
      { id, row: { ...other!, id } },
      { id: other!.id, row: null },
      { id: one!.id, row: null },
    ])
    expect([...store.all()]).toEqual([{ ...other!, id }])
    expect(store.size).toBe(1)
  })
})
