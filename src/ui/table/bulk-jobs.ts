import type { Id } from '../../domain/model/kernel/id'
import type { Version } from '../../domain/model/records/meta'
import type { Mutation } from '../../domain/model/records/mutation'

/** What every row of a table of records has, whatever else it shows. */
export interface TableRow {
  readonly id: Id
  readonly version: Version
  readonly ownerId: Id | null
  readonly tagIds: readonly Id[]
}

export type BulkCollection = 'people' | 'companies' | 'deals'

/** The changes that some work makes of the rows. */
export type BulkJob = (rows: readonly TableRow[]) => readonly Mutation[]

export function trashJob(collection: BulkCollection): BulkJob {
  // Whatever it says by now: what is thrown away can be taken out of the trash again.
  return (rows) => rows.map(({ id }) => ({ kind: 'trash', collection, id, expect: 'any' }))
}

export function assignJob(collection: BulkCollection, ownerId: Id | null): BulkJob {
  return (rows) => {
    const others = rows.filter((row) => row.ownerId !== ownerId)
    return others.map(({ id, version }) => ({ kind: 'update', collection, id, patch: { ownerId }, expect: version }))
  }
}

export function tagJob(collection: BulkCollection, tagId: Id): BulkJob {
  return (rows) => rows.filter((row) => !row.tagIds.includes(tagId)).map((row) => tagged(collection, row, [...row.tagIds, tagId]))
}

export function untagJob(collection: BulkCollection, tagId: Id): BulkJob {
  return (rows) =>
    rows
      .filter((row) => row.tagIds.includes(tagId))
      .map((row) =>
        tagged(
          collection,
          row,
          row.tagIds.filter((id) => id !== tagId),
        ),
      )
}

function tagged(collection: BulkCollection, { id, version }: TableRow, tagIds: Id[]): Mutation {
  return { kind: 'update', collection, id, patch: { tagIds }, expect: version }
}
