import { BehaviorSubject, combineLatest, map } from 'rxjs'
import type { MutationId } from '../../../src/domain/model/records/meta'
import { instantOf } from '../../../src/domain/model/kernel/instant'
import type { DeferredWork, DroppedWork, PendingCommit, PendingState, SyncPhase, SyncPort } from '../../../src/ports/sync.port'

/** An outbox in memory that sends nothing: tests put into it what a device would have written, and say what became of it. */
export class ScriptedSync implements SyncPort {
  private readonly commits = new BehaviorSubject<readonly PendingCommit[]>([])
  private readonly works = new BehaviorSubject<readonly DeferredWork[]>([])
  /** What was asked of it. */
  readonly asked: string[] = []
  phase: SyncPhase = { kind: 'whole' }
  isFull = false
  private readonly torn = new BehaviorSubject(0)

  /** What is written on this device from here on. */
  write(...commits: readonly PendingCommit[]): void {
    this.commits.next([...this.commits.value, ...commits])
  }

  /** What waits beside it. */
  defer(...works: readonly DeferredWork[]): void {
    this.works.next(works)
  }

  /** Does anybody ask what is in it? */
  get isHeard(): boolean {
    return this.works.observed
  }

  /** So many of those that were written can be read no more. */
  tear(count: number): void {
    this.torn.next(count)
  }

  /** What the server made of it. */
  settle(mutationId: MutationId, state: PendingState | 'sent'): void {
    this.commits.next(
      this.commits.value.flatMap((commit) =>
        commit.mutationId !== mutationId ? [commit] : state === 'sent' ? [] : [{ ...commit, state }],
      ),
    )
  }

  readonly state: SyncPort['state'] = () =>
    combineLatest([this.commits, this.torn]).pipe(
      map(([commits, unreadable]) => {
        const count = (kind: PendingState['kind']) => commits.filter(({ state }) => state.kind === kind).length
        return {
          phase: this.phase,
          waiting: count('waiting'),
          conflicted: count('conflicted'),
          refused: count('refused'),
          unreadable,
          isFull: this.isFull,
          seenAt: instantOf(Date.now()),
          isLeader: true,
        }
      }),
    )

  readonly outbox: SyncPort['outbox'] = () =>
    combineLatest([this.commits, this.works]).pipe(map(([commits, works]) => [...commits, ...works]))

  readonly dropped$ = new BehaviorSubject<readonly DroppedWork[]>([])

  readonly bytes = (): Promise<Blob> => {
    this.asked.push('bytes')
    return Promise.resolve(new Blob(['bytes']))
  }

  readonly unsent = (): Promise<number> => Promise.resolve(this.commits.value.length + this.torn.value)

  readonly retry = (mutationId: MutationId): Promise<void> => {
    this.asked.push('retry')
    this.settle(mutationId, { kind: 'waiting' })
    return Promise.resolve()
  }

  readonly discard = (mutationId: MutationId): Promise<void> => {
    this.asked.push('discard')
    this.settle(mutationId, 'sent')
    return Promise.resolve()
  }

  readonly discardUnreadable = (): Promise<void> => {
    this.asked.push('discard what cannot be read')
    this.torn.next(0)
    return Promise.resolve()
  }

  readonly resolve: SyncPort['resolve'] = (mutationId, keep) => {
    this.asked.push(`resolve ${typeof keep === 'string' ? keep : keep.join(' ')}`)
    this.settle(mutationId, 'sent')
    return Promise.resolve()
  }

  readonly export = (): Promise<Blob> => {
    this.asked.push('export')
    return Promise.resolve(new Blob([JSON.stringify(this.commits.value)], { type: 'application/json' }))
  }
}
