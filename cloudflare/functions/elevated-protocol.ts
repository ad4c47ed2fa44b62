import type { Id } from '../../src/domain/model/kernel/id'
import type { AnyCondition } from '../../src/domain/model/query/ast'
import type { AnyRecord, CollectionName } from '../../src/domain/model/records/collections'
import type { MutationId } from '../../src/domain/model/records/meta'
import type {
  ElevatedCommit,
  ElevatedWrite,
  RestoredRecord,
  RestoreOpening,
  RestoreSurvey,
} from '../../src/domain/use-cases/functions/function-context'

/** A write of a function's call: sent again, it is found done. */
export interface KeyedWrite {
  readonly mutationId: MutationId
  /** The caller, the mutationId and how many writes of the call came before. */
  readonly key: string
}

/** What functions ask of a workspace with the backend's own rights, one after another with its commits. */
export interface ElevatedCalls {
  get: { input: { readonly collection: CollectionName; readonly id: Id }; answer: AnyRecord | null }
  find: {
    input: { readonly collection: CollectionName; readonly where?: AnyCondition; readonly trash?: 'include' }
    answer: readonly AnyRecord[]
  }
  peopleWithEmails: { input: { readonly emails: readonly string[] }; answer: readonly AnyRecord[] }
  invitationByTokenHash: { input: { readonly tokenHash: string }; answer: AnyRecord | null }
  commit: {
    input: KeyedWrite & { readonly writes: readonly ElevatedWrite[]; readonly options: ElevatedCommit }
    answer: null
  }
  putFile: { input: { readonly path: string; readonly bytes: ArrayBuffer; readonly type: string }; answer: null }
  removeFiles: { input: { readonly paths: readonly string[] }; answer: null }
  beginRestore: { input: Restoring; answer: boolean }
  isRestoreBegun: { input: Restoring; answer: boolean }
  writeRestored: {
    input: Restoring & { readonly collection: CollectionName; readonly records: readonly RestoredRecord<CollectionName>[] }
    answer: null
  }
  surveyRestored: { input: Restoring; answer: RestoreSurvey }
  openRestored: { input: Restoring & { readonly opening: RestoreOpening }; answer: null }
  discardRestored: { input: Restoring; answer: null }
}

interface Restoring extends KeyedWrite {
  readonly callerId: Id
}
