import type { LiveQuery } from './live-query'
import type { AnyRow } from '../../../domain/model/query/ast'

/** Going to another screen and back, or deleting typed letters, repeats recent queries. */
const MAX_IDLE = 8

/** Live queries without a subscriber that were expensive to open. They keep following their rows. */
export class IdleQueries<Row extends AnyRow> {
  /** By canonical key; longest idle first. */
  private readonly queries = new Map<string, LiveQuery<Row>>()

  /** Takes the query of that key out. */
  take(key: string): LiveQuery<Row> | null {
    const query = this.queries.get(key) ?? null
    this.queries.delete(key)
    return query
  }

  /** @returns the queries to drop */
  put(key: string, query: LiveQuery<Row>): readonly LiveQuery<Row>[] {
    const dropped: LiveQuery<Row>[] = []
    const same = this.take(key)
    if (same !== null) dropped.push(same)
    this.queries.set(key, query)
    for (const [oldest, old] of this.queries) {
      if (this.queries.size <= MAX_IDLE) break
      this.queries.delete(oldest)
      dropped.push(old)
    }
    return dropped
  }
}
