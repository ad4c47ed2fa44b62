import type { Subscription } from 'rxjs'
import { FIRST_ROWS } from '../../../domain/model/records/limits'
import { listingFor, readerIn } from '../../shared/commits/reader'
import { questionOf, type ShownList } from '../../shared/store/head-question'
import { ShownLists } from '../../shared/store/shown-lists'
import { yieldToPage } from '../../shared/store/yield-to-page'
import type { Backend } from '../../shared/backend/backend'

/** Stores the heads of lists whose rows are loaded, now and after each commit. */
export class KeptHeads {
  private readonly backend: Backend
  private readonly build: string
  private readonly lists: ShownLists
  private readonly entries: Subscription

  constructor(backend: Backend, build: string) {
    this.backend = backend
    this.build = build
    this.lists = new ShownLists(backend.runtime, (shown) => this.keep(shown))
    this.entries = backend.entries$.subscribe(() => this.lists.plan())
  }

  show(list: ShownList): void {
    const { workspaceId, userId, collection, query } = list
    const firstRows = { ...query, limit: Math.min(query.limit, FIRST_ROWS) }
    this.lists.show([workspaceId, userId, collection].join(), { ...list, query: firstRows })
  }

  close(): void {
    this.entries.unsubscribe()
    this.lists.close()
  }

  /** One list at a time, each synchronously read, so that a commit in between is included completely or not at all. */
  private async keep(shown: readonly ShownList[]): Promise<void> {
    const { backend, build } = this
    for (const list of shown) {
      const { workspaceId, userId, collection, query } = list
      await backend.ready(workspaceId, 'all')
      if (this.lists.isClosed) return
      await yieldToPage()
      const workspace = backend.workspace(workspaceId)
      const reader = workspace === null ? null : readerIn(workspace, userId)
      if (workspace === null || reader === null) continue
      const answer = JSON.stringify(listingFor(reader, collection).page(query))
      const { seq } = workspace
      await backend.store.keepHead([workspaceId, userId, collection], { seq, question: questionOf(build, list), answer })
    }
  }
}
