import { portError } from '../../domain/model/errors/port-error'
import { instantOf } from '../../domain/model/kernel/instant'
import type { AnyRecord } from '../../domain/model/records/collections'
import type { MutationId } from '../../domain/model/records/meta'
import type { Outcome } from '../../domain/model/records/mutation'
import type { CallOptions } from '../../ports/call-options'
import type { Runtime } from '../../ports/runtime.port'
import { DEFAULT_TIMEOUT_MS } from '../shared/call'
import type { Answer, CoreEvent, WrittenCommit } from './core/events'
import { errorOf } from './port-error-data'

export interface OpenCommit extends WrittenCommit {
  readonly options: CallOptions
}

/** As long as nobody notices that they wait: within it the server answers, if it is near. */
export const NOTICED_MS = 200

type Settle = (answer: Answer) => void

/** The commits of this tab that somebody waits for. */
export class OpenCommits {
  private readonly runtime: Runtime
  private readonly handle: (event: CoreEvent) => void
  private readonly answeredWithinMs: number
  private readonly waiting = new Map<MutationId, Set<Settle>>()

  /** @param answeredWithinMs how long the line has to answer before this device does */
  constructor(runtime: Runtime, answeredWithinMs: number, handle: (event: CoreEvent) => void) {
    this.runtime = runtime
    this.answeredWithinMs = answeredWithinMs
    this.handle = handle
  }

  /** Ends as soon as the line has had its time and the commit is kept here, else by its deadline; at once when it is called off. */
  open({ options, ...commit }: OpenCommit): Promise<readonly Outcome<AnyRecord>[]> {
    const { signal, timeoutMs = DEFAULT_TIMEOUT_MS } = options
    const { mutationId } = commit
    if (signal?.aborted === true) return Promise.reject(portError('call/cancelled', {}))
    return new Promise((resolve, reject) => {
      const all = this.waiting.get(mutationId) ?? new Set()
      this.waiting.set(mutationId, all)
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

  answer(mutationId: MutationId, answer: Answer): void {
    const all = this.waiting.get(mutationId) ?? []
    this.waiting.delete(mutationId)
    for (const settle of all) settle(answer)
  }

  cancelAll(): void {
    for (const id of this.waiting.keys()) this.answer(id, { kind: 'error', error: { code: 'call/cancelled', details: {} } })
  }
}
