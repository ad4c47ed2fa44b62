import type { SqlStorage } from '@cloudflare/workers-types'

/** Characters of one statement: a value may be of two megabytes. */
const MOST = 500_000

/** New rows of one table, put there many at a time: a statement for each takes longer than the row. */
export class PendingRows {
  private readonly sql: SqlStorage
  private readonly statement: string
  private rows: string[] = []
  private length = 0

  /** @param statement that reads arrays of values from `json_each(?)` */
  constructor(sql: SqlStorage, statement: string) {
    this.sql = sql
    this.statement = statement
  }

  add(...values: readonly (string | number)[]): void {
    const row = JSON.stringify(values)
    if (this.length + row.length > MOST) this.flush()
    this.rows.push(row)
    this.length += row.length
  }

  /** Before what is there is read, or deleted. */
  flush(): void {
    if (this.rows.length > 0) this.sql.exec(this.statement, `[${this.rows.join(',')}]`)
    this.drop()
  }

  drop(): void {
    this.rows = []
    this.length = 0
  }
}
