import type { Id } from '../../../domain/model/kernel/id'
import type { AnyRow } from '../../../domain/model/query/ast'
import { CollectionStore, type RowWrite, type StoreOptions } from './collection-store'
import type { RowChange } from './row-batch'

/** Another collection that a derived row reads from. Made by `join`, which ties the types together. */
export interface Join<Base> {
  /** Reports joined rows whose part shown in the derived row has changed. */
  readonly follow: (changed: (ids: readonly Id[]) => void) => void
  readonly idsOf: (row: Base) => readonly (Id | null)[]
}

/**
 * @param idsOf the joined rows that a base row refers to
 * @param shows what the derived row takes from a joined one: nothing is derived again while it stays the same
 */
export function join<Base, Joined extends AnyRow>(
  store: CollectionStore<Joined>,
  options: { readonly idsOf: (row: Base) => readonly (Id | null)[]; readonly shows: (row: Joined) => unknown },
): Join<Base> {
  const shown = (row: Joined | null) => (row === null ? null : options.shows(row))
  return {
    idsOf: options.idsOf,
    follow: (changed) => {
      store.follow((changes) => {
        const ids = changes.filter(({ before, after }) => shown(before) !== shown(after)).map(({ id }) => id)
        if (ids.length > 0) changed(ids)
      })
    },
  }
}

export interface Derivation<Base extends AnyRow, Row extends AnyRow> extends StoreOptions<Row> {
  readonly base: CollectionStore<Base>
  /** The derived row of a record, with the same id, or none. Reads the joined records as they are now. */
  readonly derive: (record: Base) => Row | null
  /** The store to put the rows in, if several derivations share a view. */
  readonly into?: CollectionStore<Row>
  readonly joins: readonly Join<Base>[]
}

/** A view with at most one row for each record of a base collection; built at first use and then kept up to date. */
export class DerivedStore<Base extends AnyRow, Row extends AnyRow> {
  private readonly derivation: Derivation<Base, Row>
  private built: CollectionStore<Row> | null = null

  constructor(derivation: Derivation<Base, Row>) {
    this.derivation = derivation
  }

  get rows(): CollectionStore<Row> {
    this.built ??= this.build()
    return this.built
  }

  private build(): CollectionStore<Row> {
    const { base, derive, joins, collection, searchText, into } = this.derivation
    const rows = into ?? new CollectionStore<Row>({ collection, searchText })
    rows.apply(Array.from(base.all(), (record) => ({ id: record.id, row: derive(record) })))

    const dependents = joins.map(({ idsOf }) => new Dependents(() => base.all(), idsOf))
    base.follow((changes) => {
      for (const change of changes) for (const known of dependents) known.change(change)
      rows.apply(changes.map(({ id, after }) => ({ id, row: after === null ? null : derive(after) })))
    })
    joins.forEach(({ follow }, index) => {
      follow((ids) => {
        const affected = new Set(ids.flatMap((id) => [...(dependents[index]?.of(id) ?? [])]))
        rows.apply([...affected].flatMap((id) => this.deriveAgain(id)))
      })
    })
    return rows
  }

  private deriveAgain(id: Id): readonly RowWrite<Row>[] {
    const record = this.derivation.base.get(id)
    return record === null ? [] : [{ id, row: this.derivation.derive(record) }]
  }
}

/** The rows that refer to a joined row, looked up by the joined row's id. Built at first use and then kept up to date. */
export class Dependents<Base extends { readonly id: Id }> {
  private readonly all: () => Iterable<Base>
  private readonly idsOf: (row: Base) => readonly (Id | null)[]
  private byJoined: Map<Id, Set<Id>> | null = null

  constructor(all: () => Iterable<Base>, idsOf: (row: Base) => readonly (Id | null)[]) {
    this.all = all
    this.idsOf = idsOf
  }

  of(joined: Id): Iterable<Id> {
    if (this.byJoined === null) {
      this.byJoined = new Map()
      for (const row of this.all()) this.add(this.byJoined, row)
    }
    return this.byJoined.get(joined) ?? []
  }

  change({ id: changed, before, after }: RowChange<Base>): void {
    if (this.byJoined === null) return
    if (before !== null) for (const id of this.idsOf(before)) if (id !== null) this.byJoined.get(id)?.delete(changed)
    if (after !== null) this.add(this.byJoined, after)
  }

  private add(byJoined: Map<Id, Set<Id>>, row: Base): void {
    for (const id of this.idsOf(row)) {
      if (id === null) continue
      const known = byJoined.get(id)
      if (known === undefined) byJoined.set(id, new Set([row.id]))
      else known.add(row.id)
    }
  }
}
