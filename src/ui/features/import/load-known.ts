import type { Id } from '../../../domain/model/kernel/id'
import type { PageCursor } from '../../../domain/model/query/ast'
import type { RecordsPort } from '../../../ports/records.port'
import type { ImportClient } from './import-client'

/** Hands the workspace's people and companies to the worker, page by page, the screen drawn in between. */
export async function loadKnown(
  records: RecordsPort,
  client: ImportClient,
  { workspaceId, next }: { readonly workspaceId: Id; readonly next: () => Promise<unknown> },
): Promise<void> {
  await client.ask('know', { reset: true, people: [], companies: [] })
  const limit = records.capabilities.maxPageSize
  for (let after: PageCursor | null | undefined; after !== null;) {
    const page = await records.list('people', { workspaceId, limit, ...(after === undefined ? {} : { after }) })
    await client.ask('know', { reset: false, people: page.items, companies: [] })
    after = page.next
    await next()
  }
  for (let after: PageCursor | null | undefined; after !== null;) {
    const page = await records.list('companies', { workspaceId, limit, ...(after === undefined ? {} : { after }) })
    const companies = page.items.map(({ id, name, domains }) => ({ id, name, domains }))
    await client.ask('know', { reset: false, people: [], companies })
    after = page.next
    await next()
  }
}
