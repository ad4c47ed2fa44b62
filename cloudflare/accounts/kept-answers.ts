import type { SqlStorage } from '@cloudflare/workers-types'
import type { Runtime } from '../../src/ports/runtime.port'

/** A call that waited on a device is sent again within it, or never. */
const KEPT_MS = 90 * 24 * 60 * 60 * 1000

/** What functions answered that belong to no workspace, so that a repeated call is carried out once. */
export class KeptAnswers {
  private readonly sql: SqlStorage
  private readonly runtime: Pick<Runtime, 'now'>

  constructor(sql: SqlStorage, runtime: Pick<Runtime, 'now'>) {
    this.sql = sql
    this.runtime = runtime
  }

  find(key: string): { readonly value: unknown } | null {
    const [row] = this.sql.exec<{ value: string }>('SELECT value FROM answers WHERE key = ?', key).toArray()
    return row === undefined ? null : { value: JSON.parse(row.value) }
  }

  keep(key: string, value: unknown): void {
    const keep = 'INSERT OR REPLACE INTO answers (key, value, kept_at) VALUES (?, ?, ?)'
    this.sql.exec(keep, key, JSON.stringify(value ?? null), this.runtime.now())
  }

  sweep(): void {
    this.sql.exec('DELETE FROM answers WHERE kept_at <= ?', this.runtime.now() - KEPT_MS)
  }
}
