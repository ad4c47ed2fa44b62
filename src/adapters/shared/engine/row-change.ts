import type { Id } from '../../../domain/model/kernel/id'
import { fold } from '../../../domain/model/kernel/text-fold'

interface WhatChanged<Row> {
  readonly slot: number
  readonly id: Id
  readonly before: Row | null
  readonly after: Row | null
}

/** What a batch did to one row: `before` null is new, `after` null is gone. */
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

  /** Folded once for however many live queries ask. */
  textBefore(): string {
    this.foldedBefore ??= this.before === null ? '' : fold(this.searchText(this.before))
    return this.foldedBefore
  }

  textAfter(): string {
    this.foldedAfter ??= this.after === null ? '' : fold(this.searchText(this.after))
    return this.foldedAfter
  }
}
