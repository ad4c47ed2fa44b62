import type { ImportCollection } from '../../../domain/model/imports/import-collections'
import type { Id } from '../../../domain/model/kernel/id'
import type { PageCursor } from '../../../domain/model/query/ast'
import type { RecordsPort } from '../../../ports/records.port'
import type { ImportClient } from './import-client'
import type { Known } from './import-messages'

interface KnownOf {
  readonly workspaceId: Id
  /** Those that rows are compared with. */
  readonly collections: readonly ImportCollection[]
  readonly next: () => Promise<unknown>
}

/** A record is copied to the worker: few enough at once that it does not hold up a frame. */
const PAGE = 500

const NONE: Omit<Known, 'reset'> = { people: [], companies: [], deals: [], tasks: [], notes: [] }

/** Hands what the workspace has to the worker, page by page, the screen drawn in between. */
export async function loadKnown(
  records: RecordsPort,
  client: ImportClient,
  { workspaceId, collections, next }: KnownOf,
): Promise<void> {
  await client.ask('know', { ...NONE, reset: true })
  const limit = Math.min(PAGE, records.capabilities.maxPageSize)
  for (const collection of collections) {
    for (let after: PageCursor | null | undefined; after !== null;) {
      const page = await records.list(collection, { workspaceId, limit, ...(after === undefined ? {} : { after }) })
      await client.ask('know', { ...NONE, reset: false, [collection]: page.items })
      after = page.next
      await next()
    }
  }
}
