import type { Id } from '../../../domain/model/kernel/id'
import type { AnyQuery } from '../../../domain/model/query/any-query'
import type { ReadableName } from '../../../domain/model/records/collections'
import { yieldToPage } from '../../shared/persistence/yield-to-page'
import { listingFor } from '../../shared/commits/listing'
import { readerIn } from '../../shared/commits/reader'
import type { Backend } from './backend'

/** A list as one user asked for it. */
export interface Asked {
  readonly workspaceId: Id
  readonly userId: Id
  readonly collection: ReadableName
  readonly query: AnyQuery
}

/** What knows which lists are shown. */
interface Shown {
  readonly isClosed: boolean
  questionOf(asked: Asked): string
}

/** One list at a time, each in one go: of a commit that comes in between it knows all or nothing. */
export async function keepHeads(backend: Backend, heads: Shown, shown: readonly Asked[]): Promise<void> {
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
