import { RowStores, type Rows } from '../../../src/adapters/shared/engine/row-stores'
import type { BaseOf, CollectionStore } from '../../../src/adapters/shared/engine/collection-store'
import { ViewStores } from '../../../src/adapters/shared/engine/view-stores'
import { isLateView, type LateView } from '../../../src/adapters/shared/engine/view-names'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { CollectionName, ReadableName, RecordOf } from '../../../src/domain/model/records/collections'
import { sourcesOf } from '../../../src/domain/model/registry/registry'
import { STEP } from './facts'
import { type HealthRow, healthRows, type HealthView } from './health-rows'
import { isGrowing, isListed } from './names'
import type { RowSource } from './row-source'

/**
 * The rows that are in memory: collections of few records, and views that sum up. These are computed by the engine from what
 * SQLite holds when they are first read, and again when they are read after a commit that touched what they are computed from.
 */
export class SqlRows implements Rows {
  private readonly few = new RowStores()
  private readonly views = new Map<LateView, ViewStores>()
  private readonly health = new Map<HealthView, CollectionStore<HealthRow>>()
  private readonly workspaceId: Id
  private readonly source: RowSource

  constructor(workspaceId: Id, source: RowSource) {
    this.workspaceId = workspaceId
    this.source = source
  }

  of: Rows['of'] = (name) => {
    if (isListed(name)) throw new Error(`${name} are not in memory`)
    if (name === 'faultyContacts' || name === 'sharedContacts') return this.healthRows(name) as never
    return isLateView(name) ? (this.viewsWith(name).of(name) as never) : this.few.of(name)
  }

  totalsFor: Rows['totalsFor'] = (reader, visible) => this.viewsWith('stageTotals').totalsFor(reader, visible)

  workFor: Rows['workFor'] = (reader, sight) => this.viewsWith('workFigures').workFor(reader, sight)

  apply: Rows['apply'] = (writes) => {
    const few = [...writes].filter(({ collection }) => !isGrowing(collection))
    if (few.length > 0) this.few.apply(few)
  }

  /** After a commit that wrote to these. */
  touch(touched: ReadonlySet<ReadableName>): void {
    for (const computed of [this.views, this.health] as readonly Map<LateView, unknown>[])
      for (const view of computed.keys()) if (sourcesOf(view).some((source) => touched.has(source))) computed.delete(view)
  }

  private viewsWith(name: LateView): ViewStores {
    let views = this.views.get(name)
    if (views === undefined) {
      views = new ViewStores(this.baseOf)
      this.views.set(name, views)
    }
    return views
  }

  private readonly baseOf: BaseOf = (name) => ({
    get: (id) => (isGrowing(name) ? this.source.get(name, id) : this.few.of(name).get(id)),
    all: () => (isGrowing(name) ? this.counted(name) : this.few.of(name).all()),
    // A view that would have to follow is made anew.
    follow: () => () => undefined,
  })

  /** Of the timeline, which is long, only what views look at. */
  private counted<K extends CollectionName>(name: K): IterableIterator<RecordOf<K>> {
    return name === 'activities' ? this.source.linked(name, STEP, '') : this.source.all(name)
  }

  private healthRows(name: HealthView): CollectionStore<HealthRow> {
    let rows = this.health.get(name)
    if (rows === undefined) {
      rows = healthRows(name, this.source, this.workspaceId)
      this.health.set(name, rows)
    }
    return rows
  }
}
