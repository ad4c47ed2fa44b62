import { SEEN_BY_DEAL } from '../../../domain/model/access/visibility'
import type { AnyRecord, CollectionName, ReadableName } from '../../../domain/model/records/collections'
import { sourcesOf } from '../../../domain/model/registry/registry'
import type { Folded, LoadSink } from './store'
import type { CommitEntry } from '../commits/commit-entry'
import type { WorkspaceState } from '../commits/workspace-state'

/** The collections that must be loaded before a name can be read. */
function needsOf(name: ReadableName): readonly CollectionName[] {
  return SEEN_BY_DEAL.has(name) ? ['deals', ...sourcesOf(name)] : sourcesOf(name)
}

/** A workspace being loaded from the store: each collection can be read as soon as it is loaded. */
export class WorkspaceLoad implements LoadSink {
  private readonly state: WorkspaceState
  private readonly done = new Set<CollectionName>()
  private waiting: { readonly test: () => boolean; readonly resolve: () => void; readonly reject: (error: unknown) => void }[] =
    []
  private tail: readonly CommitEntry[] = []
  private foldedSeq = 0
  private isOver = false
  private isListAwaited = false
  private failure: { readonly error: unknown } | null = null

  constructor(state: WorkspaceState) {
    this.state = state
  }

  begin(tail: readonly CommitEntry[], { seq, tokens, tombstones }: Folded): void {
    this.tail = tail
    this.foldedSeq = seq
    for (const token of [...tokens, ...tail.flatMap((entry) => entry.tokens ?? [])]) this.state.replaceToken(token)
    for (const tombstone of tombstones) this.state.tombstones.add(tombstone)
    for (const entry of tail) this.state.bury(entry)
  }

  /** The last commit at the start of loading. */
  get seq(): number {
    return this.foldedSeq + this.tail.length
  }

  rows(collection: CollectionName, records: readonly AnyRecord[]): void {
    this.state.rows.apply(records.map((record) => ({ collection, id: record.id, record })))
  }

  complete(collection: CollectionName): void {
    this.done.add(collection)
    this.joinPeople()
    this.resolveReady()
  }

  finish(): void {
    this.state.resume(this.seq, this.tail)
    this.isOver = true
    this.resolveReady()
  }

  fail(error: unknown): void {
    this.failure = { error }
    for (const { reject } of this.waiting) reject(error)
    this.waiting = []
  }

  /** Waits until a name can be read; `null`: now. Rejects as the load does. */
  until(name: ReadableName | 'all'): Promise<void> | null {
    const needs = name === 'all' ? null : needsOf(name)
    const test = (): boolean => this.isOver || (needs !== null && needs.every((need) => this.done.has(need)))
    if (test()) return null
    if (this.failure !== null) return Promise.reject(this.failure.error)
    if (name === 'personRows') this.isListAwaited = true
    this.joinPeople()
    return new Promise((resolve, reject) => this.waiting.push({ test, resolve, reject }))
  }

  /** Joined as they are loaded: joining them all at the end would block the page. */
  private joinPeople(): void {
    if (this.isListAwaited && this.done.has('companies')) this.state.rows.of('personRows')
  }

  private resolveReady(): void {
    const ready = this.waiting.filter(({ test }) => test())
    this.waiting = this.waiting.filter((wait) => !ready.includes(wait))
    for (const { resolve } of ready) resolve()
  }
}
