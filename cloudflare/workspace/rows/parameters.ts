import type { SqlStorage, SqlStorageCursor, SqlStorageValue } from '@cloudflare/workers-types'
import type { Scalar } from '../../../src/domain/model/query/ast'

/** The values of a statement, as one JSON: hosting takes no more than a hundred by themselves. */
export class Parameters {
  private readonly values: unknown[] = []

  one(value: Scalar): string {
    return `(?1->>'$[${this.add(value)}]')`
  }

  /** Of texts and numbers. */
  each(values: readonly Scalar[]): string {
    return `(SELECT value FROM json_each(?1, '$[${this.add(values)}]'))`
  }

  /** A statement takes no more than it names. */
  run(sql: SqlStorage, statement: string): SqlStorageCursor<Record<string, SqlStorageValue>> {
    return statement.includes('?1') ? sql.exec(statement, JSON.stringify(this.values)) : sql.exec(statement)
  }

  private add(value: unknown): number {
    return this.values.push(value) - 1
  }
}

/** Joined in halves: an expression may be a hundred deep. */
export function joined(op: 'AND' | 'OR', parts: readonly string[]): string {
  const [only] = parts
  if (only === undefined) return op === 'AND' ? '1' : '0'
  if (parts.length === 1) return only
  const middle = parts.length >> 1
  return `(${joined(op, parts.slice(0, middle))} ${op} ${joined(op, parts.slice(middle))})`
}
