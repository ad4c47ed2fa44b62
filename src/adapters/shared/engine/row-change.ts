import { fold } from '../../../domain/model/kernel/text-fold'

/** What a batch did to one row: `before` null is new, `after` null is gone. */
export class RowChange<Row> {
  readonly slot: number
  readonly before: Row | null
  readonly after: Row | null
  private readonly searchText: (row: Row) => string
  private foldedBefore: string | null = null
  private foldedAfter: string | null = null

  constructor(slot: number, rows: { readonly before: Row | null; readonly after: Row | null }, searchText: (row: Row) => string) {
    this.slot = slot
    this.before = rows.before
    this.after = rows.after
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
