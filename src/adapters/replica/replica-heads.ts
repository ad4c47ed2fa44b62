import { EMPTY, filter, map, of, ReplaySubject, switchMap, take, type Observable } from 'rxjs'
import type { AnyQuery, Page } from '../../domain/model/query/ast'
import type { ReadableName } from '../../domain/model/records/collections'
import { LIMITS } from '../../domain/model/records/limits'
import type { Live } from '../../ports/records.port'
import { listingFor } from '../shared/commits/reader'
import { parsedJson } from '../shared/parsed-json'
import { questionOf, type ShownList } from '../shared/store/head-question'
import { ShownLists } from '../shared/store/shown-lists'
import type { Head } from '../shared/store/store-database'
import { yieldToPage } from '../shared/store/yield-to-page'
import type { ShownRows } from './shown-rows'
import type { WorkspaceContext } from './workspace-context'

/** More than one screen asks for. */
const MOST_LISTS = 20

/** What heads need of their workspace. */
interface HeadedWorkspace {
  readonly context: WorkspaceContext
  readonly rows: ShownRows
  readonly isOpening: boolean
  /** Whether the rows shown are those on the disk. */
  readonly showsWhatIsKept: boolean
  holds(name: ReadableName): boolean
}

type Question = Pick<ShownList, 'collection' | 'query'>

/** Stores the heads of the lists shown last, so that the next start shows them before it has read the rows. */
export class ReplicaHeads {
  private readonly at: HeadedWorkspace
  private readonly lists: ShownLists
  private readonly found = new ReplaySubject<ReadonlyMap<string, string>>(1)

  constructor(at: HeadedWorkspace) {
    this.at = at
    this.lists = new ShownLists(at.context.runtime, (lists) => this.keep(lists.slice(-MOST_LISTS)))
  }

  opened(heads: readonly Head[]): void {
    this.found.next(new Map(heads.map(({ question, answer }) => [question, answer])))
  }

  /** The head, if one is stored, while the rows are being read. Then it is silent: the rows answer. */
  first<Row>(question: Question): Observable<Live<Page<Row>>> {
    const { at } = this
    const { build } = at.context
    if (build === undefined || !at.isOpening) return EMPTY
    return this.found.pipe(
      take(1),
      filter(() => at.isOpening),
      map((answers) => parsedJson(answers.get(questionOf(build, question)) ?? null)),
      // It was stored under the same question.
      switchMap((page) => (page === null ? EMPTY : of({ value: page as Page<Row>, freshness: 'stale' as const }))),
    )
  }

  show(collection: ReadableName, query: AnyQuery): void {
    const { workspaceId, userId, build } = this.at.context
    if (build === undefined || query.search !== undefined || query.after !== undefined) return
    this.lists.show(questionOf(build, { collection, query }), { workspaceId, userId, collection, query })
  }

  plan(): void {
    this.lists.plan()
  }

  close(): void {
    this.found.complete()
    this.lists.close()
  }

  private async keep(lists: readonly ShownList[]): Promise<void> {
    const { disk, build } = this.at.context
    if (build === undefined) return
    for (const list of lists) {
      if (this.lists.isClosed) return
      const { workspaceId, userId, collection, query } = list
      await disk.keepHead([workspaceId, userId, questionOf(build, { collection, query })], () => this.headOf(build, list))
      await yieldToPage()
    }
  }

  private headOf(build: string, { collection, query }: ShownList): Omit<Head, 'seq'> | null {
    const { at } = this
    if (!at.showsWhatIsKept || !at.holds(collection)) return null
    const first = { ...query, limit: Math.min(query.limit, LIMITS.pageSizeMost) }
    const page = listingFor(at.rows.reader(), collection).page(first)
    // If the list ends within this page, the page answers the longer query too.
    return {
      question: questionOf(build, { collection, query: page.next === null ? query : first }),
      answer: JSON.stringify(page),
    }
  }
}
