import { portError } from '../../domain/model/errors/port-error'
import { instantOf } from '../../domain/model/kernel/instant'
import type { AnyRecord } from '../../domain/model/records/collections'
import type { MutationId } from '../../domain/model/records/meta'
import type { Outcome } from '../../domain/model/records/mutation'
import type { CallOptions } from '../../ports/call-options'
import type { Runtime } from '../../ports/runtime.port'
import { DEFAULT_TIMEOUT_MS } from '../shared/call'
import type { Answer, CoreEvent, WrittenCommit } from './core/events'
import type { Undelivered } from './core/outbox-entry'
import type { FileBytes } from './disk/replica-disk'
import { errorOf } from './port-error-data'

export interface OpenCommit extends WrittenCommit {
  readonly options: CallOptions
}

/** A wait that nobody notices. A nearby server answers within it. */
export const NOTICED_MS = 200

type Settle = (answer: Answer) => void

/** The commits, files and calls of this tab whose callers wait. */
export class OpenCommits {
  private readonly runtime: Runtime
  private readonly handle: (event: CoreEvent) => void
  private readonly answeredWithinMs: number
  private readonly waiting = new Map<MutationId, Set<Settle>>()
  private readonly bytes = new Map<MutationId, Blob>()

  /** @param answeredWithinMs how long the server may take to answer before this device does */
  constructor(runtime: Runtime, answeredWithinMs: number, handle: (event: CoreEvent) => void) {
    this.runtime = runtime
    this.answeredWithinMs = answeredWithinMs
    this.handle = handle
  }

  /**
   * Resolves with the server's answer, or locally once the server is late and the commit is durable. Rejects at the deadline, or
   * when cancelled.
   */
  open({ options, ...commit }: OpenCommit): Promise<readonly Outcome<AnyRecord>[]> {
    const { signal, timeoutMs = DEFAULT_TIMEOUT_MS } = options
    const { mutationId } = commit
    if (signal?.aborted === true) return Promise.reject(portError('call/cancelled', {}))
    return new Promise((resolve, reject) => {
      const all = this.settlesOf(mutationId)
      const callOff = (): void => this.handle({ kind: 'called-off', mutationId })
      const cancelDeadline = this.runtime.schedule(timeoutMs, () => {
        this.handle({ kind: 'overdue', mutationId, error: { code: 'net/timeout', details: { afterMs: timeoutMs } } })
      })
      const cancelLate = this.runtime.schedule(this.answeredWithinMs, () => this.handle({ kind: 'late', mutationId }))
      all.add((answer) => {
        cancelLate()
        cancelDeadline()
        signal?.removeEventListener('abort', callOff)
        if (answer.kind === 'outcomes') resolve(answer.outcomes)
        else reject(errorOf(answer.error))
      })
      signal?.addEventListener('abort', callOff, { once: true })
      this.handle({ kind: 'written', at: instantOf(this.runtime.now()), ...commit })
    })
  }

  /** Resolves once the file or the call would survive a crash. */
  defer(mutationId: MutationId, work: Undelivered['work'], bytes: Blob | null): Promise<void> {
    if (bytes !== null) this.bytes.set(mutationId, bytes)
    return new Promise((resolve, reject) => {
      this.settlesOf(mutationId).add((answer) => {
        if (answer.kind === 'outcomes') resolve()
        else reject(errorOf(answer.error))
      })
      this.handle({ kind: 'deferred', at: instantOf(this.runtime.now()), mutationId, work })
    })
  }

  /** The bytes of those entries, to be stored with them; undefined: there are none. */
  takeBytes(mutationIds: readonly MutationId[]): FileBytes | undefined {
    const taken = new Map<MutationId, Blob>()
    for (const mutationId of mutationIds) {
      const bytes = this.bytes.get(mutationId)
      if (bytes !== undefined) taken.set(mutationId, bytes)
      this.bytes.delete(mutationId)
    }
    return taken.size === 0 ? undefined : taken
  }

  answer(mutationId: MutationId, answer: Answer): void {
    const all = this.waiting.get(mutationId) ?? []
    this.waiting.delete(mutationId)
    for (const settle of all) settle(answer)
  }

  private settlesOf(mutationId: MutationId): Set<Settle> {
    const all = this.waiting.get(mutationId) ?? new Set()
    this.waiting.set(mutationId, all)
    return all
  }

  cancelAll(): void {
    for (const id of this.waiting.keys()) this.answer(id, { kind: 'error', error: { code: 'call/cancelled', details: {} } })
  }
}
