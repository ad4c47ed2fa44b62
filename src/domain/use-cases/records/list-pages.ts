import type { CallOptions } from '../../../ports/call-options'
import type { RecordsPort } from '../../../ports/records.port'
import type { Page, PageCursor, Query } from '../../model/query/ast'
import type { ReadableName, RowOf } from '../../model/records/collections'

/** Every page that a query asks for, one after the other. */
export async function* listPages<K extends ReadableName>(
  collection: K,
  query: Query<RowOf<K>>,
  { records, ...options }: CallOptions & { readonly records: RecordsPort },
): AsyncGenerator<readonly RowOf<K>[]> {
  for (let after: PageCursor | null | undefined; after !== null;) {
    const page: Page<RowOf<K>> = await records.list(collection, after === undefined ? query : { ...query, after }, options)
    yield page.items
    after = page.next
  }
}
