import type { Id } from '../../../domain/model/kernel/id'
import { fold } from '../../../domain/model/kernel/text-fold'

interface WhatChanged<Row> {
  readonly slot: number
  readonly id: Id
  readonly before: Row | null
  readonly after: Row | null
}

/** The change of one row in a batch: `before` is null for a new row, `after` for a deleted one. */
export class RowChange<Row> {
  readonly slot: number
  readonly id: Id
  readonly before: Row | null
  readonly after: Row | null
  private readonly searchText: (row: Row) => string
  private foldedBefore: string | null = null
  private foldedAfter: string | null = null

  constructor(what: WhatChanged<Row>, searchText: (row: Row) => string) {
    this.slot = what.slot
    this.id = what.id
    this.before = what.before
    this.after = what.after
    this.searchText = searchText
  }

  /** Folded once for all live queries. */
  textBefore(): string {
    this.foldedBefore ??= this.before === null ? '' : fold(this.searchText(this.before))
    return this.foldedBefore
  }

  textAfter(): string {
    this.foldedAfter ??= this.after === null ? '' : fold(this.searchText(this.after))
    return this.foldedAfter
  }
}
