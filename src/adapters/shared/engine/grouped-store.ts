import type { Id } from '../../../domain/model/kernel/id'
import type { AnyRow } from '../../../domain/model/query/any-query'
import { CollectionStore, type StoreOptions } from './collection-store'
import { Dependents } from './dependents'
import type { Visible } from './plan'
import type { RowChange } from './row-change'

export interface Grouping<Base extends AnyRow, Row extends AnyRow> extends StoreOptions<Row> {
  readonly base: CollectionStore<Base>
  /** The records that count; `null`: all. */
  readonly visible: Visible<Base>
  readonly groupOf: (record: Base) => Id
  /** The rows of one group, from all its records that count. */
  readonly summarise: (records: readonly Base[]) => readonly Row[]
}

/** A view that sums up groups of records; a change costs as much as its group has records. */
export class GroupedStore<Base extends AnyRow, Row extends AnyRow> {
  readonly rows: CollectionStore<Row>
  private readonly grouping: Grouping<Base, Row>
  private readonly members: Dependents<Base>
  private readonly shown = new Map<Id, readonly Row[]>()

  constructor(grouping: Grouping<Base, Row>) {
    this.grouping = grouping
    this.rows = new CollectionStore({ collection: grouping.collection, searchText: grouping.searchText })
    this.members = new Dependents(
      () => grouping.base.all(),
      (record) => [grouping.groupOf(record)],
    )
    this.summarise(new Set(Array.from(grouping.base.all(), grouping.groupOf)))
    grouping.base.follow((changes) => this.change(changes))
  }

  /** Sums up groups again whose rows depend on more than their records. */
  summarise(groups: ReadonlySet<Id>): void {
    for (const group of groups) {
      const before = this.shown.get(group) ?? []
      const after = this.grouping.summarise(this.recordsOf(group)).map((row) => before.find((shown) => isSame(shown, row)) ?? row)
      const gone = before.filter(({ id }) => after.every((row) => row.id !== id))
      this.shown.set(group, after)
      this.rows.apply([...gone.map(({ id }) => ({ id, row: null })), ...after.map((row) => ({ id: row.id, row }))])
    }
  }

  private change(changes: readonly RowChange<Base>[]): void {
    const groups = new Set<Id>()
    for (const change of changes) {
      this.members.change(change)
      for (const record of [change.before, change.after]) if (record !== null) groups.add(this.grouping.groupOf(record))
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

function isSame(a: object, b: object): boolean {
  const other = new Map(Object.entries(b))
  return Object.entries(a).every(([field, value]) => other.get(field) === value)
}
