import type { SqlStorage } from '@cloudflare/workers-types'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { AnyRecord, CollectionName, RecordOf } from '../../../src/domain/model/records/collections'
import { SUBJECT_COLLECTIONS } from '../../../src/domain/model/records/subject'
import { partsOf } from '../texts'
import { CONTACT, STEP } from './facts'
import { isGrowing, LONG } from './names'

/** Of a page that is read while others are written. */
const PAGE_RECORDS = 200
/** Of those that may be long. */
const FEW_RECORDS = 5

/** The records of a workspace, as they are stored. */
export class SqlRecords {
  private readonly sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.sql = sql
  }

  get<K extends CollectionName>(collection: K, id: Id): RecordOf<K> | null {
    const rows = this.sql.exec('SELECT id, body FROM records WHERE collection = ? AND id = ? ORDER BY part', collection, id)
    return (parsed(rows)[0] ?? null) as RecordOf<K> | null
  }

  /** Those that there are, in the order of their ids. */
  getMany<K extends CollectionName>(collection: K, ids: readonly string[]): readonly RecordOf<K>[] {
    const some = '(SELECT value FROM json_each(?))'
    const rows = this.sql.exec(
      `SELECT id, body FROM records WHERE collection = ? AND id IN ${some} ORDER BY id, part`,
      collection,
      JSON.stringify(ids),
    )
    return parsed(rows) as unknown as readonly RecordOf<K>[]
  }

  /** In the order of their ids. Others may write meanwhile: it is read page by page. */
  *all<K extends CollectionName>(collection: K): IterableIterator<RecordOf<K>> {
    for (let after = ''; ;) {
      const page = this.page(collection, after)
      yield* page as unknown as readonly RecordOf<K>[]
      const last = page.at(-1)
      if (last === undefined) return
      after = last.id
    }
  }

  /** Those that a field, or a fact, links to a value. In slices, so that it does not matter how many they are. */
  *linked<K extends CollectionName>(collection: K, field: string, value: string): IterableIterator<RecordOf<K>> {
    for (let after = 0; ;) {
      const rows = this.sql
        .exec(
          'SELECT n, id FROM links JOIN rows USING (n) WHERE value = ? AND field = ? AND n > ? AND collection = ? ORDER BY n LIMIT ?',
          value,
          field,
          after,
          collection,
          PAGE_RECORDS,
        )
        .toArray()
      yield* this.getMany(
        collection,
        rows.map(({ id }) => id as string),
      )
      if (rows.length < PAGE_RECORDS) return
      after = rows.at(-1)?.['n'] as number
    }
  }

  /** The lines of the timeline that say how a task or deal went on, in no particular order. */
  steps(objectId: Id): readonly RecordOf<'activities'>[] {
    const ids = this.sql.exec('SELECT id FROM links JOIN rows USING (n) WHERE value = ? AND field = ?', objectId, STEP).toArray()
    return ids.length === 0
      ? []
      : this.getMany(
          'activities',
          ids.map(({ id }) => id as string),
        )
  }

  /** The contacts that several live records have, each with these in the order of their ids. */
  *sharedContacts(): IterableIterator<readonly [contact: Id, ids: readonly Id[]]> {
    const shared = this.sql.exec('SELECT value FROM links WHERE field = ? GROUP BY value HAVING count(*) > 1', CONTACT).toArray()
    for (const { value } of shared) {
      const ids = this.sql.exec(
        'SELECT id FROM links JOIN rows USING (n) WHERE value = ? AND field = ? ORDER BY id',
        value,
        CONTACT,
      )
      yield [value as Id, Array.from(ids, ({ id }) => id as Id)]
    }
  }

  /** Those that are or name one of these ids, or have such an address. Of what does not grow, all. */
  about<K extends CollectionName>(collection: K, names: ReadonlySet<string>): Iterable<RecordOf<K>> {
    if (!isGrowing(collection)) return this.all(collection)
    const named = Array.from(names).flatMap((id) => [id, ...SUBJECT_COLLECTIONS.map((of) => `${of}/${id}`)])
    const found = this.sql.exec(
      `SELECT id FROM rows WHERE n IN (SELECT n FROM links WHERE value IN (SELECT value FROM json_each(?2)) AND field GLOB ?1 || '.*')
        AND collection = ?1`,
      collection,
      JSON.stringify(named),
    )
    return this.getMany(collection, [...names, ...Array.from(found, ({ id }) => id as string)])
  }

  wasPurged(collection: CollectionName, id: Id): boolean {
    const found = this.sql.exec('SELECT 1 FROM tombstones WHERE name = ?', `${collection}/${id}`)
    return found.toArray().length > 0
  }

  /** @returns the record that was there before */
  write(collection: CollectionName, id: Id, record: AnyRecord | null): AnyRecord | null {
    const before = this.get(collection, id)
    if (before !== null) this.sql.exec('DELETE FROM records WHERE collection = ? AND id = ?', collection, id)
    if (record === null) this.sql.exec('INSERT OR IGNORE INTO tombstones (name) VALUES (?)', `${collection}/${id}`)
    else
      for (const [part, text] of partsOf(JSON.stringify(record)).entries())
        this.sql.exec('INSERT INTO records (collection, id, part, body) VALUES (?, ?, ?, ?)', collection, id, part, text)
    return before
  }

  /** Those after an id, in the order of their ids; none: there are no more. */
  page(collection: CollectionName, after: string): readonly AnyRecord[] {
    const rows = this.sql.exec(
      `SELECT id, body FROM records WHERE collection = ?1 AND id IN
        (SELECT DISTINCT id FROM records WHERE collection = ?1 AND id > ?2 ORDER BY id LIMIT ?3) ORDER BY id, part`,
      collection,
      after,
      LONG.has(collection) ? FEW_RECORDS : PAGE_RECORDS,
    )
    return parsed(rows)
  }
}

function parsed(rows: Iterable<Record<string, unknown>>): readonly AnyRecord[] {
  return readParts(rows, 'id', 'body') as readonly AnyRecord[]
}

/** Joins the parts of each text, which follow each other, and reads it. */
export function readParts(rows: Iterable<Record<string, unknown>>, key: string, text: string): readonly unknown[] {
  const read: unknown[] = []
  let [current, whole]: [unknown, string] = [null, '']
  for (const row of rows) {
    if (row[key] !== current && whole !== '') read.push(JSON.parse(whole))
    whole = row[key] === current ? whole + String(row[text]) : String(row[text])
    current = row[key]
  }
  if (whole !== '') read.push(JSON.parse(whole))
  return read
}
