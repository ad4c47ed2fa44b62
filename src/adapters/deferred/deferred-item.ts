import type { Refusal } from '../../domain/model/functions/catalogue'
import type { Id } from '../../domain/model/kernel/id'
import type { Instant } from '../../domain/model/kernel/instant'
import type { MutationId } from '../../domain/model/records/meta'
import type { ResumeToken } from '../../ports/files.port'
import type { DeferredCall, DeferredFile } from '../../ports/sync.port'
import type { PortErrorData } from '../replica/core/outbox-entry'

/** A file or a call that waits for a line, as it is kept. JSON values only; the bytes lie beside it. */
export interface DeferredItem {
  /** Of the call; of a file, of the commit that makes its record ready. */
  readonly mutationId: MutationId
  readonly workspaceId: Id
  /** Its place among what was written, as of a commit in the outbox. */
  readonly order: number
  readonly at: Instant
  readonly what: DeferredCall | KeptFile
  /** Why it went no further. */
  readonly refusal: ItemRefusal | null
}

export interface KeptFile extends DeferredFile {
  /** What was sent is still there. */
  readonly resume: ResumeToken | null
  /** All of it is there; its record is still to say so. */
  readonly isStored: boolean
}

export type ItemRefusal =
  | { readonly kind: 'refused'; readonly error: PortErrorData }
  | { readonly kind: 'declined'; readonly refusal: Refusal }
