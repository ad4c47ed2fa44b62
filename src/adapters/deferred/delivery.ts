import { portError } from '../../domain/model/errors/port-error'
import type { Mutation } from '../../domain/model/records/mutation'
import { mutationIdOf } from '../../domain/model/records/mutation-id'
import type { Ports } from '../../ports/ports'
import type { Runtime } from '../../ports/runtime.port'
import type { DeferredItem, ItemRefusal, KeptFile } from './deferred-item'
import type { DeferredStore } from './deferred-store'

export interface DeliveryParts {
  readonly ports: Pick<Ports, 'files' | 'functions' | 'records'>
  readonly runtime: Runtime
  readonly store: DeferredStore
  readonly put: (item: DeferredItem) => Promise<void>
  /** Told of each step that is worth showing. */
  readonly moved: () => void
}

/** One item on its way. */
export class Delivery {
  percent = 0
  private item: DeferredItem
  private readonly parts: DeliveryParts
  private readonly gone = new AbortController()

  constructor(item: DeferredItem, parts: DeliveryParts) {
    this.item = item
    this.parts = parts
  }

  /** Rejects with what kept it from arriving. @returns what the function says against it; null: it is done */
  async run(): Promise<ItemRefusal | null> {
    const { what, mutationId } = this.item
    const { signal } = this.gone
    if (what.kind === 'file') {
      await this.deliverFile(what)
      return null
    }
    const answer = await this.parts.ports.functions.call(what.name, what.input, { mutationId, signal })
    return answer.ok ? null : { kind: 'declined', refusal: answer.refusal }
  }

  stop(): void {
    this.gone.abort()
  }

  /** The server hears that the bytes come no more. What of it does not get there leaves a record that is never ready. */
  async callOff({ id, resume }: KeptFile): Promise<void> {
    const { ports, runtime } = this.parts
    // Before the record says that nothing more is waited for, or the backend would not hear of it.
    if (resume !== null) await ports.files.abandon(resume).catch(() => undefined)
    const file = { collection: 'files', id, expect: 'any' } as const
    const steps: readonly Mutation[] = [
      { kind: 'update', ...file, patch: { status: 'failed' } },
      { kind: 'trash', ...file },
    ]
    for (const step of steps) await this.commit(step, mutationIdOf(runtime.newId())).catch(() => undefined)
  }

  private async deliverFile(file: KeptFile): Promise<void> {
    const { mutationId } = this.item
    if (!file.isStored) {
      await this.send(file)
      await this.note({ resume: null, isStored: true })
    }
    // Under the same id each time: however often this is tried, the record becomes ready once.
    await this.commit({ kind: 'update', collection: 'files', id: file.id, patch: { status: 'ready' }, expect: 'any' }, mutationId)
  }

  private async send({ path, resume }: KeptFile): Promise<void> {
    const { ports, store } = this.parts
    const { mutationId, workspaceId } = this.item
    const bytes = await store.bytes(mutationId)
    if (bytes === null) throw portError('file/missing', { path })
    const { signal } = this.gone
    await new Promise<void>((resolve, reject) => {
      const sending = ports.files.upload({ workspaceId, path }, bytes, resume === null ? {} : { resume }).subscribe({
        next: (event) => {
          if (event.kind === 'resumable') void this.note({ resume: event.token }).catch(() => undefined)
          if (event.kind === 'progress') this.show(event.sentBytes, event.totalBytes)
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

  private show(sentBytes: number, totalBytes: number): void {
    const percent = Math.round((100 * sentBytes) / Math.max(1, totalBytes))
    if (percent === this.percent) return
    this.percent = percent
    this.parts.moved()
  }

  private async note(part: Partial<KeptFile>): Promise<void> {
    const { what } = this.item
    if (what.kind !== 'file' || this.gone.signal.aborted) return
    this.item = { ...this.item, what: { ...what, ...part } }
    await this.parts.put(this.item)
  }

  private async commit(mutation: Mutation, mutationId: DeferredItem['mutationId']): Promise<void> {
    await this.parts.ports.records.commit([mutation], { workspaceId: this.item.workspaceId, mutationId })
  }
}
