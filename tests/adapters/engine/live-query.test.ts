import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CollectionStore } from '../../../src/adapters/shared/engine/collection-store'
import type { AnyQuery } from '../../../src/domain/model/query/ast'
import type { Id } from '../../../src/domain/model/kernel/id'
import { runQuery } from '../../../src/domain/model/query/run-query'
import { batch, PlainRows } from '../../support/engine'
import { query, rows, sampleSearchText, WORKSPACE, type SampleRow } from '../../support/rows'
import { SHARED_MACHINE_MS } from '../../support/shared-machine'

const listed = { collection: 'samples', searchText: sampleSearchText }
const visible = (one: SampleRow) => one.rank !== 'Zz'
const byName: AnyQuery = {
  workspaceId: WORKSPACE,
  limit: 2,
  count: 'exact',
  orderBy: [{ field: 'name', direction: 'asc', empty: 'last' }],
}

function person(id: string, name: string): SampleRow {
  const rest = { workspaceId: WORKSPACE, deletedAt: null, city: null, rank: 'a', amount: null, flag: false, tags: [] }
  return { ...rest, id: id as Id, name }
}

function put(row: SampleRow) {
  return { id: row.id, row }
}

describe('a live query', { timeout: SHARED_MACHINE_MS }, () => {
  it('shows after every batch what a fresh query would, and tells of it', () => {
    fc.assert(
      fc.property(
        rows(150),
        fc.array(batch, { maxLength: 12 }),
        fc.array(query, { minLength: 1, maxLength: 4 }),
        (all, batches, queries) => {
          const store = new CollectionStore<SampleRow>(listed)
          const plain = new PlainRows()
          plain.apply(all.map(put), store)
          const live = queries.map((asked) => {
            const state = { asked, notified: 0, query: store.live(asked, { visible, changed: () => (state.notified += 1) }) }
            return state
          })
          for (const writes of batches) {
            const before = live.map((one) => ({ page: one.query.page, notified: one.notified }))
            plain.apply(writes, store)
            live.forEach(({ asked, query: followed, notified }, index) => {
              expect(followed.page).toEqual(runQuery(plain.all(), asked, { ...listed, visible }))
              if (followed.page !== before[index]?.page) expect(notified).toBe((before[index]?.notified ?? 0) + 1)
            })
          }
        },
      ),
      { numRuns: 120 },
    )
  })

  it('shows what a fresh query would when it is opened again after others wrote', () => {
    fc.assert(
      fc.property(
        rows(60),
        fc.array(batch, { maxLength: 8 }),
        fc.array(query, { minLength: 1, maxLength: 12 }),
        (all, batches, queries) => {
          const store = new CollectionStore<SampleRow>(listed)
          const plain = new PlainRows()
          plain.apply(all.map(put), store)
          for (const writes of [[], ...batches]) {
            plain.apply(writes, store)
            for (const asked of queries) {
              const live = store.live(asked, { changed: () => undefined })
              expect(live.page).toEqual(runQuery(plain.all(), asked, listed))
              live.close()
            }
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  it('has a search that was left at hand for whoever comes back, and tells only them', () => {
    const store = new CollectionStore<SampleRow>(listed)
    store.apply(['anna', 'anton'].map((name) => put(person(name, name))))
    const notified: string[] = []
    const asked = { ...byName, search: 'an' }
    const left = store.live(asked, { changed: () => notified.push('left') })
    const before = left.page
    left.close()

    const again = store.live(asked, { changed: () => notified.push('again') })
    const kept = again.page
    store.apply([put(person('anja', 'anja'))])

    expect([kept === before, again.page.total, notified]).toEqual([true, 3, ['again']])
  })

  it('follows pages behind a cursor', () => {
    fc.assert(
      fc.property(rows(150), fc.array(batch, { maxLength: 8 }), query, (all, batches, asked) => {
        const store = new CollectionStore<SampleRow>(listed)
        const plain = new PlainRows()
        plain.apply(all.map(put), store)
        const { next } = store.query(asked)
        fc.pre(next !== null)
        const behind = { ...asked, after: next }
        const live = store.live(behind, { changed: () => undefined })
        for (const writes of batches) {
          plain.apply(writes, store)
          expect(live.page).toEqual(runQuery(plain.all(), behind, listed))
        }
      }),
      { numRuns: 120 },
    )
  })

  it('drains and fills again, past what it keeps in reserve', () => {
    const store = new CollectionStore<SampleRow>(listed)
    const people = Array.from({ length: 600 }, (_, index) => person(`id-${index}`, `name ${String(index).padStart(4, '0')}`))
    store.apply(people.map(put))
    const live = store.live(byName, { changed: () => undefined })
    const seen: unknown[] = [live.page.items[0]?.name]

    for (const { id } of people.slice(0, 500)) {
      store.apply([{ id, row: null }])
    }
    seen.push(live.page.items[0]?.name, live.page.total)
    for (const one of people.slice(0, 500)) {
      store.apply([put(one)])
    }
    seen.push(live.page.items[0]?.name, live.page.total)

    expect(seen).toEqual(['name 0000', 'name 0500', 100, 'name 0000', 600])
  })

  it('keeps the page when nothing it shows has changed, and the rows that did not', () => {
    const store = new CollectionStore<SampleRow>(listed)
    store.apply(['a', 'b', 'c', 'd'].map((name) => put(person(name, name))))
    const live = store.live(byName, { changed: () => undefined })
    const first = live.page

    store.apply([put({ ...person('d', 'd'), amount: 1 })])
    const second = live.page
    store.apply([put({ ...person('b', 'b'), amount: 1 })])
    const third = live.page

    expect([second === first, third === first, third.items[0] === first.items[0]]).toEqual([true, false, true])
  })

  it('tells nothing of a row outside its page, nor after it was closed', () => {
    const store = new CollectionStore<SampleRow>(listed)
    store.apply(Array.from({ length: 90 }, (_, index) => put(person(`id-${index}`, `name ${index}`))))
    let notified = 0
    const live = store.live({ ...byName, count: 'none' }, { changed: () => (notified += 1) })
    expect(live.page.items).toHaveLength(2)

    store.apply([put(person('z', 'zoe'))])
    store.apply([put(person('id-89', 'yann'))])
    const outside = notified
    live.close()
    store.apply([put(person('a', 'aaa'))])

    expect([outside, notified]).toEqual([0, 0])
  })

  it('shows each of the rows that changed in place', () => {
    const store = new CollectionStore<SampleRow>(listed)
    store.apply(['a', 'b', 'c'].map((name) => put(person(name, name))))
    const live = store.live({ ...byName, limit: 9 }, { changed: () => undefined })
    const first = live.page

    store.apply([put({ ...person('a', 'a'), amount: 1 }), put({ ...person('c', 'c'), amount: 2 })])
    store.apply([put({ ...person('c', 'c'), amount: 3 })])

    expect(live.page.items.map(({ amount }) => amount)).toEqual([1, null, 3])
    expect(first.items.map(({ amount }) => amount)).toEqual([null, null, null])
  })

  it('keeps its order while more other orders are asked for than are kept', () => {
    const store = new CollectionStore<SampleRow>(listed)
    store.apply(['a', 'b', 'c'].map((name) => put(person(name, name))))
    const live = store.live(byName, { changed: () => undefined })
    const first = live.page

    for (const field of ['city', 'rank', 'amount', 'flag', 'deletedAt']) {
      for (const direction of ['asc', 'desc'] as const) store.query({ ...byName, orderBy: [{ field, direction, empty: 'last' }] })
    }
    store.apply([put(person('a', 'z'))])

    expect([first, live.page].map(({ items }) => items.map(({ id }) => id))).toEqual([
      ['a', 'b'],
      ['b', 'c'],
    ])
  })

  it('opens again after a batch as large as the store', () => {
    const store = new CollectionStore<SampleRow>(listed)
    store.apply([put(person('b', 'b'))])
    const live = store.live(byName, { changed: () => undefined })
    expect(live.page.total).toBe(1)

    store.apply(Array.from({ length: 200 }, (_, index) => put(person(`id-${index}`, `a${index}`))))

    expect([live.page.total, live.page.items[0]?.name]).toEqual([201, 'a0'])
  })
})
