import type { AnyRecord } from '../../model/records/collections'
import type { MutationId, ProgramVia } from '../../model/records/meta'
import type { OperationId, OperationInput } from '../../model/api/operations'
import type { ApiSession } from './api-session'

/** What an operation gives, whatever it was asked by. */
export type ApiAnswer =
  | { readonly kind: 'value'; readonly value: unknown }
  /** `isNew`: it was made by this call. */
  | { readonly kind: 'record'; readonly record: AnyRecord; readonly isNew?: boolean }
  | { readonly kind: 'bytes'; readonly name: string; readonly body: Blob }
  /** Somebody wrote first: nothing of the call was done. `current`: the record as it is; `null`: gone for good. */
  | { readonly kind: 'conflict'; readonly current: AnyRecord | null; readonly value?: object }

/** What comes with a call beside its input. */
export interface ApiCall {
  /** The same key does the same thing once. */
  readonly mutationId: MutationId
  /** What it comes by. */
  readonly via: ProgramVia
  /** The version that the caller has seen; `any`: whatever it is now. */
  readonly expect: string
  /** The body of an operation that takes bytes. @throws file/rejected */
  readonly bytes: () => Promise<Blob>
}

export type ApiHandler<K extends OperationId> = (
  input: OperationInput<K>,
  session: ApiSession,
  call: ApiCall,
) => Promise<ApiAnswer>
