import type { AnyQuery, Page } from '../../../domain/model/query/ast'
import { questionOf, type ShownList } from '../../shared/store/head-question'
import type { Backend } from '../../shared/backend/backend'
import type { KeptHeads } from './keep-heads'

/**
 * Stores the first page of lists beside the rows. If a stored page is of the same commit as the rows, and of the same query,
 * user and build, it is what the rows would give, and can be shown before they are loaded.
 */
export class Heads {
  private readonly backend: Backend
  private readonly build: string
  private kept: KeptHeads | null = null
  private isClosed = false

  constructor(backend: Backend, build: string) {
    this.backend = backend
    this.build = build
  }

  /** The first page, exactly as the rows will give it once they are loaded; `null`: unknown. */
  async first(list: ShownList): Promise<Page<never> | null> {
    const { workspaceId, userId, collection, query } = list
    if (!isList(query)) return null
    // An error does not matter: the rows are loading.
    const head = await this.backend.store.head([workspaceId, userId, collection]).catch(() => null)
    const isOfThese = head?.seq === this.backend.loadingSeq(workspaceId) && head.question === questionOf(this.build, list)
    return isOfThese ? (JSON.parse(head.answer) as Page<never>) : null
  }

  /** Of each collection, the head of the list shown last is stored. */
  show(list: ShownList): void {
    // Without it the list is merely shown later next time.
    if (isList(list.query)) void this.keep(list).catch(() => undefined)
  }

  close(): void {
    this.isClosed = true
    this.kept?.close()
  }

  /** The first screen needs no code for it. */
  private async keep(list: ShownList): Promise<void> {
    await this.backend.ready(list.workspaceId, 'all')
    const { KeptHeads } = await import('./keep-heads')
    if (this.isClosed) return
    this.kept ??= new KeptHeads(this.backend, this.build)
    this.kept.show(list)
  }
}

/** Only lists from their start and with a count: not searches or lookups. */
function isList({ count, search, after }: AnyQuery): boolean {
  return count === 'exact' && search === undefined && after === undefined
}
