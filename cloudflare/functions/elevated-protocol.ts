import type { ElevatedCall } from '../../src/adapters/shared/backend/elevated-records'
import type { InvitationSummary } from '../../src/domain/model/functions/catalogue'
import type { Id } from '../../src/domain/model/kernel/id'
import type { AnyCondition } from '../../src/domain/model/query/ast'
import type { AnyRecord, CollectionName } from '../../src/domain/model/records/collections'
import type { MutationId } from '../../src/domain/model/records/meta'
import type { ElevatedCommit, ElevatedWrite } from '../../src/domain/use-cases/functions/function-context'

/** What is asked of a workspace from elsewhere, with the backend's own rights. */
export interface ElevatedCalls {
  get: { input: { readonly collection: CollectionName; readonly id: Id }; answer: AnyRecord | null }
  find: {
    input: {
      readonly collection: CollectionName
      readonly where?: AnyCondition
      readonly trash?: 'include'
      readonly after: Id | null
    }
    answer: FoundPage
  }
  /** Sent again, it is found done by its key and the commits before it. */
  commit: {
    input: Required<ElevatedCall> & { readonly writes: readonly ElevatedWrite[]; readonly options: ElevatedCommit }
    answer: null
  }
  beginRestore: { input: Restoring; answer: boolean }
  discardRestore: { input: Restoring; answer: null }
  readInvitation: { input: { readonly token: string }; answer: InvitationSummary | null }
}

export interface FoundPage {
  readonly records: readonly AnyRecord[]
  /** After which the next page begins; `null`: there is none. */
  readonly next: Id | null
}

interface Restoring {
  readonly callerId: Id
  readonly mutationId: MutationId
  /** The caller and the mutationId. */
  readonly key: string
}
