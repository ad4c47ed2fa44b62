import { yieldToPage } from '../../shared/persistence/yield-to-page'
import { listingFor } from '../../shared/commits/listing'
import { readerIn } from '../../shared/commits/reader'
import type { Backend } from './backend'
import type { Asked, Heads } from './heads'

/** One list at a time, each in one go: of a commit that comes in between it knows all or nothing. */
export async function keepHeads(backend: Backend, heads: Heads, shown: readonly Asked[]): Promise<void> {
  for (const asked of shown) {
    const { workspaceId, userId, collection, query } = asked
    await backend.ready(workspaceId, 'all')
    if (heads.isClosed) return
    await yieldToPage()
    const workspace = backend.workspace(workspaceId)
    const reader = workspace === null ? null : readerIn(workspace, userId)
    if (workspace === null || reader === null) continue
    const answer = JSON.stringify(listingFor(reader, collection).page(query))
    const { seq } = workspace
    await backend.store.keepHead([workspaceId, userId, collection], { seq, question: heads.questionOf(asked), answer })
  }
}
