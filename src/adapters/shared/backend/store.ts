import type { Id } from '../../../domain/model/kernel/id'
import type { CollectionName } from '../../../domain/model/records/collections'
import type { CommitEntry, InvitationToken, Tombstone } from '../commits/commit-entry'
import type { RowSink } from '../store/rows'
import type { Head, HeadKey } from '../store/store-database'
import type { Observable } from 'rxjs'

/**
 * Where a backend keeps what it must not forget. Rejects with `store/full`, `store/corrupt`, `internal/unexpected`,
 * `backend/schema-mismatch` and `net/unavailable` only.
 */
export interface Store extends KeyValues {
  /** Change cursors are bound to it; the same for all who share the store. */
  readonly lineage: string

  workspaces(): Promise<readonly Id[]>

  /** Everything of the workspace, in slices: what screens need first comes first. */
  load(workspaceId: Id, sink: LoadSink): Promise<void>

  /** Runs when nobody else who shares the store does; tasks never overlap. */
  alone<T>(task: () => Promise<T>): Promise<T>

  /** What others committed after `seq`, in order. */
  missed(workspaceId: Id, afterSeq: number): Promise<readonly CommitEntry[]>

  /** What was answered to this key, if anything was. */
  answered(key: string): Promise<Answered | null>

  /** Keeps all of it or nothing; resolves once it would survive a crash. */
  append(unit: Unit): Promise<void>

  /** Applies the journal to the rows now instead of when there is time, so that the next load is quick. */
  compact(workspaceId: Id): Promise<void>

  /**
   * Lets go of everything of the workspace: rows, journal, answers and the bytes of its files. That there was one of this id
   * stays, under `usedKey`. To be called from within `alone`.
   */
  forget(workspaceId: Id): Promise<void>

  /** What was kept there; only ever of the rows as they are. */
  head(key: HeadKey): Promise<Head | null>

  /** Nothing happens where the rows are of another commit by now. It may be lost, and goes with the next commit. */
  keepHead(key: HeadKey, head: Head): Promise<void>

  /** Hot. What others who share the store have appended or let go of. */
  readonly others$: Observable<OthersDid>

  readonly files: FileStore

  /** While true, nothing more fits. */
  setFull(isFull: boolean): void

  close(): Promise<void>
}

/** Small things by name. Rejects as `Store` does. */
export interface KeyValues {
  read<T>(key: string): Promise<T | null>
  /** A value of `null` removes. */
  write(key: string, value: unknown): Promise<void>
}

export interface LoadSink extends Omit<RowSink, 'damaged'> {
  /** Comes first. @param tail commits since the snapshot; their rows come with the others */
  begin(tail: readonly CommitEntry[], snapshot: Folded): void
}

export interface Folded {
  /** Of the last commit whose rows are in the snapshot. */
  readonly seq: number
  readonly tokens: readonly InvitationToken[]
  readonly tombstones: readonly Tombstone[]
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
  /** The commit was done so long ago that only what it touched is known. */
  | { readonly kind: 'old-commit'; readonly workspaceId: Id; readonly touched: readonly (readonly [CollectionName, Id])[] }
  | { readonly kind: 'function'; readonly value: unknown }

export type OthersDid =
  | { readonly kind: 'appended'; readonly entry: CommitEntry }
  | { readonly kind: 'forgotten'; readonly workspaceId: Id }

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

/**
 * Under which a store keeps that there was a workspace of this id: `true`, or the id of the user who restores to it and may
 * begin again.
 */
export function usedKey(workspaceId: Id): string {
  return `used/${workspaceId}`
}

/** Under which a store keeps the keys of programs. */
export function apiKeysKey(workspaceId: Id): string {
  return `api-keys/${workspaceId}`
}

/** Under which a store keeps how far the rules of a workspace have come. */
export function ruleStateKey(workspaceId: Id): string {
  return `rules/${workspaceId}`
}

/** Under which a store keeps how far each webhook of a workspace was told. */
export function deliveryPlacesKey(workspaceId: Id): string {
  return `deliveries/${workspaceId}`
}

/** Under which a store keeps the devices that are notified while the app is closed. */
export function pushesKey(workspaceId: Id): string {
  return `pushes/${workspaceId}`
}

/** Of what a store keeps of a workspace beside its records, and lets go with it. */
export const BESIDE_KEYS = [apiKeysKey, ruleStateKey, deliveryPlacesKey, pushesKey]

/** The store's key for the workspace that this user is restoring. */
export function restoreKey(userId: Id): string {
  return `restore/${userId}`
}
