import type { PortError } from '../../../domain/model/errors/port-error'
import type { Id } from '../../../domain/model/kernel/id'
import { hashText } from '../../../domain/model/query/canonical-key'
import { FIELD_KINDS } from '../../../domain/model/records/check-query'
import { parsedJson } from '../../shared/parsed-json'
import { clearRows, dropDamaged } from '../../shared/store/drop-rows'
import { NO_SNAPSHOT, type DamagedPart, type StoredRows, readRows, readTail } from '../../shared/store/rows'
import { SharedValues } from '../../shared/store/shared-values'
import {
  inTransaction,
  openStore,
  storeFailure,
  type StoreDatabase,
  type StoreTransaction,
} from '../../shared/store/store-database'
import {
  type KeptOutbox,
  NOTHING_KEPT,
  type DiskStep,
  type KeptReplica,
  keptOutbox,
  type HeadSink,
  type RowSink,
} from './replica-disk'
import type { ReplicaOwner, ReplicaAddress } from './replica-disks'

/** Version 1 had no bytes of files, version 2 no heads. */
const DATABASE = {
  version: 3,
  stores: ['meta', 'chunks', 'journal', 'outbox', 'bytes', 'heads'],
  numbersJournal: true,
  source: 'replica',
} as const

/** Of the rows: this version of the app cannot show those that a version with other fields stored. */
export const SHAPE = hashText(JSON.stringify(FIELD_KINDS))

/** In `meta` under `state`. */
export interface KeptState extends Omit<KeptReplica, keyof KeptOutbox> {
  /** Increases when rows are dropped: a tab that opened earlier does not know which rows are stored now. */
  readonly generation: number
}

/** A step of any tab; the keys count up. */
export interface JournalRow {
  /** The tab that wrote it. */
  readonly by: string
  /** A DiskStep as JSON. */
  readonly text: string
  /** How many records it changes. */
  readonly size: number
}

export const NO_STATE: KeptState = { cursor: NOTHING_KEPT.cursor, copy: null, held: [], seenAt: null, generation: 0 }

export const REPLICAS = 'portside/replica/'
/** Where earlier versions of the app stored files and calls. */
export const DEFERRED = 'portside/deferred/'

/** The name of the database; the names of its locks and channels begin with it. */
export function databaseOf(address: ReplicaAddress): string {
  return `${databasesOf(address)}${address.workspaceId}`
}

export function databasesOf({ backend, userId }: ReplicaOwner): string {
  return `${REPLICAS}${encodeURIComponent(backend)}/${userId}/`
}

export function deferredOf({ backend, userId }: ReplicaOwner): string {
  return `${DEFERRED}${encodeURIComponent(backend)}/${userId}`
}

export function workspaceOf(owner: ReplicaOwner, database: string): Id | null {
  const prefix = databasesOf(owner)
  return database.startsWith(prefix) ? (database.slice(prefix.length) as Id) : null
}

/**
 * The replica of one workspace of one user.
 * @throws backend/schema-mismatch, store/full, store/corrupt
 */
export function openReplicaDatabase(name: string, ended?: (why: 'deleted' | 'newer') => void): Promise<StoreDatabase> {
  return openStore(name, DATABASE, ended)
}

/** The journal has JournalRows. */
export function rowsOf(db: StoreDatabase): StoredRows<DiskStep> {
  return { db, snapshotKey: 'chunks', prefix: [], entryIn }
}

function entryIn(value: unknown): DiskStep | null {
  const { text, size } = value as JournalRow
  return size === 0 ? {} : (parsedJson(text) as DiskStep | null)
}

export async function stateIn(transaction: StoreTransaction): Promise<KeptState> {
  // Earlier versions of the app kept no part of a copy.
  return { ...NO_STATE, ...((await transaction.objectStore('meta').get('state')) as Partial<KeptState> | undefined) }
}

export async function generationIn(transaction: StoreTransaction): Promise<number> {
  return (await stateIn(transaction)).generation
}

const ROWS = { stores: ['meta', 'chunks', 'journal', 'heads'], durability: 'relaxed' } as const

/** Drops all rows, the cursor and the held collections. The outbox stays. */
export async function forgetRows(db: StoreDatabase): Promise<void> {
  await inTransaction(db, ROWS, async (transaction) => {
    await begunAnew(db, transaction)
  })
}

/** Drops all rows. @returns the new state, already written */
export async function begunAnew(db: StoreDatabase, transaction: StoreTransaction<'readwrite'>): Promise<KeptState> {
  const { seenAt, generation } = await stateIn(transaction)
  const state = { ...NO_STATE, seenAt, generation: generation + 1 }
  const meta = transaction.objectStore('meta')
  await meta.put(state, 'state')
  await meta.put(NO_SNAPSHOT, 'chunks')
  await meta.put(SHAPE, 'shape')
  await clearRows(rowsOf(db), transaction)
  return state
}

/** Drops rows that a version of the app with other fields stored. */
export async function forgetOtherShape(db: StoreDatabase): Promise<void> {
  const shape = await db.get('meta', 'shape')
  if (shape === undefined) await db.put('meta', SHAPE, 'shape')
  else if (shape !== SHAPE) await forgetRows(db)
}

/**
 * Drops the parts that cannot be read, and the cursor, because the rest is incomplete. What can be read stays: it has been shown.
 * @returns the new state
 */
export function forgetDamaged(db: StoreDatabase, parts: readonly DamagedPart[]): Promise<KeptState> {
  return inTransaction(db, ROWS, async (transaction) => {
    const before = await stateIn(transaction)
    const state = { ...before, cursor: null, copy: null, held: [], generation: before.generation + 1 }
    await transaction.objectStore('meta').put(state, 'state')
    await dropDamaged(rowsOf(db), transaction, parts)
    return state
  })
}

export function diskError(error: unknown, part: string, isWriting = false): PortError {
  return storeFailure(error, { part, version: DATABASE.version, source: DATABASE.source, isWriting })
}

export interface Loaded extends KeptOutbox {
  readonly state: KeptState
  /** Of the last step in the journal. */
  readonly seq: number
  /** How many changes of the journal are not in the snapshot yet. */
  readonly unfolded: number
  /** Chunks and steps that cannot be read. */
  readonly damaged: readonly DamagedPart[]
}

/** Reads everything. What cannot be read is listed in `damaged`, not thrown. Call it while no chunk is rewritten. */
export async function loadReplica(db: StoreDatabase, sink: RowSink, heads: HeadSink): Promise<Loaded> {
  const rows = rowsOf(db)
  const transaction = db.transaction(['meta', 'journal', 'outbox', 'heads'])
  const outbox = transaction.objectStore('outbox')
  const kept = transaction.objectStore('heads').getAll()
  const beside = Promise.all([stateIn(transaction), outbox.getAllKeys(), outbox.getAll(), kept])
  const [[state, keys, texts, found], tail] = await Promise.all([beside, readTail(rows, transaction)])
  if (tail.damaged.length === 0) heads(found, state.seenAt)
  const damaged: DamagedPart[] = []
  const shared = new SharedValues()
  await readRows(rows, tail, {
    rows: (collection, records) => {
      shared.share(records)
      sink(collection, records)
    },
    complete: () => undefined,
    damaged: (part) => damaged.push(part),
  })
  return { state, ...keptOutbox(keys, texts), seq: tail.lastSeq, unfolded: tail.size, damaged }
}
