import type { Instant } from '../../../domain/model/kernel/instant'
import type { PageCursor } from '../../../domain/model/query/ast'
import type { AnyRecord, CollectionName } from '../../../domain/model/records/collections'
import type { MutationId } from '../../../domain/model/records/meta'
import type { ChangeCursor } from '../../../ports/events.port'
import type { RecordChange } from '../../shared/commits/commit-entry'
import { parsedJson } from '../../shared/parsed-json'
import type { Head, HeadKey } from '../../shared/store/store-database'
import type { OutboxEntry } from '../core/outbox-entry'
import type { Observable } from 'rxjs'

/**
 * Where the replica of one workspace of one user is stored, as one tab sees it. The rows are a copy that can be fetched again; the
 * outbox is the only copy of its entries. Rejects with `store/full`, `store/corrupt`,
 * `backend/schema-mismatch`, `net/unavailable` and, when it is closed or wiped, `call/cancelled`.
 */
export interface ReplicaDisk {
  /**
   * Passes the rows to the sink in slices, then resolves with the rest. Called once, before anything is written. Rows that cannot
   * be read, or that a version of the app with other fields stored, are dropped: then there is no cursor, and only the rows passed
   * to the sink are still stored. Outbox entries stay.
   */
  open(sink: RowSink, heads?: HeadSink): Promise<KeptReplica>

  /**
   * Stores the head of a list. It is valid until any tab writes the next step. Does nothing if this tab's rows are not those stored.
   * @param head called once all steps of this tab are written; null: the rows shown are not those stored
   */
  keepHead(key: HeadKey, head: () => Omit<Head, 'seq'> | null): Promise<void>

  /**
   * Writes all of the step or nothing, in the order of this tab's calls. Resolves once the step would survive a crash: of the page
   * for rows, of the machine for the outbox. If the disk is full, remembered pages are dropped first, then all rows. From then on
   * the tabs that are open store no rows, only the outbox, and the next start finds no cursor.
   * @param bytes of the files whose entries the step puts: written with the step or not at all, and nothing is dropped to make room
   *   for them. Bytes that are already stored stay as long as their entry.
   * @throws store/full: not even the outbox entries fit
   */
  write(step: DiskStep, bytes?: FileBytes): Promise<void>

  /** The bytes of a file in the outbox; null: there are none. */
  bytes(mutationId: MutationId): Promise<Blob | null>

  /** Deletes everything, outbox included, in every tab, and closes. */
  wipe(): Promise<void>

  /**
   * Hot, for one subscriber: what other tabs wrote, in order, and `wiped` as the last. Steps that arrive between `open` and the
   * subscription are buffered.
   */
  readonly others$: Observable<DiskStep | 'wiped'>

  /** Pending writes are finished first. */
  close(): Promise<void>
}

export type FileBytes = ReadonlyMap<MutationId, Blob>

/** Called before the rows, with the stored heads: exactly what the rows and the outbox will answer. */
export type HeadSink = (heads: readonly Head[], seenAt: Instant | null) => void

export type RowSink = (collection: CollectionName, records: readonly AnyRecord[]) => void

/** What a copy of the workspace has still to read. JSON values only. */
export interface CopyRest {
  /** The collections that are held once all is read. */
  readonly held: readonly CollectionName[]
  /** Where those go on that are not complete. */
  readonly after: Readonly<Partial<Record<CollectionName, PageCursor>>>
  /** Of all records, as counted when the copy began. */
  readonly total: number
}

/** A first copy that was interrupted: the rows are what it had read. */
export interface PartialCopy {
  /** From before the first page: the feed is followed from here, so that no change falls between the pages. */
  readonly cursor: ChangeCursor
  readonly rest: CopyRest
}

export interface KeptReplica extends KeptOutbox {
  /** null: nothing complete is stored yet. */
  readonly cursor: ChangeCursor | null
  /** null: no copy is under way. */
  readonly copy: PartialCopy | null
  /** Collections that are held completely. */
  readonly held: readonly CollectionName[]
  /** When the server last answered for this workspace. */
  readonly seenAt: Instant | null
}

/** JSON values only. */
export interface DiskStep {
  /** The stored rows, cursor and held collections are dropped first. */
  readonly afresh?: boolean
  /** Confirmed records; record null: gone. */
  readonly changes?: readonly RecordChange[]
  readonly cursor?: ChangeCursor | null
  readonly copy?: PartialCopy | null
  readonly held?: readonly CollectionName[]
  readonly seenAt?: Instant
  readonly outbox?: { readonly put?: readonly OutboxEntry[]; readonly remove?: readonly MutationId[] }
}

export const NOTHING_KEPT: KeptReplica = {
  cursor: null,
  copy: null,
  held: [],
  outbox: [],
  unreadable: [],
  seenAt: null,
}

/** Whether it changes more than the outbox and the time of the last answer. */
export function isTruth({ afresh, changes, cursor, copy, held }: DiskStep): boolean {
  return [changes, cursor, copy, held].some((part) => part !== undefined) || afresh === true
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

/** Two tabs may have given the same order: then the id decides, which grows with time. */
export function inOrder(entries: readonly OutboxEntry[]): readonly OutboxEntry[] {
  return entries.toSorted((a, b) => a.order - b.order || (a.mutationId < b.mutationId ? -1 : 1))
}

function isEntry(value: unknown): value is OutboxEntry {
  return typeof value === 'object' && value !== null && 'mutations' in value && 'state' in value
}
