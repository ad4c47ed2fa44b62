import type { AnyQuery } from '../../../domain/model/query/any-query'
import type { Page } from '../../../domain/model/query/ast'
import { canonicalKey } from '../../../domain/model/query/canonical-key'
import { FIRST_ROWS } from '../../../domain/model/query/first-rows'
import type { Backend } from './backend'
import type { Asked } from './keep-heads'

/**
 * What lists begin with, kept beside the rows: an answer that is of the very commit the rows are of, to the same question of
 * the same user by the same program, is what the rows would answer, and need not wait for them.
 */
export class Heads {
  private readonly backend: Backend
  private readonly build: string
  /** Of each collection, how it was shown last. */
  private readonly shown = new Map<string, Asked>()
  private readonly entries
  private cancel = () => {}
  private hasEnded = false

  /** @param build names the program: another may make other rows of the same records */
  constructor(backend: Backend, build: string) {
    this.backend = backend
    this.build = build
    this.entries = backend.entries$.subscribe(() => this.plan())
  }

  /** The answer, exactly as the rows will give it once they are read; `null`: it is not known. */
  async first(asked: Asked): Promise<Page<never> | null> {
    const { workspaceId, userId, collection, query } = asked
    if (!isList(query)) return null
    // Whatever is the matter with it: the rows are on their way.
    const head = await this.backend.store.head([workspaceId, userId, collection]).catch(() => null)
    if (head === null || head.seq !== this.backend.loadingSeq(workspaceId) || head.question !== this.questionOf(asked))
      return null
    return JSON.parse(head.answer) as Page<never>
  }

  /** The list is shown: what it begins with is kept, now and after each change, when there is time. */
  show(asked: Asked): void {
    const { workspaceId, userId, collection, query } = asked
    if (!isList(query)) return
    const begun = { ...query, limit: Math.min(query.limit, FIRST_ROWS) }
    this.shown.set([workspaceId, userId, collection].join(), { ...asked, query: begun })
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

  questionOf({ collection, query }: Asked): string {
    return `${this.build} ${canonicalKey(collection, query)}`
  }

  private plan(): void {
    if (this.shown.size === 0) return
    this.cancel()
    this.cancel = this.backend.runtime.schedule(PAUSE_MS, () => {
      const keep = async () => (await import('./keep-heads')).keepHeads(this.backend, this, [...this.shown.values()])
      // Without it the list comes later next time, as it did the first.
      void keep().catch(() => undefined)
    })
  }
}

/** From its beginning, and so that it says how long it is: not what is sought or looked up. */
function isList({ count, search, after }: AnyQuery): boolean {
  return count === 'exact' && search === undefined && after === undefined
}

/** After the last change: who types is not held up. */
const PAUSE_MS = 1000
