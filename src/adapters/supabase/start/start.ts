import type { Id } from '../../../domain/model/kernel/id'
import type { AnyQuery, AnyRow, Page } from '../../../domain/model/query/ast'
import { effectiveOrders, listingKey } from '../../../domain/model/query/canonical-key'
import { encodeCursor, positionOf } from '../../../domain/model/query/order'
import { runQuery } from '../../../domain/model/query/run-query'
import type { AnyRecord, CollectionName, ReadableName } from '../../../domain/model/records/collections'
import type { EachPage } from '../../../ports/records.port'
import type { Runtime } from '../../../ports/runtime.port'
import { runCall } from '../../shared/call'
import type { Prefetched } from '../../shared/prefetched'
import type { SupabaseSession } from '../auth/session'
import type { StoredSessions } from '../auth/stored-sessions'
import type { Supabase } from '../client'
import type { Pull, Pulled } from '../../shared/feed/pull'
import type { DatabaseRow } from '../records/codec'
import { recordsOf } from '../records/codec'
import { snakeCase } from '../records/columns'
import { pagesOf } from '../records/copy-pages'
import { type StartAnswer, startAnswerIn } from './start-answer'

/** How long an answer is used: longer than a screen takes to ask what it needs. */
const LIFETIME_MS = 10_000
/** Records of a collection that the answer has at most. */
const MOST_COPIED = 200
/** The usual order of the list of people. */
const BY_NAME = { field: 'name', direction: 'asc', empty: 'last' } as const
const NONE = Promise.resolve(null)

export interface StartDependencies {
  readonly backend: Supabase
  readonly session: Pick<SupabaseSession, 'as' | 'current'>
  readonly storedSessions: Pick<StoredSessions, 'read' | 'hasStarted' | 'noteStart'>
  readonly runtime: Runtime
  /** The slug or id of the workspace whose address is open; `null`: none is. */
  readonly opened: () => string | null
}

/**
 * What a device that holds nothing of a user asks first: which workspaces, where their feeds stand, the first pages of a copy and
 * the head of the list of people. One call answers all of it, once on a device; later starts have a copy, or ask as they need.
 *
 * The answer is used while nothing has happened since: until a feed tells of something, this tab writes, or some seconds pass. The
 * feeds go on from where the answer says that they stood, so nothing between is missed. Every member gives `null` where there is no
 * such answer, and whoever asked it then asks the backend; none rejects.
 */
export class Start implements Prefetched {
  private readonly dependencies: StartDependencies
  private asked: { readonly sessionId: string; readonly answer: Promise<StartAnswer | null> } | null = null
  private usedUntilMs = Infinity
  private readonly closing = new AbortController()
  /** Workspaces whose feeds go on from the answer. */
  private readonly followed = new Set<Id>()

  constructor(dependencies: StartDependencies) {
    this.dependencies = dependencies
  }

  /** Sends the call, if it is due. */
  begin(): void {
    void this.answer()
  }

  /** Gives up the call, if it is on its way. */
  close(): void {
    this.closing.abort()
  }

  /** Something has happened since. */
  forget(): void {
    if (this.asked !== null) this.asked = { ...this.asked, answer: NONE }
  }

  async workspaceIds(): Promise<readonly Id[] | null> {
    return (await this.answer())?.workspaces.map(({ id }) => id) ?? null
  }

  /** A page of the workspaces of the user. */
  async workspaces(query: AnyQuery): Promise<Page<AnyRow> | null> {
    const answer = await this.answer()
    if (answer === null) return null
    return runQuery<AnyRow>(answer.workspaces, query, { collection: 'workspaces', searchText: () => '' })
  }

  async workspace(id: Id): Promise<AnyRow | null> {
    return (await this.answer())?.workspaces.find((workspace) => workspace.id === id) ?? null
  }

  /** The same pulls, but that the position of a feed is known already. */
  pulling(workspaceId: Id, pull: Pull<DatabaseRow>): Pull<DatabaseRow> {
    return async (after, signal) => (after === null ? await this.position(workspaceId) : null) ?? pull(after, signal)
  }

  private async position(workspaceId: Id): Promise<Pulled<DatabaseRow> | null> {
    const cursor = (await this.answer())?.feeds.get(workspaceId)
    if (cursor === undefined) return null
    this.followed.add(workspaceId)
    return { kind: 'page', commits: [], cursor, more: false }
  }

