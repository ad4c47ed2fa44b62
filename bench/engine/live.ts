import { CollectionStore } from '../../src/adapters/shared/engine/collection-store'
import type { LiveQuery } from '../../src/adapters/shared/engine/live-query'
import type { AnyCondition, AnyQuery } from '../../src/domain/model/query/ast'
import { LIFECYCLES } from '../../src/domain/model/registry/contacts'
import { searchText } from '../../src/domain/model/records/search-text'
import { personRows, type BenchRow } from './person-rows'

const QUERIES = 50
const PAGE = 50
const FIELDS = ['name', 'companyName', 'city', 'jobTitle', 'createdAt'] as const
const TESTS: readonly (AnyCondition | null)[] = [
  null,
  { op: 'eq', field: 'lifecycle', value: LIFECYCLES[0] },
  { op: 'includes', field: 'jobTitle', value: 'manager' },
  { op: 'neq', field: 'city', value: null },
  { op: 'startsWith', field: 'name', value: 'a' },
]

/** Fifty lists open at once, each with its first page read; what changes is read again as a screen would. */
export class LiveBench {
  private readonly rows: readonly BenchRow[]
  private readonly store: CollectionStore<BenchRow>
  private readonly touched = new Set<LiveQuery<BenchRow>>()
  private changes = 0

  constructor(people: number) {
    this.rows = personRows(people)
    this.store = new CollectionStore<BenchRow>({
      collection: 'personRows',
      searchText: (row) => searchText('personRows', row),
    })
    this.store.apply(this.rows.map((row) => ({ id: row.id, row })))
    for (let at = 0; at < QUERIES; at += 1) this.open(queryAt(at))
  }

  /** Milliseconds that one change costs, over as many, each in a commit of its own. */
  change(count: number): number {
    const writes = Array.from({ length: count }, () => this.next())
    const began = performance.now()
    for (const row of writes) {
      this.store.apply([{ id: row.id, row }])
      this.read()
    }
    return (performance.now() - began) / count
  }

  /** Milliseconds for as many changes that come at once. */
  catchUp(count: number): number {
    const writes = Array.from({ length: count }, () => this.next())
    const began = performance.now()
    this.store.apply(writes.map((row) => ({ id: row.id, row })))
    this.read()
    return performance.now() - began
  }

  private open(query: AnyQuery): void {
    const live: LiveQuery<BenchRow> = this.store.live(query, { changed: () => this.touched.add(live) })
    if (live.page.items.length === 0) throw new Error('A list of the bench is empty.')
  }

  private read(): void {
    for (const live of this.touched) if (live.page.total === null) throw new Error('A list lost its total.')
    this.touched.clear()
  }

  /** Another row each time, in turn with a new name, a new city or another lifecycle. */
  private next(): BenchRow {
    this.changes += 1
    const at = (this.changes * 7919) % this.rows.length
    const row = this.rows[at]
    if (row === undefined) throw new Error('There is no row to change.')
    return { ...row, ...changeAt(this.changes, row) }
  }
}

function queryAt(at: number): AnyQuery {
  const field = FIELDS[at % FIELDS.length] ?? 'name'
  const where = TESTS[Math.floor(at / FIELDS.length) % TESTS.length] ?? null
  const direction = at < QUERIES / 2 ? 'asc' : 'desc'
  const orderBy = [{ field, direction, empty: 'last' }] as const
  return { workspaceId: null, orderBy, limit: PAGE, count: 'exact', ...(where !== null && { where }) }
}

function changeAt(count: number, row: BenchRow): Partial<BenchRow> {
  if (count % 3 === 0) return { name: `${row.name.split(' ').toReversed().join(' ')} ${count}` }
  if (count % 3 === 1) return { city: `${row.city ?? 'Town'} ${count % 100}` }
  return { lifecycle: LIFECYCLES[count % LIFECYCLES.length] ?? null }
}
