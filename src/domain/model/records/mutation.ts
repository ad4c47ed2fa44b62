import type { Id } from '../kernel/id'
import type { CollectionName, Collections, RecordOf } from './collections'
import type { Version } from './meta'

/** Collections no client writes: the backend does, through a function or with the commit that causes them. */
export type BackendWritten = 'activities' | 'invitations'
export type WritableName = Exclude<CollectionName, BackendWritten>

/** The version the writer saw; `any` writes whatever it is now. */
export type Expected = Version | 'any'

/** A record's life: created → live ⇄ trashed → purged (final). */
export type Mutation = {
  readonly [K in WritableName]:
    | { readonly kind: 'create'; readonly collection: K; readonly id: Id; readonly data: Partial<Collections[K]> }
    | {
        readonly kind: 'update'
        readonly collection: K
        readonly id: Id
        readonly patch: Partial<Collections[K]>
        readonly expect: Expected
      }
    | { readonly kind: 'trash' | 'restore' | 'purge'; readonly collection: K; readonly id: Id; readonly expect: Expected }
}[WritableName]

/** A conflict is an answer, not a failure: it carries the current record (`null`: purged). */
export type Outcome<R> =
  | { readonly status: 'written'; readonly record: R | null; readonly replayed: boolean }
  | { readonly status: 'conflict'; readonly current: R | null }
  /** Another mutation of the same batch conflicted, so this one was not done. */
  | { readonly status: 'rolled-back' }

export type OutcomeOf<M> = M extends { readonly collection: infer K extends CollectionName } ? Outcome<RecordOf<K>> : never
