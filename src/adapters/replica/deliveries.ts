import { portError } from '../../domain/model/errors/port-error'
import { instantOf } from '../../domain/model/kernel/instant'
import type { MutationId } from '../../domain/model/records/meta'
import type { Mutation } from '../../domain/model/records/mutation'
import type { CoreEvent } from './core/events'
import type { KeptFile, Undelivered } from './core/outbox-entry'
import { errorData } from './port-error-data'
import type { WorkspaceContext } from './workspace-context'

export interface DeliveriesParts {
  readonly context: WorkspaceContext
  readonly handle: (event: CoreEvent) => void
  /** Called whenever the progress shown changes. */
  readonly moved: () => void
  /** Through the outbox, where it takes such commits. */
  readonly commit: (mutation: Mutation) => Promise<unknown>
}

interface Delivery {
  percent: number
  readonly gone: AbortController
}

/** The files and calls of one workspace that this tab is delivering. */
export class Deliveries {
  private readonly parts: DeliveriesParts
  private readonly underWay = new Map<MutationId, Delivery>()

  constructor(parts: DeliveriesParts) {
    this.parts = parts
  }

  /** null: this tab is not delivering it. */
  percentOf(mutationId: MutationId): number | null {
    return this.underWay.get(mutationId)?.percent ?? null
  }

  async start(entry: Undelivered): Promise<void> {
    const { mutationId } = entry
    const delivery = { percent: 0, gone: new AbortController() }
    this.underWay.set(mutationId, delivery)
    const outcome = await this.deliver(entry, delivery)
    if (this.underWay.get(mutationId) !== delivery) return
    this.underWay.delete(mutationId)
    this.parts.handle(outcome)
  }

  stop(mutationId: MutationId): void {
    this.underWay.get(mutationId)?.gone.abort()
    this.underWay.delete(mutationId)
  }

  end(): void {
    for (const mutationId of this.underWay.keys()) this.stop(mutationId)
  }

  /** Tells the backend that a file will not come. Without it the file's record would stay unready for ever. */
  async callOff({ id, resume }: KeptFile): Promise<void> {
    const { context, commit } = this.parts
    // First: once the record says that no more bytes are awaited, the backend does not accept this call.
    if (resume !== null) await context.ports.files.abandon(resume).catch(() => undefined)
    const file = { collection: 'files', id, expect: 'any' } as const
    await commit({ kind: 'update', ...file, patch: { status: 'failed' } }).catch(() => undefined)
    await commit({ kind: 'trash', ...file }).catch(() => undefined)
  }

  private async deliver(entry: Undelivered, delivery: Delivery): Promise<CoreEvent> {
    const { mutationId, work } = entry
    const { ports, runtime } = this.parts.context
    try {
      if (work.kind === 'file') {
        await this.send(mutationId, work, delivery)
        return { kind: 'stored', mutationId, at: instantOf(runtime.now()) }
      }
      const answer = await ports.functions.call(work.name, work.input, { mutationId, signal: delivery.gone.signal })
      return { kind: 'called', mutationId, refusal: answer.ok ? null : answer.refusal }
    } catch (error) {
      return { kind: 'undelivered', mutationId, error: errorData(error) }
    }
  }

  private async send(mutationId: MutationId, { path, resume }: KeptFile, delivery: Delivery): Promise<void> {
    const { context, handle, moved } = this.parts
    const bytes = await context.disk.bytes(mutationId)
    if (bytes === null) throw portError('file/missing', { path })
    const { signal } = delivery.gone
    const target = { workspaceId: context.workspaceId, path }
    await new Promise<void>((resolve, reject) => {
      const sending = context.ports.files.upload(target, bytes, resume === null ? {} : { resume }).subscribe({
        next: (event) => {
          if (event.kind === 'resumable') handle({ kind: 'resumable', mutationId, resume: event.token })
          if (event.kind !== 'progress') return
          const percent = Math.round((100 * event.sentBytes) / Math.max(1, event.totalBytes))
          if (percent === delivery.percent) return
          delivery.percent = percent
          moved()
        },
        error: reject,
        complete: resolve,
      })
      const stop = (): void => {
        sending.unsubscribe()
        reject(portError('call/cancelled', {}))
      }
      if (signal.aborted) stop()
      else signal.addEventListener('abort', stop, { once: true })
    })
  }
}
