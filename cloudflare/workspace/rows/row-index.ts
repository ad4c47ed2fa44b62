import type { SqlStorage } from '@cloudflare/workers-types'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { AnyRecord, CollectionName } from '../../../src/domain/model/records/collections'
import { documentOf, linksOf, type RowDocument } from './document'
import type { Link } from './facts'
import { GROWING, type GrowingName, isGrowing, viewOf } from './names'
import { dependentsOf } from './row-dependents'
import { PendingRows } from './pending-rows'
import { RowCounts } from './row-counts'
import { RowJoins } from './row-joins'
import type { SqlRecords } from './sql-records'

export interface WrittenRecord {
  readonly collection: CollectionName
  readonly id: Id
  readonly before: AnyRecord | null
  readonly after: AnyRecord | null
}

interface KeptRow {
  readonly n: number
  readonly trashed: number
  readonly text: string
  readonly shown: string
}

interface NewRow extends RowDocument {
  readonly collection: GrowingName
  readonly id: Id
  readonly trashed: number
}

/** Rows that are made anew at once, of those that show a changed record. */
const AT_ONCE = 500

/** By what records are listed and looked up. It follows the records, in the transaction that writes them. */
export class RowIndex {
  private readonly sql: SqlStorage
  private readonly records: SqlRecords

  private readonly links: PendingRows
  private readonly texts: PendingRows
  private readonly counts: RowCounts

  constructor(sql: SqlStorage, records: SqlRecords) {
    this.sql = sql
    this.records = records
    this.counts = new RowCounts(sql)
    this.links = new PendingRows(
      sql,
      'INSERT OR IGNORE INTO links (value, field, n) SELECT value->>0, value->>1, value->>2 FROM json_each(?)',
    )
    this.texts = new PendingRows(sql, 'INSERT INTO texts (rowid, text) SELECT value->>0, value->>1 FROM json_each(?)')
  }

  /** After the records are written. */
  follow(written: readonly WrittenRecord[]): void {
    this.begin()
    let joins = new RowJoins(this.records)
    const done = new Set<string>()
    // Tasks first: a deal's row counts those that are linked to it.
    for (const some of [written.filter(isTask), written.filter((one) => !isTask(one))]) {
      for (const { collection, id, before, after } of some) {
        if (!isGrowing(collection)) continue
        this.put(collection, id, { before, after, joins })
        done.add(`${collection}/${id}`)
      }
      this.links.flush()
    }
    const links = written.flatMap(({ collection, before, after }) => dependentsOf(collection, { before, after }))
    for (const link of links)
      for (const rows of this.linkedTo(link)) {
        joins = new RowJoins(this.records)
        for (const collection of GROWING) {
          const ids = rows.flatMap((row) =>
            row.collection === collection && !done.has(`${collection}/${row.id}`) ? [row.id] : [],
          )
          const records = ids.length === 0 ? [] : this.records.getMany(collection, ids)
          for (const record of records) this.put(collection, record.id, { before: record, after: record, joins })
        }
      }
    this.end()
  }

  clear(): void {
    for (const table of ['rows', 'links', 'counts']) this.sql.exec(`DELETE FROM ${table}`)
    this.sql.exec("INSERT INTO texts (texts) VALUES ('delete-all')")
  }

  /** Records that are there, and not yet in it. */
  add(collection: GrowingName, records: readonly AnyRecord[]): void {
    this.begin()
    const joins = new RowJoins(this.records)
    for (const record of records) this.put(collection, record.id, { before: null, after: record, joins })
    this.end()
  }

  /** What a transaction that failed left behind is dropped. */
  private begin(): void {
    this.counts.drop()
    this.links.drop()
    this.texts.drop()
  }

  private end(): void {
    this.links.flush()
    this.texts.flush()
    this.counts.flush()
  }

