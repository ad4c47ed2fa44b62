import type { Observable } from 'rxjs'
import type { Id } from '../../../domain/model/kernel/id'
import type { AnyRecord, CollectionName } from '../../../domain/model/records/collections'
import type { CommitEntry } from '../backend/commit-entry'

/**
 * Where a backend keeps what it must not forget. Rejects with `store/full`, `store/corrupt` and
 * `backend/schema-mismatch` only.
 */
export interface Store {
  /** The workspaces there are, with those of their records that say who may open them. */
  workspaces(): Promise<readonly KeptWorkspace[]>

  /** Every row of the workspace, in slices, the collections that screens need first before the others. */
  load(workspaceId: Id, sink: LoadSink): Promise<void>

  /** Runs when nobody else who shares the store does; tasks never overlap. */
  alone<T>(task: () => Promise<T>): Promise<T>

  /** What others committed after `seq`, in order. `null`: too long ago to tell one by one. */
  missed(workspaceId: Id, afterSeq: number): Promise<readonly CommitEntry[] | null>

  /** What was answered to this key, if anything was. */
  answered(key: string): Promise<Answered | null>

  /** Keeps all of it or nothing; resolves once it would survive a crash. */
  append(unit: Unit): Promise<void>

  /** Hot. What others who share the store have appended. */
  readonly others$: Observable<CommitEntry>

  /** Small things by name. */
  read<T>(key: string): Promise<T | null>
  /** A value of `null` removes. */
  write(key: string, value: unknown): Promise<void>

  readonly files: FileStore

  /** While true, nothing more fits. */
  setFull(isFull: boolean): void

  close(): Promise<void>
}

export interface KeptWorkspace {
  readonly id: Id
  readonly rows: readonly KeptRow[]
}

export interface KeptRow {
  readonly collection: CollectionName
  readonly record: AnyRecord
}

export interface LoadSink {
  rows(collection: CollectionName, records: readonly AnyRecord[]): void
  /** Nothing more of it will come but through `tail`. */
  complete(collections: readonly CollectionName[]): void
  /** Commits not yet folded into the rows; comes first. */
  tail(entries: readonly CommitEntry[]): void
}

/** Entries that stand or fall together, and the answer that goes with them. */
export interface Unit {
  readonly entries: readonly CommitEntry[]
  /** Who asked, and the mutationId. */
  readonly key: string
  /** A function's answer; absent for a commit, whose answer is its entry. */
  readonly value?: unknown
}

export type Answered =
  | { readonly kind: 'commit'; readonly entry: CommitEntry }
  | { readonly kind: 'function'; readonly value: unknown }

export interface FileStore {
  get(path: string): Promise<KeptFile | null>
  /** @returns false when there is one already; a path is written once */
  add(path: string, file: KeptFile): Promise<boolean>
  remove(paths: readonly string[]): Promise<void>
}

export interface KeptFile {
  readonly blob: Blob
  readonly createdAt: string
}
