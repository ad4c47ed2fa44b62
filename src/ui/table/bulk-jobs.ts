import type { Id } from '../../domain/model/kernel/id'
import type { Version } from '../../domain/model/records/meta'
import type { Mutation } from '../../domain/model/records/mutation'
import type { Written } from './bulk.model'

/** What every row of a table of records has, whatever else it shows. */
export interface TableRow {
  readonly id: Id
  readonly version: Version
  readonly ownerId: Id | null
  readonly tagIds: readonly Id[]
}

export type BulkCollection = 'people' | 'companies' | 'deals'

export interface BulkJob {
  readonly mutations: readonly Mutation[]
  /** What takes back those that were written, unless someone changed them since. */
  readonly undo: (written: readonly Written[]) => readonly Mutation[]
}

export function trashJob(collection: BulkCollection, rows: readonly TableRow[]): BulkJob {
  return {
    // Whatever it says by now: what is thrown away can be taken out of the trash again.
    mutations: rows.map(({ id }) => ({ kind: 'trash', collection, id, expect: 'any' })),
    undo: (written) => written.map(({ id, version }) => ({ kind: 'restore', collection, id, expect: version })),
  }
}

export function assignJob(collection: BulkCollection, rows: readonly TableRow[], ownerId: Id | null): BulkJob {
  const changed = rows.filter((row) => row.ownerId !== ownerId)
  return patchJob(collection, changed, { after: () => ({ ownerId }), before: (row) => ({ ownerId: row.ownerId }) })
}

export function tagJob(collection: BulkCollection, rows: readonly TableRow[], tagId: Id): BulkJob {
  const changed = rows.filter((row) => !row.tagIds.includes(tagId))
  return patchJob(collection, changed, {
    after: (row) => ({ tagIds: [...row.tagIds, tagId] }),
    before: (row) => ({ tagIds: [...row.tagIds] }),
  })
}

interface Patch {
  readonly ownerId?: Id | null
  readonly tagIds?: Id[]
}

interface PatchPair {
  readonly after: (row: TableRow) => Patch
  readonly before: (row: TableRow) => Patch
}

function patchJob(collection: BulkCollection, rows: readonly TableRow[], { after, before }: PatchPair): BulkJob {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return {
    mutations: rows.map((row) => ({ kind: 'update', collection, id: row.id, patch: after(row), expect: row.version })),
    undo: (written) =>
      written.flatMap(({ id, version }) => {
        const row = byId.get(id)
        return row === undefined ? [] : [{ kind: 'update', collection, id, patch: before(row), expect: version }]
      }),
  }
}
