import { fieldReader } from '../../../domain/model/query/field-reader'
import { sortKey, type SortKey } from '../../../domain/model/query/order'
import { codedKeys, type CodedKeys, rankCoded, rankKeys, type Ranks } from './rank-keys'

/** The sort keys of one field by slot: text is folded once here, not at every comparison. */
export class KeyColumn {
  readonly field: string
  readonly keys: SortKey[] = []
  private readonly read: (row: object) => unknown
  private readonly keyOf = (value: unknown): SortKey => sortKey(this.field, value)
  /** The keys as first read, until one changes. */
  private coded: CodedKeys | null
  private ranks: Ranks | null = null

  constructor(field: string, rows: readonly (object | null)[]) {
    this.field = field
    this.read = fieldReader(field)
    const valueAt = (slot: number): unknown => {
      const row = rows[slot] ?? null
      return row === null ? null : this.read(row)
    }
    const coded = codedKeys(rows.length, valueAt, this.keyOf)
    if (coded === null) for (let slot = 0; slot < rows.length; slot += 1) this.keys.push(this.keyOf(valueAt(slot)))
    // Equal keys share one string.
    else for (const code of coded.codeOf) this.keys.push(coded.keys[code] ?? null)
    this.coded = coded
  }

  set(slot: number, row: object | null): void {
    const key = row === null ? null : this.keyOf(this.read(row))
    if (this.keys[slot] === key) return
    this.keys[slot] = key
    this.coded = null
    this.ranks = null
  }

  /** Whether the field differs between the two rows. */
  differs(before: object, after: object): boolean {
    return this.read(before) !== this.read(after)
  }

  /** The ranks of the current keys. */
  ranked(): Ranks {
    this.ranks ??= this.rank()
    return this.ranks
  }

  private rank(): Ranks {
    const coded =
      this.coded ??
      codedKeys(
        this.keys.length,
        (slot) => this.keys[slot],
        (key) => (key as SortKey | undefined) ?? null,
      )
    // The ranks contain all of its information.
    this.coded = null
    return coded === null ? rankKeys(this.keys) : rankCoded(coded)
  }
}