  private put(
    collection: GrowingName,
    id: Id,
    { before, after, joins }: Pick<WrittenRecord, 'before' | 'after'> & { readonly joins: RowJoins },
  ): void {
    const view = viewOf(collection)
    const indexed = (record: AnyRecord | null) =>
      record === null ? null : { record: record as never, row: view === null ? null : joins.rowOf(view, record) }
    const [was, is] = [before === after ? null : indexed(before), indexed(after)]
    const known = before === null ? null : this.find(collection, id)
    const trashed = after === null ? null : Number(after.deletedAt !== null)
    const n =
      is === null || trashed === null
        ? this.remove(known)
        : this.keep(known, { collection, id, trashed, ...documentOf(collection, view, is) })
    const linksOfOne = (one: typeof is) => (one === null ? [] : linksOf(collection, view, one))
    if (before !== after && n !== null) this.link(n, linksOfOne(was), linksOfOne(is))
    this.counts.move(collection, known?.trashed ?? null, trashed)
  }

  private find(collection: GrowingName, id: Id): KeptRow | null {
    const found = this.sql.exec('SELECT n, trashed, text, shown FROM rows WHERE collection = ? AND id = ?', collection, id)
    return (found.toArray()[0] ?? null) as KeptRow | null
  }

  private keep(known: KeptRow | null, { collection, id, trashed, doc, text, shown }: NewRow): number {
    const values = [trashed, doc, text, shown]
    const put =
      known === null
        ? 'INSERT INTO rows (trashed, doc, text, shown, collection, id) VALUES (?, jsonb(?), ?, ?, ?, ?) RETURNING n'
        : 'UPDATE rows SET trashed = ?, doc = jsonb(?), text = ?, shown = ? WHERE n = ? RETURNING n'
    const { n } = this.sql.exec<{ n: number }>(put, ...values, ...(known === null ? [collection, id] : [known.n])).one()
    if (known?.text === text && known.shown === shown) return n
    if (known !== null) this.unwrite(n)
    const words = indexedWords(`${text}\n${shown}`)
    if (words !== '') this.texts.add(n, words)
    return n
  }

  private remove(known: KeptRow | null): number | null {
    if (known === null) return null
    this.sql.exec('DELETE FROM rows WHERE n = ?', known.n)
    this.unwrite(known.n)
    return known.n
  }

  private unwrite(n: number): void {
    this.texts.flush()
    this.sql.exec('DELETE FROM texts WHERE rowid = ?', n)
  }

  private link(n: number, before: readonly Link[], after: readonly Link[]): void {
    const [was, is] = [before, after].map((links) => new Map(links.map((link) => [link.join(' '), link])))
    for (const [key, [field, value]] of was ?? []) {
      if (is?.has(key) === true) continue
      this.links.flush()
      this.sql.exec('DELETE FROM links WHERE value = ? AND field = ? AND n = ?', value, field, n)
    }
    for (const [key, [field, value]] of is ?? []) if (was?.has(key) !== true) this.links.add(value, field, n)
  }

  /** In slices, so that it does not matter how many they are. */
  private *linkedTo([field, value]: Link): IterableIterator<readonly { readonly collection: GrowingName; readonly id: Id }[]> {
    if (field === '') {
      yield [{ collection: 'deals', id: value as Id }]
      return
    }
    for (let after = 0; ;) {
      const rows = this.sql
        .exec(
          'SELECT n, collection, id FROM links JOIN rows USING (n) WHERE value = ? AND field = ? AND n > ? ORDER BY n LIMIT ?',
          value,
          field,
          after,
          AT_ONCE,
        )
        .toArray()
      yield rows as never
      if (rows.length < AT_ONCE) return
      after = Number(rows.at(-1)?.['n'])
    }
  }
}

/** The words of a text, each once: no search looks for what is in two of them. */
function indexedWords(text: string): string {
  return [...new Set(text.split(/\s+/u))].join(' ')
}

function isTask({ collection }: WrittenRecord): boolean {
  return collection === 'tasks'
}
