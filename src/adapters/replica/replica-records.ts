import { isPortError, portError } from '../../domain/model/errors/port-error'
import { isId, type Id } from '../../domain/model/kernel/id'
import type { AnyQuery, Page, Query } from '../../domain/model/query/ast'
import { canonicalKey } from '../../domain/model/query/canonical-key'
import { checkQuery } from '../../domain/model/records/check-query'
import type { AnyRecord, CollectionName, ReadableName, RowOf } from '../../domain/model/records/collections'
import type { Mutation, Outcome, OutcomeOf } from '../../domain/model/records/mutation'
import type { Session, User } from '../../domain/model/session/session'
import type { CallOptions } from '../../ports/call-options'
import type { CommitOptions, EachPage, Live, RecordsCapabilities, RecordsPort } from '../../ports/records.port'
import { isMutations } from '../shared/commits/is-mutations'
import { untilViewCode } from '../shared/engine/load-view-stores'
import { untilLive, type Prefetched } from '../shared/prefetched'
import { currentUser, forUser } from '../shared/signed-in'
import { commitTo } from './held-commit'
import { holderOf, isHeldBy, takingOver } from './holders'
import { LATE, Patience } from './patience'
import { localPage, localRow, findRow, pageOf } from './local-live'
import { NOTICED_MS } from './open-commits'
import { remembered, type Memorable } from './remembered'
import type { ReplicaWorkspace } from './replica-workspace'
import type { Replicas } from './replicas'
import { defer, type Observable } from 'rxjs'

/** Answers from the replica what it holds, and asks the backend for the rest. */
export class ReplicaRecords implements RecordsPort {
  readonly capabilities: RecordsCapabilities
  private readonly replicas: Replicas
  private readonly behind: RecordsPort
  private readonly patience: Patience

  constructor(replicas: Replicas) {
    this.replicas = replicas
    this.behind = replicas.options.ports.records
    const { runtime, answeredWithinMs = NOTICED_MS } = replicas.options
    this.patience = new Patience(runtime, answeredWithinMs)
    this.capabilities = { ...this.behind.capabilities, readsOffline: true, writesOffline: true }
  }

  async get<K extends ReadableName>(collection: K, id: Id, options: CallOptions = {}): Promise<RowOf<K> | null> {
    const ask = (asked: CallOptions) => this.behind.get(collection, id, asked)
    const holders = this.holders(collection)
    if (holders.length > 0) await untilViewCode(collection)
    const here = () => findRow(holders, collection, id)
    const local = async () => here() ?? (this.replicas.isUp ? await ask(options) : null)
    return this.either(collection, { holders, ask, local, options, isAllHere: here() !== null })
  }

  async getMany<K extends ReadableName>(
    collection: K,
    ids: readonly Id[],
    options: CallOptions = {},
  ): Promise<ReadonlyMap<Id, RowOf<K>>> {
    const holders = this.holders(collection)
    if (holders.length > 0) await untilViewCode(collection)
    const found = new Map(
      ids.flatMap((id): readonly (readonly [Id, RowOf<K>])[] => {
        const row = findRow(holders, collection, id)
        return row === null ? [] : [[id, row]]
      }),
    )
    const missing = ids.filter((id) => !found.has(id))
    const ask = async (asked: CallOptions) => new Map([...(await this.behind.getMany(collection, missing, asked)), ...found])
    // The screen shows the held rows: an edit must not wait for the backend to confirm them.
    if (missing.length === 0) return found
    return this.either(collection, { holders, ask, local: async () => found, options, isAllHere: false })
  }

  async list<K extends ReadableName>(collection: K, query: Query<RowOf<K>>, options: CallOptions = {}): Promise<Page<RowOf<K>>> {
    const { workspaceId } = query
    const { id: userId } = await this.user()
    const ask = (asked: CallOptions) =>
      this.orLastSeen(this.behind.list(collection, query, asked), {
        userId,
        key: () => canonicalKey(collection, this.checked(collection, query)),
      })
    if (workspaceId === null || !isId(workspaceId)) return ask(options)
    const at = this.replicas.of(userId, workspaceId)
    if (!this.replicas.isUp) await at.opened()
    const holders = at.holds(collection) ? [at] : []
    const local = async () => pageOf(at, collection, this.checked(collection, query))
    // A list that began here goes on here: nobody who scrolls waits for the line.
    if (query.after !== undefined && holders.length > 0 && at.freshness === 'live') return this.here(collection, local, options)
    return this.either(collection, { holders, ask, local, options, isAllHere: true })
  }

  /** For filling replicas, not for screens: always read from the backend. */
  listEach(
    collections: readonly CollectionName[],
    page: EachPage,
    options?: CallOptions,
  ): Promise<ReadonlyMap<CollectionName, Page<AnyRecord>>> {
    return this.behind.listEach(collections, page, options)
  }

  watch<K extends ReadableName>(collection: K, query: Query<RowOf<K>>): Observable<Live<Page<RowOf<K>>>> {
    return defer(() => {
      const { workspaceId } = query
      const anyQuery = this.checked(collection, query)
      const key = canonicalKey(collection, anyQuery)
      return forUser(this.session$, (userId) => {
        const behind$ = this.remembered(this.behind.watch(collection, query), { userId, key, collection, workspaceId })
        if (workspaceId === null || !isId(workspaceId)) return behind$
        const at = this.replicas.of(userId, workspaceId)
        const question = { collection, query: anyQuery }
        const live$ = takingOver(isHeldBy(at, collection), (isHeld) => {
          if (isHeld === null) return at.heads.first<RowOf<K>>(question)
          return isHeld ? localPage(at, question) : behind$
        })
        return this.untilLive(live$, (prefetched) => prefetched.page(collection, anyQuery))
      })
    })
  }

