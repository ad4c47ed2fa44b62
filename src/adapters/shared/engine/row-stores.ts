import type { Sight } from '../../../domain/model/access/visibility'
import type { Id } from '../../../domain/model/kernel/id'
import { personRow } from '../../../domain/model/people/person-row'
import type { AnyRecord, CollectionName, ReadableName, RecordOf, RowOf } from '../../../domain/model/records/collections'
import { isView } from '../../../domain/model/registry/registry'
import { searchText } from '../../../domain/model/records/search-text'
import type { PersonRow, StageTotal, WorkFigure } from '../../../domain/model/records/views'
import { CollectionStore } from './collection-store'
import { DerivedStore, join } from './derived-store'
import { viewStores } from './load-view-stores'
import type { Visible } from './plan'
import { joinTags, tagNames } from './tag-names'
import { isLateView } from './view-names'
import type { ViewStores } from './view-stores'

/** The new state of a record; `null`: purged. */
export interface RecordWrite {
  readonly collection: CollectionName
  readonly id: Id
  readonly record: AnyRecord | null
}

/** The rows of one workspace, wherever they are. */
export interface Rows {
  of<K extends ReadableName>(name: K): CollectionStore<RowOf<K>>
  totalsFor(reader: string, visible: Visible<RecordOf<'deals'>>): CollectionStore<StageTotal>
  workFor(reader: string, sight: Sight | null): CollectionStore<WorkFigure>
  apply(writes: Iterable<RecordWrite>): void
}

/**
 * The collections and views of one workspace. A view is built at first use; the code of most views is loaded with the first of
 * them (`untilViewCode`).
 */
export class RowStores implements Rows {
  private readonly stores = new Map<CollectionName, unknown>()
  private readonly personRows = this.makePersonRows()
  private views: ViewStores | null = null

  /** `stageTotals` cover all deals; `totalsFor` has them for a restricted reader. */
  of<K extends ReadableName>(name: K): CollectionStore<RowOf<K>> {
    return this.find(name) as CollectionStore<RowOf<K>>
  }

  /** @param reader a cache key, equal for readers who see the same deals */
  totalsFor(reader: string, visible: Visible<RecordOf<'deals'>>): CollectionStore<StageTotal> {
    return this.late().totalsFor(reader, visible)
  }

  /** @param reader as in `totalsFor` */
  workFor(reader: string, sight: Sight | null): CollectionStore<WorkFigure> {
    return this.late().workFor(reader, sight)
  }

  /** Applies one commit. Joined collections go first, so that derived rows are right at once. */
  apply(writes: Iterable<RecordWrite>): void {
    const byCollection = new Map<CollectionName, { readonly id: Id; readonly row: AnyRecord | null }[]>()
    for (const name of JOINED_FIRST) byCollection.set(name, [])
    for (const { collection, id, record } of writes) {
      const rows = byCollection.get(collection)
      if (rows === undefined) byCollection.set(collection, [{ id, row: record }])
      else rows.push({ id, row: record })
    }
    for (const [name, rows] of byCollection) (this.records(name) as CollectionStore<AnyRecord>).apply(rows)
  }

  private find(name: ReadableName): unknown {
    if (isLateView(name)) return this.late().of(name)
    return isView(name) ? this.personRows.rows : this.records(name)
  }

  private late(): ViewStores {
    this.views ??= viewStores((collection) => this.records(collection))
    return this.views
  }

  private records<K extends CollectionName>(name: K): CollectionStore<RecordOf<K>> {
    const known = this.stores.get(name) as CollectionStore<RecordOf<K>> | undefined
    if (known !== undefined) return known
    const text = (row: RecordOf<K>) => searchText<K>(name, row as RowOf<K>)
    const made = new CollectionStore<RecordOf<K>>({ collection: name, searchText: text })
    this.stores.set(name, made)
    return made
  }

  private companyName(id: Id | null): string | null {
    return id === null ? null : (this.records('companies').get(id)?.name ?? null)
  }

  private makePersonRows(): DerivedStore<RecordOf<'people'>, PersonRow> {
    const tags = this.records('tags')
    return new DerivedStore({
      collection: 'personRows',
      searchText: (row: PersonRow) => searchText('personRows', row),
      base: this.records('people'),
      derive: (person) => personRow(person, this.companyName(person.companyId), tagNames(tags, person.tagIds)),
      joins: [
        join(this.records('companies'), { idsOf: ({ companyId }) => [companyId], shows: ({ name }) => name }),
        joinTags(tags),
      ],
    })
  }
}

/** Collections that others join: stages, companies and tags by what names them, people by deals. */
const JOINED_FIRST: readonly CollectionName[] = ['stages', 'tags', 'companies', 'people']
