import type { Id } from '../../../domain/model/kernel/id'
import type { Condition, Page, PageCursor } from '../../../domain/model/query/ast'
import type { DealRow } from '../../../domain/model/records/views'
import type { RecordsPort } from '../../../ports/records.port'

/** All live deals that fit, in the order of their rank. */
export async function everyDeal(records: RecordsPort, workspaceId: Id, where: Condition<DealRow>): Promise<readonly DealRow[]> {
  const all: DealRow[] = []
  let after: PageCursor | null = null
  do {
    const page: Page<DealRow> = await records.list('dealRows', {
      workspaceId,
      where,
      orderBy: [{ field: 'rank', direction: 'asc', empty: 'last' }],
      limit: records.capabilities.maxPageSize,
      ...(after === null ? {} : { after }),
    })
    all.push(...page.items)
    after = page.next
  } while (after !== null)
  return all
}
