import type { Brand } from '../kernel/brand'
import type { Id } from '../kernel/id'
import type { Instant } from '../kernel/instant'

/** Opaque; changes with every write; compare with `===` only. */
export type Version = Brand<string, 'Version'>
/** Idempotency key of a commit or a call; also marks our own echoes. UUIDv7. */
export type MutationId = Brand<string, 'MutationId'>

/** The origins a client may state. The others are for writes of the backend. `proposal`: with the acceptance of a draft. */
export const CLIENT_VIAS = ['app', 'import', 'proposal'] as const
export type ClientVia = (typeof CLIENT_VIAS)[number]
/** By a key: a program, or an assistant at its tools. */
export const PROGRAM_VIAS = ['api', 'agent'] as const
export type ProgramVia = (typeof PROGRAM_VIAS)[number]
export type Via = ClientVia | ProgramVia | 'form' | 'rule' | 'function' | 'sample'
/** Who did it and through what. `memberId` is null where no member acted (the backend itself). */
export interface Author {
  readonly memberId: Id | null
  readonly via: Via
}

/** What the backend stamps on every record. A client never writes these. */
export interface RecordMeta {
  readonly id: Id
  readonly workspaceId: Id
  readonly version: Version
  readonly createdAt: Instant
  readonly createdBy: Author
  readonly updatedAt: Instant
  readonly updatedBy: Author
  /** In the trash since; `null` while live. */
  readonly deletedAt: Instant | null
}

/** A fresh id as the key of one commit or call. Keep it for the retry: the same key is done once. */
export function mutationIdOf(id: Id): MutationId {
  return id as string as MutationId
}
