import type { SqlStorage } from '@cloudflare/workers-types'
import { type Listing, mayReadAny } from '../../../src/adapters/shared/commits/reader'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { AnyCondition, AnyQuery, Page } from '../../../src/domain/model/query/ast'
import { effectiveOrders, listingKey } from '../../../src/domain/model/query/canonical-key'
import { decodeCursor, encodeCursor, positionOf } from '../../../src/domain/model/query/order'
import { evaluate } from '../../../src/domain/model/query/run-query'
import type { RowOf } from '../../../src/domain/model/records/collections'
import { compileCondition, isByLinks } from './compile-condition'
import { stretchesOf } from './compile-order'
import { compileSight, type Viewer } from './compile-sight'
import { isLong } from './long-condition'
import { baseOf, isRowView, type ListedName } from './names'
import { joined, Parameters } from './parameters'
import { RowJoins } from './row-joins'
import { compileSearch } from './search'
import type { SqlRecords } from './sql-records'

export type PageListing<Row> = Pick<Listing<Row>, 'get' | 'page' | 'all'>

/** A collection, or a view with a row for each of its records, as one reader may see it; read from SQLite. */
export class SqlListing<K extends ListedName> implements PageListing<RowOf<K>> {
  private readonly sql: SqlStorage
  private readonly records: SqlRecords
  private readonly name: K
  private readonly viewer: Viewer
  /** As `compileSight`, for a row that was read. */
  private readonly test: ((row: RowOf<K>) => boolean) | null

  constructor(sql: SqlStorage, records: SqlRecords, { name, viewer }: { readonly name: K; readonly viewer: Viewer }) {
    this.sql = sql
    this.records = records
    this.name = name
    this.viewer = viewer
    this.test = mayReadAny(viewer.member.role, name) ? viewer.sight(name) : () => false
  }

  get(id: Id): RowOf<K> | null {
    const [row = null] = this.rowsOf([id])
    return row === null || this.test?.(row) === false ? null : row
  }

  page(query: AnyQuery): Page<RowOf<K>> {
    const { name } = this
    const orders = effectiveOrders(query.orderBy ?? [])
    const listing = listingKey(name, query)
    const after = query.after === undefined ? null : decodeCursor(listing, query.after, orders.length)
    const parameters = new Parameters()
    const where = this.whereOf(query, parameters)
    const ids: string[] = []
    for (const stretch of stretchesOf(name, orders, { after, parameters })) {
      const conditions = stretch.where === null ? where : [...where, stretch.where]
      const wanted = query.limit + 1 - ids.length
      if (wanted === 0) break
      const found = `SELECT r.id FROM rows r WHERE ${joined('AND', conditions)} ORDER BY ${stretch.orderBy} LIMIT ${wanted}`
      for (const { id } of parameters.run(this.sql, found)) ids.push(id as string)
    }
    const items = this.rowsOf(ids.slice(0, query.limit))
    const last = items.at(-1)
    const next = last === undefined || ids.length <= query.limit ? null : encodeCursor(listing, positionOf(orders, last))
    return { items, next, total: query.count === 'exact' ? this.total(query) : null }
  }

  all(): readonly RowOf<K>[] {
    const rows = [...this.eachRow()]
    return this.test === null ? rows : rows.filter(this.test)
  }

  private total(query: AnyQuery): number {
    const { trash = 'exclude' } = query
    const parameters = new Parameters()
    const where = this.whereOf({ ...query, trash: 'include' }, parameters)
    const states = { exclude: [0], only: [1], include: [0, 1] }[trash]
    // All of them are counted as they are written.
    const counted =
      where.length === 1
        ? `SELECT coalesce(sum(total), 0) AS total FROM counts r WHERE`
        : `SELECT count(*) AS total FROM rows r WHERE`
    const conditions = [...where, `r.trashed IN (${states.join(', ')})`]
    return Number(parameters.run(this.sql, `${counted} ${joined('AND', conditions)}`).one()['total'])
  }

  /** Which rows are listed, whatever the page. The first condition says whose they are. */
  private whereOf(query: AnyQuery, parameters: Parameters): readonly string[] {
    const { name, viewer } = this
    const { where, trash = 'exclude' } = query
    const sight = compileSight(name, { viewer, parameters })
    const search = compileSearch(this.sql, name, { query, parameters })
    // Rows that are named one by one are not looked for in the order of an index, as SQLite, which knows no numbers, may want to.
    const isNamed = (where !== undefined && !isLong(where) && isByLinks(name, where)) || search?.includes(' MATCH ') === true
    return [
      `${isNamed ? '+' : ''}r.collection = '${baseOf(name)}'`,
      ...(trash === 'include' ? [] : [`r.trashed = ${trash === 'only' ? 1 : 0}`]),
      ...(where === undefined ? [] : [this.conditionOf(where, parameters)]),
      ...(sight === null ? [] : [sight]),
      ...(search === null ? [] : [search]),
    ]
  }

  private conditionOf(condition: AnyCondition, parameters: Parameters): string {
    if (!isLong(condition)) return compileCondition(this.name, condition, parameters)
    const rows = this.sql.exec<{ id: string; n: number }>('SELECT id, n FROM rows WHERE collection = ?', baseOf(this.name))
    const numbers = new Map(Array.from(rows, ({ id, n }) => [id, n]))
    const found: number[] = []
    for (const row of this.eachRow()) if (evaluate(condition, row)) found.push(numbers.get(row.id) ?? 0)
    return `r.n IN ${parameters.each(found)}`
  }

  private *eachRow(): IterableIterator<RowOf<K>> {
    const joins = new RowJoins(this.records)
    for (const record of this.records.all(baseOf(this.name))) yield this.shown(record, joins)
  }

  /** In the order of the ids. */
  private rowsOf(ids: readonly string[]): readonly RowOf<K>[] {
    const joins = new RowJoins(this.records)
    const records = new Map<string, object>(this.records.getMany(baseOf(this.name), ids).map((record) => [record.id, record]))
    return ids.flatMap((id) => {
      const record = records.get(id)
      return record === undefined ? [] : [this.shown(record, joins)]
    })
  }

  private shown(record: object, joins: RowJoins): RowOf<K> {
    const name: ListedName = this.name
    return (isRowView(name) ? joins.rowOf(name, record) : record) as RowOf<K>
  }
}
