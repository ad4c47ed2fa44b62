import { hashText } from '../../query/canonical-key'
import type { Id } from '../../kernel/id'
import { type MutationId, mutationIdOf } from '../../records/meta'
import type { Mutation } from '../../records/mutation'
import type { PlannedWrite, RowWrite, PlannedCreate } from '../planning/planned-write'

/**
 * The writes of a row that are still to be done, in their order.
 *
 * @param made ids of records that are there, or come earlier in the same commit; grows by those made here
 */
export function pendingOf({ writes }: RowWrite, made: Pick<Set<Id>, 'has' | 'add'>): readonly PlannedWrite[] {
  return writes.filter((write) => {
    if (write.kind === 'update') return true
    const isNeeded = !made.has(write.id)
    made.add(write.id)
    return isNeeded
  })
}

export function mutationOf(write: PlannedWrite): Mutation {
  if (write.kind === 'create') return write
  const { collection, id, patch, expect } = write
  // Collection and patch are of one update, which the compiler cannot follow through the union.
  return { kind: 'update', collection, id, patch, expect } as Mutation
}

/**
 * The key of one chunk of an import: the same for the same chunk of the same job, so that a chunk whose answer was lost
 * is written once however often it is sent. In the shape of a UUIDv7, with the job's time.
 */
export function chunkMutationId(jobId: Id, chunk: string): MutationId {
  const digits = [0, 1, 2].map((salt) => hex(hashText(`${jobId} ${chunk} ${salt}`))).join('')
  const [first, second] = [digits.slice(0, 3), digits.slice(3, 6)]
  return mutationIdOf(`${jobId.slice(0, 14)}7${first}-8${second}-${digits.slice(6, 18)}` as Id)
}

function hex(base36: string): string {
  return Number.parseInt(base36, 36).toString(16).padStart(14, '0').slice(-8)
}

/** The row as it is handed on: see `filledData`. */
export function withFilledData(row: RowWrite): RowWrite {
  const writes = row.writes.map((write) =>
    // Data and collection are of one create, which the compiler cannot follow through the union.
    write.kind === 'create' ? ({ ...write, data: filledData(write.data) } as PlannedCreate) : write,
  )
  return { ...row, writes }
}

const NOTHING = {}

/** The row as it is remembered once it is handed on: of which records it is, which is all that is counted of it. */
export function withoutValues(row: RowWrite): RowWrite {
  const writes = row.writes.map((write): PlannedWrite =>
    write.kind === 'create' ? { ...write, data: NOTHING } : { ...write, before: NOTHING, patch: NOTHING, incoming: NOTHING },
  )
  return { ...row, writes }
}

/**
 * A new record's values without those that it has anyway when nobody says so (`null`, an empty list, an empty map): most
 * fields of most rows, which 100,000 rows would carry from the worker to the page and on to the backend.
 */
export function filledData<T extends object>(data: T): Partial<T> {
  const filled: Partial<T> = {}
  for (const field in data) {
    const value = data[field]
    if (!isEmpty(value)) filled[field] = isMap(value) ? (filledData(value) as typeof value) : value
  }
  return filled
}

function isEmpty(value: unknown): boolean {
  if (value === null) return true
  return Array.isArray(value) ? value.length === 0 : isMap(value) && Object.keys(value).length === 0
}

function isMap(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
