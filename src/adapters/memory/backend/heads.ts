import type { AnyQuery, Page } from '../../../domain/model/query/ast'
import { canonicalKey } from '../../../domain/model/query/canonical-key'
import { FIRST_ROWS } from '../../../domain/model/records/limits'
import type { Backend } from './backend'
import type { ShownList } from './keep-heads'

/**
 * Stores the first page of lists beside the rows. If a stored page is of the same commit as the rows, and of the same query,
 * user and build, it is what the rows would give, and can be shown before they are loaded.
 */
export class Heads {
  private readonly backend: Backend
  private readonly build: string
  /** The last shown query of each collection. */
  private readonly shown = new Map<string, ShownList>()
  private readonly entries
  private cancel = () => {}
  private hasEnded = false

  /** @param build the build of the app: another may derive other rows from the same records */
  constructor(backend: Backend, build: string) {
    this.backend = backend
    this.build = build
    this.entries = backend.entries$.subscribe(() => this.plan())
  }

  /** The first page, exactly as the rows will give it once they are loaded; `null`: unknown. */
  async first(list: ShownList): Promise<Page<never> | null> {
    const { workspaceId, userId, collection, query } = list
    if (!isList(query)) return null
    // An error does not matter: the rows are loading.
    const head = await this.backend.store.head([workspaceId, userId, collection]).catch(() => null)
    if (head === null || head.seq !== this.backend.loadingSeq(workspaceId) || head.question !== this.questionOf(list)) return null
    return JSON.parse(head.answer) as Page<never>
  }

  /** Notes that a list is shown: its first page is stored, now and after each change, when there is time. */
  show(list: ShownList): void {
    const { workspaceId, userId, collection, query } = list
    if (!isList(query)) return
    const firstRows = { ...query, limit: Math.min(query.limit, FIRST_ROWS) }
    this.shown.set([workspaceId, userId, collection].join(), { ...list, query: firstRows })
    this.plan()
  }

  get isClosed(): boolean {
    return this.hasEnded
  }

  close(): void {
    this.hasEnded = true
    this.entries.unsubscribe()
    this.cancel()
  }

  questionOf({ collection, query }: ShownList): string {
    return `${this.build} ${canonicalKey(collection, query)}`
  }

  private plan(): void {
    if (this.shown.size === 0) return
    this.cancel()
    this.cancel = this.backend.runtime.schedule(PAUSE_MS, () => {
      const keep = async () => (await import('./keep-heads')).keepHeads(this.backend, this, [...this.shown.values()])
      // Without it the list is merely shown later next time.
      void keep().catch(() => undefined)
    })
  }
}

/** Only lists from their start and with a count: not searches or lookups. */
function isList({ count, search, after }: AnyQuery): boolean {
  return count === 'exact' && search === undefined && after === undefined
}

/** Waits for the last change, so as not to disturb typing. */
const PAUSE_MS = 1000
