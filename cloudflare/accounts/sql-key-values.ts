import type { SqlStorage } from '@cloudflare/workers-types'
import type { KeyValues } from '../../src/adapters/shared/backend/store'

export class SqlKeyValues implements KeyValues {
  private readonly sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.sql = sql
  }

  async read<T>(key: string): Promise<T | null> {
    const [row] = this.sql.exec<{ value: string }>('SELECT value FROM key_values WHERE key = ?', key).toArray()
    return row === undefined ? null : (JSON.parse(row.value) as T)
  }

  async write(key: string, value: unknown): Promise<void> {
    if (value === null) this.sql.exec('DELETE FROM key_values WHERE key = ?', key)
    else this.sql.exec('INSERT OR REPLACE INTO key_values (key, value) VALUES (?, ?)', key, JSON.stringify(value))
  }

  /** Lets go of values that say when they expire: links that nobody followed, challenges that nobody answered. */
  sweep(now: number): void {
    this.sql.exec(`DELETE FROM key_values WHERE json_extract(value, '$.expiresAt') <= ?`, now)
  }
}
