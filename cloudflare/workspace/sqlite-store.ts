import type { DurableObjectStorage, SqlStorage } from '@cloudflare/workers-types'
import { NEVER, type Observable } from 'rxjs'
import type { FileStore, Answered, LoadSink, OthersDid, Store, Unit } from '../../src/adapters/shared/backend/store'
import { usedKey } from '../../src/adapters/shared/backend/store'
import type { CommitEntry } from '../../src/adapters/shared/commits/commit-entry'
import { LOAD_ORDER } from '../../src/adapters/shared/store/load-order'
import { Turns } from '../../src/adapters/shared/store/turns'
import { portError } from '../../src/domain/model/errors/port-error'
import type { Id } from '../../src/domain/model/kernel/id'
import type { AnyRecord, CollectionName } from '../../src/domain/model/records/collections'
import { takeSteps } from '../schema-steps'
import { storeRefusal } from '../store-refusal'
import { WORKSPACE_SCHEMA } from './schema'
import { isGrowing } from './rows/names'
import { indexAll, INDEXED, type IndexState } from './rows/index-all'
import { RowSource } from './rows/row-source'
import { readParts } from './rows/sql-records'
import { partsOf } from './texts'

/** Commits kept for clients that were away, and to answer a repetition in full. */
const LOG_ENTRIES = 20_000
/** Characters of them, about: a device that was away for more copies less when it copies all. */
const LOG_CHARACTERS = 64_000_000
/** How many commits may be forgotten with one. */
const FORGOTTEN = 10
/** How many calls back a repetition is recognised. */
const ANSWERS = 20_000

const WORKSPACE = 'workspace'
const LINEAGE = 'lineage'
const INDEX = 'index'

/** The bytes of a workspace's files. */
export interface ObjectFiles extends FileStore {
  removeAll(): Promise<void>
}

/** The store of one workspace, in the SQLite of its object. Nobody else shares it. */
export class SqliteStore implements Store {
  readonly lineage: string
  readonly others$: Observable<OthersDid> = NEVER
  readonly files: ObjectFiles
  readonly records: RowSource
  private readonly storage: DurableObjectStorage
  private readonly turns = new Turns()
  private isFull = false

  /** @param files where the bytes of files are */
  constructor(storage: DurableObjectStorage, files: (demandRoom: () => void) => ObjectFiles) {
    this.storage = storage
    takeSteps(storage, WORKSPACE_SCHEMA)
    this.records = new RowSource(storage.sql)
    if (this.readNow(WORKSPACE) === null) this.writeNow(INDEX, INDEXED)
    const lineage = this.readNow(LINEAGE) as string | null
    this.lineage = lineage ?? crypto.randomUUID()
    if (lineage === null) this.writeNow(LINEAGE, this.lineage)
    this.files = files(() => this.demandRoom())
  }

  async workspaces(): Promise<readonly Id[]> {
    const id = this.readNow(WORKSPACE) as Id | null
    return id === null ? [] : [id]
  }

  async load(_: Id, sink: LoadSink): Promise<void> {
    const last = Number(this.sql.exec('select coalesce(max(seq), 0) as seq from log').one()['seq'])
    const tokens = this.sql.exec('select invitation_id, hash from tokens').toArray()
    sink.begin([], {
      seq: last,
      tokens: tokens.map((row) => ({ invitationId: row['invitation_id'] as Id, tokenHash: row['hash'] as string })),
      tombstones: [],
    })
    const [growing, few] = [LOAD_ORDER.filter(isGrowing), LOAD_ORDER.filter((collection) => !isGrowing(collection))]
    for (const collection of few) {
      sink.rows(collection, [...this.records.all(collection)] as readonly AnyRecord[])
      sink.complete(collection)
    }
    const state = { read: () => this.readNow(INDEX) as IndexState | null, write: (now: IndexState) => this.writeNow(INDEX, now) }
    await indexAll(this.storage, this.records, state)
    for (const collection of growing) sink.complete(collection)
  }

  alone<T>(task: () => Promise<T>): Promise<T> {
    return this.turns.take(task)
  }

  async missed(_: Id, afterSeq: number): Promise<readonly CommitEntry[]> {
    return this.entriesAfter(afterSeq)
  }

  async answered(key: string): Promise<Answered | null> {
    const [found] = this.sql.exec('select seq, value from answers where key = ?', key).toArray()
    if (found === undefined) return null
    const value: unknown = JSON.parse(found['value'] as string)
    const { seq } = found
    if (seq === null || seq === undefined) return { kind: 'function', value }
    const entry = this.entriesAfter(Number(seq) - 1, Number(seq))[0]
    if (entry !== undefined) return { kind: 'commit', entry }
    const workspaceId = this.readNow(WORKSPACE) as Id | null
    if (workspaceId === null) return null
    return { kind: 'old-commit', workspaceId, touched: value as readonly (readonly [CollectionName, Id])[] }
  }