  /** The first pages of a copy, for whoever follows the feed from the same answer. */
  async copy(
    collections: readonly CollectionName[],
    { workspaceId, limit, after = new Map() }: EachPage,
  ): Promise<ReadonlyMap<CollectionName, Page<AnyRecord>> | null> {
    if (after.size > 0 || limit < MOST_COPIED || !this.followed.has(workspaceId)) return null
    const opened = (await this.answer())?.opened
    const isOf = (name: CollectionName): boolean => opened?.copy.some(({ collection }) => collection === snakeCase(name)) === true
    if (opened?.id !== workspaceId || !collections.every(isOf)) return null
    return pagesOf(opened.copy, { collections, workspaceId, limit, after, turn: this.dependencies.runtime.turn })
  }

  async page(collection: ReadableName, query: AnyQuery): Promise<Page<AnyRow> | null> {
    if (query.after !== undefined || query.search !== undefined) return null
    if (collection === 'workspaces') return query.workspaceId === null ? this.workspaces(query) : null
    return this.isHeaded(collection, query) ? this.head(collection, query) : this.fromWhole(collection, query)
  }

  async row(collection: ReadableName, id: Id): Promise<AnyRow | null> {
    return collection === 'workspaces' ? this.workspace(id) : null
  }

  /** Of a collection of which the answer has every record. */
  private async fromWhole(collection: ReadableName, query: AnyQuery): Promise<Page<AnyRow> | null> {
    const { workspaceId } = query
    const opened = (await this.answer())?.opened
    if (workspaceId === null || opened?.id !== workspaceId) return null
    const copied = opened.copy.find((page) => page.collection === snakeCase(collection))
    if (copied === undefined || copied.more) return null
    try {
      const records = copied.slices.flatMap((slice) => recordsOf(collection, workspaceId, slice))
      return runQuery<AnyRow>(records, query, { collection, searchText: () => '' })
    } catch {
      // A value that cannot be read: whoever copies it says so.
      return null
    }
  }

  /** Whether a start brings the head of this list. */
  isHeaded(collection: ReadableName, query: AnyQuery): boolean {
    const usual = { workspaceId: query.workspaceId, orderBy: [BY_NAME], limit: 1 }
    return (
      collection === 'personRows' && query.after === undefined && listingKey(collection, query) === listingKey(collection, usual)
    )
  }

  /** The head of such a list: its first page, which may be shorter than what is asked for. */
  async head(collection: ReadableName, query: AnyQuery): Promise<Page<AnyRow> | null> {
    const opened = (await this.answer())?.opened
    if (opened?.id !== query.workspaceId) return null
    const { rows, total } = opened.people
    const items = rows.slice(0, query.limit)
    const last = items.at(-1)
    const position = last === undefined ? null : positionOf(effectiveOrders(query.orderBy ?? []), last)
    const next = position === null || items.length >= total ? null : encodeCursor(listingKey(collection, query), position)
    return { items, next, total: query.count === 'exact' ? total : null }
  }

  private answer(): Promise<StartAnswer | null> {
    const { session, storedSessions, runtime } = this.dependencies
    const stored = session.current === null ? null : storedSessions.read()
    if (stored === null) return NONE
    const { sessionId, user } = stored
    if (this.asked?.sessionId !== sessionId) {
      this.followed.clear()
      this.asked = { sessionId, answer: storedSessions.hasStarted(user.id) ? NONE : this.ask(user.id) }
    }
    if (this.usedUntilMs < runtime.now()) this.forget()
    return this.asked.answer
  }

  private async ask(userId: Id): Promise<StartAnswer | null> {
    const { backend, session, storedSessions, runtime, opened } = this.dependencies
    const call = { runtime, options: { signal: this.closing.signal }, isRepeatable: true, source: 'supabase' }
    this.usedUntilMs = Infinity
    try {
      const answer = await runCall(call, (signal) =>
        session.as(async () => {
          const { data, error, status } = await backend.client.rpc('start', { opened: opened() }).abortSignal(signal)
          if (error !== null) throw backend.portError('rest', error, { status, action: 'read' })
          return startAnswerIn(data)
        }),
      )
      if (answer?.opened) storedSessions.noteStart(userId)
      this.usedUntilMs = runtime.now() + LIFETIME_MS
      return answer
    } catch {
      // Whoever needs it learns why from the question it asks instead.
      return null
    }
  }
}
