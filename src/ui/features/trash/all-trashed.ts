import type { Id } from '../../../domain/model/kernel/id'
import type { Page, PageCursor } from '../../../domain/model/query/ast'
import type { RecordMeta } from '../../../domain/model/records/meta'
import type { Mutation } from '../../../domain/model/records/mutation'
import type { TrashKind } from '../../../domain/model/records/trash-kinds'
import type { RecordsPort } from '../../../ports/records.port'
import { ATTACHED } from './trash.model'

type Purged = Pick<RecordMeta, 'id' | 'version'>

/** What empties the trash of these kinds, in their order. @throws whatever RecordsPort.list may */
export async function purgesOf(records: RecordsPort, workspaceId: Id, kinds: readonly TrashKind[]): Promise<readonly Mutation[]> {
  const purges: Mutation[] = []
  for (const collection of kinds) {
    const query = { workspaceId, trash: 'only', limit: records.capabilities.maxPageSize } as const
    const read = (after: { readonly after?: PageCursor }) =>
      collection === 'files'
        ? records.list('files', { ...query, ...after, where: ATTACHED })
        : records.list(collection, { ...query, ...after })
    let page: Page<Purged> = await read({})
    for (;;) {
      for (const { id, version } of page.items) purges.push({ kind: 'purge', collection, id, expect: version })
      if (page.next === null) break
      page = await read({ after: page.next })
    }
  }
  return purges
}
