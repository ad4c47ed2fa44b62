import { CollectionStore } from '../../../src/adapters/shared/engine/collection-store'
import { RowStores, type Rows } from '../../../src/adapters/shared/engine/row-stores'
import type { Sight } from '../../../src/domain/model/access/visibility'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { AnyRow } from '../../../src/domain/model/query/ast'
import type { ReadableName } from '../../../src/domain/model/records/collections'
import { searchText } from '../../../src/domain/model/records/search-text'
import { sourcesOf } from '../../../src/domain/model/registry/registry'
import { isGrowing } from './names'
import type { RowSource } from './row-source'
import { isSummed, SUMMED, type SummedView, type Summing } from './summed-views'

/**
 * The rows that are in memory: collections of few records, and views that sum up. These are computed when they are first read,
 * and again when they are read after a commit that touched what they are computed from.
 */
export class SqlRows implements Rows {
  private readonly few = new RowStores()
  /** By reader; the name of nobody stands for all who see everything. */
  private readonly summed = new Map<SummedView, Map<string, CollectionStore<AnyRow>>>()
  private readonly workspaceId: Id
  private readonly source: RowSource

  constructor(workspaceId: Id, source: RowSource) {
    this.workspaceId = workspaceId
    this.source = source
  }

  of: Rows['of'] = (name) => {
    // Of what is listed from SQLite there is nothing here.
    return isSummed(name) ? (this.sum(name, '', null) as never) : this.few.of(name)
  }

  totalsFor: Rows['totalsFor'] = (reader, visible) => this.sum('stageTotals', reader, (() => visible) as Sight) as never

  workFor: Rows['workFor'] = (reader, sight) => this.sum('workFigures', reader, sight) as never

  apply: Rows['apply'] = (writes) => {
    const few = [...writes].filter(({ collection }) => !isGrowing(collection))
    if (few.length > 0) this.few.apply(few)
  }

  /** After a commit that wrote to these. */
  touch(touched: ReadonlySet<ReadableName>): void {
    for (const view of this.summed.keys()) if (sourcesOf(view).some((source) => touched.has(source))) this.summed.delete(view)
  }

  /** What views are computed from. */
  summing(sight: Sight | null): Summing {
    const { source, few } = this
    return {
      source,
      sight,
      workspace: few.of('workspaces').get(this.workspaceId),
      stage: (id) => few.of('stages').get(id) ?? undefined,
    }
  }

  private sum(view: SummedView, reader: string, sight: Sight | null): CollectionStore<AnyRow> {
    const byReader = this.summed.get(view) ?? new Map<string, CollectionStore<AnyRow>>()
    this.summed.set(view, byReader)
    const known = byReader.get(reader)
    if (known !== undefined) return known
    const rows = new CollectionStore<AnyRow>({ collection: view, searchText: (row) => searchText(view, row as never) })
    rows.apply(Array.from<AnyRow, { id: Id; row: AnyRow }>(SUMMED[view](this.summing(sight)), (row) => ({ id: row.id, row })))
    byReader.set(reader, rows)
    return rows
  }
}