  async append({ entries, key, value }: Unit): Promise<void> {
    this.demandRoom()
    try {
      this.storage.transactionSync(() => {
        for (const entry of entries) this.keep(entry)
        const [entry] = entries
        const touched = entry?.answers.map((index) => [entry.changes[index]?.collection, entry.changes[index]?.id])
        const answer = JSON.stringify(value === undefined ? (touched ?? []) : value)
        if (entry === undefined && value === undefined) return
        const seq = value === undefined ? (entry?.seq ?? null) : null
        this.sql.exec('insert or replace into answers (key, seq, value) values (?, ?, ?)', key, seq, answer)
        this.sql.exec('delete from answers where number <= (select max(number) from answers) - ?', ANSWERS)
      })
    } catch (error) {
      throw storeRefusal(error)
    }
  }

  async compact(): Promise<void> {}

  async forget(workspaceId: Id): Promise<void> {
    this.storage.transactionSync(() => {
      for (const table of ['records', 'log', 'answers', 'tombstones', 'tokens']) this.sql.exec(`delete from ${table}`)
      this.records.clearIndex()
      this.writeNow(WORKSPACE, null)
      this.writeNow(usedKey(workspaceId), true)
    })
    await this.files.removeAll()
  }

  async head(): Promise<null> {
    return null
  }

  async keepHead(): Promise<void> {}

  async read<T>(key: string): Promise<T | null> {
    return this.readNow(key) as T | null
  }

  async write(key: string, value: unknown): Promise<void> {
    this.demandRoom()
    this.writeNow(key, value)
  }

  setFull(isFull: boolean): void {
    this.isFull = isFull
  }

  async close(): Promise<void> {}

  private get sql(): SqlStorage {
    return this.storage.sql
  }

  private keep(entry: CommitEntry): void {
    const { sql } = this
    if (entry.seq === 1) this.writeNow(WORKSPACE, entry.workspaceId)
    this.records.keep(entry)
    for (const { invitationId, tokenHash } of entry.tokens ?? [])
      sql.exec('insert or replace into tokens (invitation_id, hash) values (?, ?)', invitationId, tokenHash)
    const [last] = sql.exec('select upto from log order by seq desc, part desc limit 1').toArray()
    let upto = Number(last?.['upto'] ?? 0)
    for (const [part, text] of partsOf(JSON.stringify(entry)).entries()) {
      upto += text.length
      sql.exec('insert into log (seq, part, entry, upto) values (?, ?, ?, ?)', entry.seq, part, text, upto)
    }
    sql.exec('delete from log where seq <= ?', entry.seq - LOG_ENTRIES)
    this.forgetBefore(upto - LOG_CHARACTERS, entry.seq)
  }

  /** Commits that end before so many characters of the log, but for the last one. */
  private forgetBefore(upto: number, seq: number): void {
    // Mostly there are none, and a row that is read counts.
    const [first] = this.sql.exec('select upto from log order by seq, part limit 1').toArray()
    if (Number(first?.['upto'] ?? upto) >= upto) return
    const ends = 'select seq, max(upto) as upto from log where seq < ? group by seq order by seq limit ?'
    const oldest = this.sql.exec<{ seq: number; upto: number }>(ends, seq, FORGOTTEN).toArray()
    const forgotten = oldest.findLast((entry) => entry.upto < upto)
    if (forgotten !== undefined) this.sql.exec('delete from log where seq <= ?', forgotten.seq)
  }

  /** Commits after `seq`, in order. */
  entriesAfter(seq: number, until = Number.MAX_SAFE_INTEGER): readonly CommitEntry[] {
    const rows = this.sql.exec('select seq, entry from log where seq > ? and seq <= ? order by seq, part', seq, until)
    return readParts(rows, 'seq', 'entry') as readonly CommitEntry[]
  }

  private readNow(key: string): unknown {
    const [found] = this.sql.exec('select value from key_values where key = ?', key).toArray()
    return found === undefined ? null : JSON.parse(found['value'] as string)
  }

  private writeNow(key: string, value: unknown): void {
    if (value === null) this.sql.exec('delete from key_values where key = ?', key)
    else this.sql.exec('insert or replace into key_values (key, value) values (?, ?)', key, JSON.stringify(value))
  }

  private demandRoom(): void {
    if (this.isFull) throw portError('store/full', {})
  }
}
