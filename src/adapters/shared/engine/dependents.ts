import type { Id } from '../../../domain/model/kernel/id'
import type { RowChange } from './row-change'

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
