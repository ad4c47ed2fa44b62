import type { Id } from '../../../domain/model/kernel/id'
import type { AnyQuery } from '../../../domain/model/query/ast'
import type { ReadableName } from '../../../domain/model/records/collections'
import { yieldToPage } from '../../shared/store/yield-to-page'
import { listingFor, readerIn } from '../../shared/commits/reader'
import type { Backend } from './backend'

/** A list as one user sees it. */
export interface ShownList {
  readonly workspaceId: Id
  readonly userId: Id
  readonly collection: ReadableName
  readonly query: AnyQuery
}

/** Builds the stored question of a list. */
interface Shown {
  readonly isClosed: boolean
  questionOf(list: ShownList): string
}

/** Stores one list at a time, each synchronously read, so that a commit in between is included completely or not at all. */
export async function keepHeads(backend: Backend, heads: Shown, shown: readonly ShownList[]): Promise<void> {
  for (const list of shown) {
    const { workspaceId, userId, collection, query } = list
    await backend.ready(workspaceId, 'all')
    if (heads.isClosed) return
    await yieldToPage()
    const workspace = backend.workspace(workspaceId)
    const reader = workspace === null ? null : readerIn(workspace, userId)
    if (workspace === null || reader === null) continue
    const answer = JSON.stringify(listingFor(reader, collection).page(query))
    const { seq } = workspace
    await backend.store.keepHead([workspaceId, userId, collection], { seq, question: heads.questionOf(list), answer })
  }
}
