import type { ApiKeySummary } from '../../model/api/api-key'
import type { Id } from '../../model/kernel/id'
import type { AnyQuery, Page } from '../../model/query/ast'
import type { AnyRecord, CollectionName, ReadableName, RowOf } from '../../model/records/collections'
import type { MutationId, ProgramVia } from '../../model/records/meta'
import type { Mutation, Outcome } from '../../model/records/mutation'
import type { FileRef } from '../../../ports/files.port'
import type { ChangeCursor } from '../../../ports/events.port'

/** How a backend lets programs in. */
export interface ApiAccess {
  /** Counts the call. @throws auth/signed-out (no key of ours, or one that is over), net/throttled */
  open(key: string): Promise<ApiSession>
}

/**
 * A program at work: what the member that its key acts as may do in the key's workspace, and nothing else. Every call rejects with
 * `auth/signed-out` once the key is over, and otherwise as the ports do.
 */
export interface ApiSession {
  /** `isGranted`: somebody let it in by signing in, for assistants only. */
  readonly key: Pick<ApiKeySummary, 'id' | 'name' | 'scope'> & { readonly isGranted: boolean }
  readonly workspaceId: Id
  readonly memberId: Id
  /** Milliseconds since the epoch. */
  now(): number
  newId(): Id
  /** Resolves at once when nobody waits any more. */
  wait(ms: number, gone: AbortSignal): Promise<void>
  readonly records: ApiRecords
  readonly files: ApiFiles
  /** What was written after the cursor; `null` only says where to begin. `gap`: the cursor is too old. */
  changes(after: ChangeCursor | null): Promise<ApiChanges | 'gap'>
}

export interface ApiRecords {
  get<K extends ReadableName>(collection: K, id: Id): Promise<RowOf<K> | null>
  getMany<K extends ReadableName>(collection: K, ids: readonly Id[]): Promise<ReadonlyMap<Id, RowOf<K>>>
  list<K extends ReadableName>(collection: K, query: AnyQuery): Promise<Page<RowOf<K>>>
  commit(mutations: readonly Mutation[], options: ApiCommit): Promise<readonly Outcome<AnyRecord>[]>
}

export interface ApiCommit {
  readonly mutationId: MutationId
  readonly via: ProgramVia | 'import'
  /** It is judged and answered as any, and nothing is written or told. */
  readonly isRehearsal?: boolean
}

export interface ApiFiles {
  /** @throws file/missing, access/denied */
  read(file: FileRef): Promise<Blob>
  /** @throws file/rejected, access/denied, store/full */
  write(target: FileRef, body: Blob): Promise<void>
}

export interface ApiChanges {
  readonly changes: readonly ApiChange[]
  readonly cursor: ChangeCursor
  readonly more: boolean
}

export interface ApiChange {
  readonly collection: CollectionName
  readonly id: Id
  /** As it is now; `null`: gone, or hidden from this member. */
  readonly record: AnyRecord | null
}
