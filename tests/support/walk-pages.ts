import type { AnyQuery, Page } from '../../src/domain/model/query/ast'

/** All items of a listing, page after page. */
export function walkPages<T>(query: AnyQuery, list: (query: AnyQuery) => Page<T>): readonly T[] {
  const items: T[] = []
  for (let page = list(query); ; page = list({ ...query, after: page.next })) {
    items.push(...page.items)
    if (page.next === null) return items
  }
}
