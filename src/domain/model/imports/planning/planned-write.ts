import type { ImportCollection } from '../import-collections'
import type { Id } from '../../kernel/id'
import type { Collections } from '../../records/collections'
import type { Version } from '../../records/meta'

/** Besides, what those need: made where it is wanted, never changed. */
export const NEEDED_COLLECTIONS = ['tags', 'pipelines', 'stages', 'lostReasons', 'fieldDefinitions'] as const
export type MadeCollection = ImportCollection | (typeof NEEDED_COLLECTIONS)[number]

export interface RecordRef {
  readonly collection: ImportCollection
  readonly id: Id
}

export type PlannedCreate<K extends MadeCollection = MadeCollection> = {
  readonly [N in K]: {
    readonly kind: 'create'
    readonly collection: N
    readonly id: Id
    readonly data: Partial<Collections[N]>
  }
}[K]

export type PlannedUpdate<K extends ImportCollection = ImportCollection> = {
  readonly [N in K]: {
    readonly kind: 'update'
    readonly collection: N
    readonly id: Id
    /** The version the plan saw. */
    readonly expect: Version
    /** The values of the fields in `patch` and `incoming` as the plan saw them. */
    readonly before: Partial<Collections[N]>
    /** What is written while the record is at `expect`. */
    readonly patch: Partial<Collections[N]>
    /** All that the rows bring, so that the policy can be applied again to the record as it stands then. */
    readonly incoming: Partial<Collections[N]>
  }
}[K]

/** One record made or changed. Plain data: it goes through a worker, and is kept for going on and for undoing. */
export type PlannedWrite = PlannedCreate | PlannedUpdate

/**
 * All that one row writes, in an order that holds: what others refer to comes first. Several rows may need the same new
 * company or tag: each has it among its writes, so that none depends on another row, and it is made once.
 */
export interface RowWrite {
  /** Index into the rows. */
  readonly row: number
  /** The record the row is about; the others are linked to it. */
  readonly primary: RecordRef
  readonly writes: readonly PlannedWrite[]
}

/** Does it make the record it is about, or add to one that is there? */
export function isNewRow({ primary, writes }: RowWrite): boolean {
  return writes.some(({ kind, id }) => kind === 'create' && id === primary.id)
}

/** What a file calls a record: the next one of that program links to it by that. */
export interface NamedRecord {
  readonly collection: ImportCollection
  readonly id: Id
  readonly fileId: string
}