  watchOne<K extends ReadableName>(collection: K, id: Id): Observable<Live<RowOf<K> | null>> {
    return forUser(this.session$, (userId) => {
      const behind$ = defer(() => {
        const memorable = { userId, key: `${collection} ${id}`, collection, workspaceId: null }
        return this.remembered(this.behind.watchOne(collection, id), memorable)
      })
      const live$ = takingOver(holderOf(this.replicas, { collection, id }), (at) =>
        at === null ? behind$ : localRow(at, { collection, id }),
      )
      return this.untilLive(live$, (prefetched) => prefetched.row(collection, id))
    })
  }

  async commit<const M extends readonly Mutation[]>(
    mutations: M,
    options: CommitOptions,
  ): Promise<{ readonly [I in keyof M]: OutcomeOf<M[I]> }> {
    const outcomes = await this.write(mutations, options)
    // The outcomes come in the order of the mutations, each with a record of its mutation's collection.
    return outcomes as unknown as { readonly [I in keyof M]: OutcomeOf<M[I]> }
  }

  private async write(mutations: readonly Mutation[], options: CommitOptions): Promise<readonly Outcome<AnyRecord>[]> {
    const { workspaceId } = options
    const { id: userId } = await this.user()
    if (!isId(workspaceId) || !isMutations(mutations)) return this.behind.commit(mutations, options)
    const at = this.replicas.of(userId, workspaceId)
    await at.opened()
    try {
      return await commitTo(at, { behind: this.behind, mutations, options })
    } catch (error) {
      // The end of a session closes its replicas, and calls off what they were asked: nobody but the session is to blame.
      if (isPortError(error, 'call/cancelled') && options.signal?.aborted !== true) await this.user()
      throw error
    }
  }

  private remembered<T>(
    behind$: Observable<Live<T>>,
    { userId, ...page }: { readonly userId: Id } & Pick<Memorable, 'key' | 'collection' | 'workspaceId'>,
  ): Observable<Live<T>> {
    const { ports, runtime } = this.replicas.options
    return remembered(behind$, ports.events.connection$, { pages: this.replicas.pages(userId), ...page, runtime })
  }

  /** While it is not known whether the replica can answer, the screens show what the backend has brought already. */
  private untilLive<T>(live$: Observable<Live<T>>, first: (from: Prefetched) => Promise<unknown>): Observable<Live<T>> {
    const { prefetched } = this.replicas.options
    // It was brought under the same question.
    return prefetched === undefined ? live$ : untilLive(live$, () => first(prefetched) as Promise<T | null>)
  }

  /** Offline, falls back to the remembered page of the same query. */
  private async orLastSeen<T>(answer: Promise<T>, last: { readonly userId: Id; readonly key: () => string }): Promise<T> {
    try {
      return await answer
    } catch (error) {
      const seen = isPortError(error, 'net/offline') ? await this.replicas.pages(last.userId).recall(last.key()) : null
      if (seen === null) throw error
      return seen as T // remembered under the same question
    }
  }

  private get session$(): Observable<Session> {
    return this.replicas.options.ports.auth.session$
  }

  /** @throws auth/signed-out */
  private user(): Promise<User> {
    return currentUser(this.session$)
  }

  /** The replicas that can answer queries to this name. */
  private holders(collection: ReadableName): readonly ReplicaWorkspace[] {
    return this.replicas.all.filter((at) => at.holds(collection))
  }

  /** Asks the backend while online with nothing pending, else answers from the replica; also once the backend is late. */
  private async either<T>(collection: ReadableName, { holders, ask, local, options, isAllHere }: Either<T>): Promise<T> {
    if (holders.length === 0) return ask(options)
    const here = () => this.here(collection, local, options)
    if (!this.replicas.isUp || holders.some((at) => at.hasUnsent)) return here()
    try {
      if (!isAllHere) return await ask(options)
      const answer = await this.patience.ask(options, ask)
      return answer === LATE ? await here() : answer
    } catch (error) {
      if (isPortError(error, 'net/offline')) return here()
      throw error
    }
  }

  private async here<T>(collection: ReadableName, local: () => Promise<T>, { signal }: CallOptions): Promise<T> {
    await untilViewCode(collection)
    if (signal?.aborted === true) throw portError('call/cancelled', {})
    return local()
  }

  /** @throws record/invalid */
  private checked<K extends ReadableName>(collection: K, query: Query<RowOf<K>>): AnyQuery {
    // Past this point no code knows the row's type: every `Query` is an `AnyQuery`.
    const anyQuery = query as unknown as AnyQuery
    checkQuery(collection, anyQuery)
    const { maxPageSize } = this.capabilities
    return anyQuery.limit > maxPageSize ? { ...anyQuery, limit: maxPageSize } : anyQuery
  }
}

interface Either<T> {
  readonly holders: readonly ReplicaWorkspace[]
  readonly ask: (options: CallOptions) => Promise<T>
  readonly local: () => Promise<T>
  readonly options: CallOptions
  /** The replica has whatever was asked for. */
  readonly isAllHere: boolean
}
