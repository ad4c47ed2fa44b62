import type { Id } from '../kernel/id'
import type { Mutation } from '../records/mutation'
import type { PlannedWrite, RowWrite } from './planned-write'

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
