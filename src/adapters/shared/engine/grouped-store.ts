import type { Id } from '../../../domain/model/kernel/id'
import type { AnyRow } from '../../../domain/model/query/ast'
import { CollectionStore, type RowWrite, type StoreOptions } from './collection-store'
import { Dependents } from './derived-store'
import type { Visible } from './plan'
import type { RowChange } from './row-batch'

export interface Grouping<Base extends AnyRow, Row extends AnyRow> extends StoreOptions<Row> {
  readonly base: CollectionStore<Base>
  /** The records that count; `null`: all. */
  readonly visible: Visible<Base>
  readonly groupsOf: (record: Base) => readonly Id[]
  /** The store to put the rows in, if several groupings share a view. */
  readonly into?: CollectionStore<Row>
  /** The rows of one group, from all its records that count. */
  readonly summarise: (records: readonly Base[], group: Id) => readonly Row[]
}

/** A view that summarises groups of records; a change costs as much as its groups have records. */
export class GroupedStore<Base extends AnyRow, Row extends AnyRow> {
  readonly rows: CollectionStore<Row>
  private readonly grouping: Grouping<Base, Row>
  private readonly members: Dependents<Base>
  private readonly shown = new Map<Id, readonly Row[]>()

  constructor(grouping: Grouping<Base, Row>) {
    this.grouping = grouping
    this.rows = grouping.into ?? new CollectionStore({ collection: grouping.collection, searchText: grouping.searchText })
    this.members = new Dependents(() => grouping.base.all(), grouping.groupsOf)
    this.summariseAll()
    grouping.base.follow((changes) => this.change(changes))
  }

  /** Recomputes groups whose rows depend on more than their records. */
  summarise(groups: Iterable<Id>): void {
    this.rows.apply(Array.from(groups).flatMap((group) => this.recompute(group)))
  }

  /** Recomputes all groups, or the selected ones. */
  summariseAll(isMeant: (group: Id) => boolean = () => true): void {
    const groups = new Set(this.shown.keys())
    for (const record of this.grouping.base.all()) for (const group of this.grouping.groupsOf(record)) groups.add(group)
    this.summarise(Array.from(groups).filter(isMeant))
  }

  private recompute(group: Id): readonly RowWrite<Row>[] {
    const before = new Map(this.shown.get(group)?.map((row) => [row.id, row]))
    const after = this.grouping.summarise(this.recordsOf(group), group).map((row) => keepIfSame(before.get(row.id), row))
    if (after.length === 0) this.shown.delete(group)
    else this.shown.set(group, after)
    for (const { id } of after) before.delete(id)
    return [...Array.from(before.keys(), (id) => ({ id, row: null })), ...after.map((row) => ({ id: row.id, row }))]
  }

  private change(changes: readonly RowChange<Base>[]): void {
    const groups = new Set<Id>()
    for (const change of changes) {
      this.members.change(change)
      for (const record of [change.before, change.after]) {
        if (record !== null) for (const group of this.grouping.groupsOf(record)) groups.add(group)
      }
    }
    this.summarise(groups)
  }

  private recordsOf(group: Id): readonly Base[] {
    const { base, visible } = this.grouping
    return Array.from(this.members.of(group)).flatMap((id) => {
      const record = base.get(id)
      return record !== null && (visible === null || visible(record)) ? [record] : []
    })
  }
}

/** Unchanged rows keep their identity. */
function keepIfSame<Row extends object>(before: Row | undefined, row: Row): Row {
  if (before === undefined) return row
  const fields = new Map(Object.entries(row))
  return Object.entries(before).every(([field, value]) => isSame(fields.get(field), value)) ? before : row
}

function isSame(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b
  return a.length === b.length && a.every((one, index) => one === b[index])
}
