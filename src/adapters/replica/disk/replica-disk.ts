import type { Instant } from '../../../domain/model/kernel/instant'
import type { AnyRecord, CollectionName } from '../../../domain/model/records/collections'
import type { MutationId } from '../../../domain/model/records/meta'
import type { ChangeCursor } from '../../../ports/events.port'
import type { RecordChange } from '../../shared/commits/commit-entry'
import { parsedJson } from '../../shared/parsed-json'
import type { Head, HeadPlace } from '../../shared/store/store-database'
import type { OutboxEntry } from '../core/outbox-entry'
import type { Observable } from 'rxjs'

/**
 * Where the replica of one workspace of one user is stored, as one tab sees it. The rows are a copy that can be fetched again; the
 * outbox is the only copy of its entries. Rejects with `store/full`, `store/corrupt`,
 * `backend/schema-mismatch`, `net/unavailable` and, when it is closed or wiped, `call/cancelled`.
 */
export interface ReplicaDisk {
  /**
   * Rows in slices as they are read, then what else is kept. Once only, before anything is written. Rows that cannot be read,
   * or were kept by a program with other fields, are let go of: then there is no cursor, and what was handed to the sink is
   * what is still kept. Entries of the outbox stay.
   */
  open(sink: RowSink, heads?: HeadSink): Promise<KeptReplica>

  /**
   * Stores the head of a list, until the next step of any tab. Nothing happens where this tab does not show what is written.
   * @param head asked when all steps of this tab are written; null: the rows shown are not those
   */
  keepHead(place: HeadPlace, head: () => Omit<Head, 'seq'> | null): Promise<void>

  /**
   * All of the step or nothing; resolves once it would survive a crash, of the page for rows, of the machine for the outbox.
   * Steps of one tab are kept in order. Where there is no room, first remembered pages go, then all rows: from then on this
   * tab and those opened before keep no rows, the outbox goes on, and the next start finds no cursor.
   * @param bytes of files whose entries the step puts: with it or not at all, and nothing else makes room for them. Those that are
   *   there already stay, for as long as the entry does.
   * @throws store/full: not even the entries of the outbox fit
   */
  write(step: DiskStep, bytes?: FileBytes): Promise<void>

  /** Of a file in the outbox; null: there are none. */
  bytes(mutationId: MutationId): Promise<Blob | null>

  /** Everything, outbox included, in every tab. Closes. */
  wipe(): Promise<void>

  /**
   * Hot, for one who listens: what other tabs wrote, in order; `wiped` too, after which there is nothing. What comes between
   * `open` and that waits.
   */
  readonly others$: Observable<DiskStep | 'wiped'>

  /** What was asked to be written before is written. */
  close(): Promise<void>
}

export type FileBytes = ReadonlyMap<MutationId, Blob>

/** Called before the rows, with the stored heads: exactly what the rows and the outbox will answer. */
export type HeadSink = (heads: readonly Head[], seenAt: Instant | null) => void

export type RowSink = (collection: CollectionName, records: readonly AnyRecord[]) => void

export interface KeptReplica extends KeptOutbox {
  /** null: nothing whole is kept yet. */
  readonly cursor: ChangeCursor | null
  /** Collections that are held whole. */
  readonly held: readonly CollectionName[]
  /** When the server last answered for this workspace. */
  readonly seenAt: Instant | null
}

/** JSON values only. */
export interface DiskStep {
  /** The rows, the cursor and what was held before are let go of first. */
  readonly afresh?: boolean
  /** Server truth; record null: gone. */
  readonly changes?: readonly RecordChange[]
  readonly cursor?: ChangeCursor | null
  readonly held?: readonly CollectionName[]
  readonly seenAt?: Instant
  readonly outbox?: { readonly put?: readonly OutboxEntry[]; readonly remove?: readonly MutationId[] }
}

export const NOTHING_KEPT: KeptReplica = { cursor: null, held: [], outbox: [], unreadable: [], seenAt: null }

/** Whether it tells of rows, and not of the outbox or the time alone. */
export function isTruth({ afresh, changes, cursor, held }: DiskStep): boolean {
  return afresh === true || changes !== undefined || cursor !== undefined || held !== undefined
}

export function withoutTruth({ seenAt, outbox }: DiskStep): DiskStep {
  return { ...(seenAt !== undefined && { seenAt }), ...(outbox !== undefined && { outbox }) }
}

export interface KeptOutbox {
  /** In the order of the queue. */
  readonly outbox: readonly OutboxEntry[]
  /** Entries that cannot be read stay until a person discards them: they may be the only copy of what was written. */
  readonly unreadable: readonly UnreadableEntry[]
}

export interface UnreadableEntry {
  readonly mutationId: MutationId
  readonly text: string
}

/** @param keys of the texts, in their order */
export function keptOutbox(keys: readonly string[], texts: readonly string[]): KeptOutbox {
  const rows = texts.map((text, index) => ({ mutationId: keys[index] as MutationId, text, entry: parsedJson(text) }))
  const unreadable = rows.filter(({ entry }) => !isEntry(entry)).map(({ mutationId, text }) => ({ mutationId, text }))
  return { outbox: inOrder(rows.map(({ entry }) => entry).filter(isEntry)), unreadable }
}

/** Two tabs may have taken the same place: then the id decides, which grows with time. */
export function inOrder(entries: readonly OutboxEntry[]): readonly OutboxEntry[] {
  return entries.toSorted((a, b) => a.order - b.order || (a.mutationId < b.mutationId ? -1 : 1))
}

function isEntry(value: unknown): value is OutboxEntry {
  return typeof value === 'object' && value !== null && 'mutations' in value && 'state' in value
}
