import { isPortError } from '../../domain/model/errors/port-error'
import type { Id } from '../../domain/model/kernel/id'
import { instantOf } from '../../domain/model/kernel/instant'
import type { AnyRecord, CollectionName } from '../../domain/model/records/collections'
import { type MutationId, mutationIdOf } from '../../domain/model/records/meta'
import type { RecordsPort } from '../../ports/records.port'
import type { Runtime } from '../../ports/runtime.port'
import type { RecordChange } from '../shared/commits/commit-entry'
import { withJitter } from '../shared/retry-wait'
import type { CoreEvent, Effect, Waking, RecordAt } from './core/events'
import type { Deliveries } from './deliveries'
import type { OpenCommits } from './open-commits'
import { errorData } from './port-error-data'
import { readWhole } from './read-whole'
import type { WorkspaceContext } from './workspace-context'
import type { Observable } from 'rxjs'

export interface Work {
  readonly context: WorkspaceContext
  readonly isUp$: Observable<boolean>
  readonly commits: OpenCommits
  readonly deliveries: Deliveries
  readonly handle: (event: CoreEvent) => void
  /** There is more to read than the first request brings. */
  readonly isLong: () => void
}

/** Carries out the core's effects and reports the results to it as events. */
export class Doing {
  private readonly work: Work
  private readonly wakes = new Map<Waking, () => void>()
  private readonly gone = new AbortController()
  private reading = new AbortController()

  constructor(work: Work) {
    this.work = work
  }

  perform(effect: Effect): void {
    switch (effect.kind) {
      case 'keep':
        void this.keep(effect)
        break
      case 'send':
        void this.send(effect)
        break
      case 'deliver':
        void this.work.deliveries.start(effect.entry)
        break
      case 'stop':
        this.work.deliveries.stop(effect.mutationId)
        break
      case 'call-off':
        void this.work.deliveries.callOff(effect.file)
        break
      case 'answer':
        this.work.commits.answer(effect.mutationId, effect.answer)
        break
      case 'read':
        void this.read(effect)
        break
      case 'confirm':
        void this.confirm(effect)
        break
      case 'wake':
        this.wake(effect)
        break
      case 'wipe':
        void this.wipe()
    }
  }

  private async keep({ step, mutationIds }: Extract<Effect, { kind: 'keep' }>): Promise<void> {
    const { disk, pages, workspaceId } = this.work.context
    try {
      // A deleted record must not stay in a remembered page either.
      if (step.afresh === true || step.changes?.some(({ record }) => record === null) === true)
        void pages.forgetRecords(workspaceId)
      await disk.write(step, this.work.commits.takeBytes(mutationIds))
      if (mutationIds.length > 0) this.work.handle({ kind: 'kept', mutationIds })
    } catch (error) {
      if (mutationIds.length > 0) this.work.handle({ kind: 'unkept', mutationIds, error: errorData(error) })
    }
  }

  private async send({ mutationId, mutations, via }: Extract<Effect, { kind: 'send' }>): Promise<void> {
    const { ports, runtime, workspaceId } = this.work.context
    try {
      const outcomes = await ports.records.commit(mutations, { workspaceId, mutationId, via, signal: this.gone.signal })
      this.work.handle({ kind: 'answered', mutationId, outcomes, freshId: freshId(runtime) })
    } catch (error) {
      this.work.handle({ kind: 'failed', mutationId, error: errorData(error) })
    }
  }

  private async read({ run, rest }: Extract<Effect, { kind: 'read' }>): Promise<void> {
    this.reading.abort()
    this.reading = new AbortController()
    const { ports, runtime, workspaceId, userId, mostRecords } = this.work.context
    const { signal } = this.reading
    try {
      const held = await readWhole({
        records: ports.records,
        runtime,
        isUp$: this.work.isUp$,
        workspaceId,
        userId,
        mostRecords,
        signal,
        rest,
        page: (collection, records) => this.work.handle({ kind: 'read', run, collection, records }),
        reached: (left) => this.work.handle({ kind: 'read-to', run, rest: left }),
        isLong: this.work.isLong,
      })
      this.work.handle({ kind: 'read-all', run, held, at: instantOf(runtime.now()) })
    } catch (error) {
      if (signal.aborted) return
      if (isPortError(error, 'access/denied')) this.work.handle({ kind: 'denied' })
    }
  }

  private async confirm({ asOf, records }: Extract<Effect, { kind: 'confirm' }>): Promise<void> {
    try {
      const changes = await new ServerRecords(this.work.context.ports.records, this.gone.signal).read(records)
      this.work.handle({ kind: 'confirmed', asOf, changes })
    } catch {
      // It asks again by itself.
    }
  }

  private wake({ to, afterMs }: Extract<Effect, { kind: 'wake' }>): void {
    this.wakes.get(to)?.()
    const { runtime } = this.work.context
    const cancel = runtime.schedule(to === 'confirm' ? afterMs : withJitter(afterMs, runtime), () => {
      this.wakes.delete(to)
      this.work.handle({ kind: 'woken', to })
    })
    this.wakes.set(to, cancel)
  }

  private async wipe(): Promise<void> {
    const { disk, pages, workspaceId } = this.work.context
    await Promise.allSettled([disk.wipe(), pages.forget(workspaceId)])
  }

  end(): void {
    this.reading.abort()
    this.gone.abort()
    this.work.deliveries.end()
    for (const cancel of this.wakes.values()) cancel()
    this.wakes.clear()
  }
}

export function freshId(runtime: Runtime): MutationId {
  return mutationIdOf(runtime.newId())
}

/** Records of several collections, as the server has them now. */
export class ServerRecords {
  private readonly records: RecordsPort
  private readonly signal: AbortSignal

  constructor(records: RecordsPort, signal: AbortSignal) {
    this.records = records
    this.signal = signal
  }

  async read(wanted: readonly RecordAt[]): Promise<readonly RecordChange[]> {
    const ids = new Map<CollectionName, Set<Id>>()
    for (const { collection, id } of wanted) ids.set(collection, (ids.get(collection) ?? new Set()).add(id))
    const found = await Promise.all([...ids].map(([collection, of]) => this.readOf(collection, [...of])))
    return found.flat()
  }

  private async readOf(collection: CollectionName, ids: readonly Id[]): Promise<readonly RecordChange[]> {
    const found: ReadonlyMap<Id, AnyRecord> = await this.records.getMany(collection, ids, { signal: this.signal })
    return ids.map((id) => ({ collection, id, record: found.get(id) ?? null }))
  }
}
