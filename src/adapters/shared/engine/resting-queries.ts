import type { LiveQuery } from './live-query'
import type { AnyRow } from '../../../domain/model/query/any-query'

/** Who goes to another screen and back, or takes letters back, asks the same again: so many are kept for that. */
const MOST = 8

/** Live queries that nobody follows just now, those that were dear to open. They go on following their rows meanwhile. */
export class RestingQueries<Row extends AnyRow> {
  /** By canonical key; the one that rests longest is first. */
  private readonly kept = new Map<string, LiveQuery<Row>>()

  /** The query of that key, which then rests no longer. */
  take(key: string): LiveQuery<Row> | null {
    const query = this.kept.get(key) ?? null
    this.kept.delete(key)
    return query
  }

  /** @returns those that have to make way */
  put(key: string, query: LiveQuery<Row>): readonly LiveQuery<Row>[] {
    const away: LiveQuery<Row>[] = []
    const same = this.take(key)
    if (same !== null) away.push(same)
    this.kept.set(key, query)
    for (const [oldest, old] of this.kept) {
      if (this.kept.size <= MOST) break
      this.kept.delete(oldest)
      away.push(old)
    }
    return away
  }
}
