import type { Page } from '../../domain/model/query/ast'
import type { AnyRecord, CollectionName } from '../../domain/model/records/collections'
import { everythingIn } from '../../domain/model/records/check-query'
import type { RecordsPort } from '../../ports/records.port'

/** The data is local, so one after another is fast enough. */
export async function listEach(
  records: Pick<RecordsPort, 'list'>,
  ...[collections, { workspaceId, limit, after }, options]: Parameters<RecordsPort['listEach']>
): Promise<ReadonlyMap<CollectionName, Page<AnyRecord>>> {
  const pages = new Map<CollectionName, Page<AnyRecord>>()
  for (const name of collections) {
    const cursor = after?.get(name)
    const count = cursor === undefined ? 'exact' : 'none'
    pages.set(name, await records.list(name, { ...everythingIn(workspaceId, limit, cursor), count }, options))
  }
  return pages
}
