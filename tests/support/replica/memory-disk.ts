import { asPortError, portError } from '../../../src/domain/model/errors/port-error'
import type { MutationId } from '../../../src/domain/model/records/meta'
import { BufferedSteps } from '../../../src/adapters/replica/disk/others'
import type { KeptInMemory } from './kept-in-memory'
import { keepAtAnyPrice } from '../../../src/adapters/replica/disk/write-step'
import type { PageMemory } from '../../../src/adapters/replica/disk/replica-disks'
import {
  withoutTruth,
  type FileBytes,
  type DiskStep,
  type KeptReplica,
  type ReplicaDisk,
  type RowSink,
} from '../../../src/adapters/replica/disk/replica-disk'

/** Keeps nothing beyond the device object it belongs to. */
export class MemoryDisk implements ReplicaDisk {
  private readonly others = new BufferedSteps()
  readonly others$ = this.others.steps$
  private readonly kept: KeptInMemory
  private readonly pages: PageMemory
  private generation = 0
  private isOver = false

  constructor(kept: KeptInMemory, pages: PageMemory) {
    this.kept = kept
    this.pages = pages
  }

  async open(sink: RowSink): Promise<KeptReplica> {
    this.demandOpen()
    this.generation = this.kept.generation
    return this.kept.open(this, sink)
  }

  async write(step: DiskStep, bytes?: FileBytes): Promise<void> {
    this.demandOpen()
    if (bytes !== undefined) return this.put(step, bytes)
    await keepAtAnyPrice(step, {
      put: async (part) => this.put(part),
      forgetPages: () => this.pages.forgetAll(),
      forgetRows: async () => this.kept.forgetRows(),
    })
  }

  /** A head would save nothing here. */
  async keepHead(): Promise<void> {}

  async bytes(mutationId: MutationId): Promise<Blob | null> {
    this.demandOpen()
    return this.kept.bytesOf(mutationId)
  }

  async wipe(): Promise<void> {
    this.demandOpen()
    this.kept.wipe(this)
    this.die()
  }

  async close(): Promise<void> {
    this.die()
  }

  /** As if its tab had ended. */
  die(): void {
    this.isOver = true
    this.kept.close(this)
    this.others.complete()
  }

  receive(did: DiskStep | 'wiped'): void {
    // Later, as between tabs: the writer is not interrupted by its listeners.
    queueMicrotask(() => {
      if (this.isOver) return
      this.others.next(did)
      if (did === 'wiped') this.die()
    })
  }

  private put(step: DiskStep, bytes?: FileBytes): void {
    const isTrusted = step.afresh === true || this.generation === this.kept.generation
    this.kept.put(asText(isTrusted ? step : withoutTruth(step)), { writer: this, bytes })
    if (step.afresh === true) this.generation = this.kept.generation
  }

  private demandOpen(): void {
    if (this.isOver) throw portError('call/cancelled', {})
  }
}

function asText(step: DiskStep): string {
  try {
    return JSON.stringify(step)
  } catch (error) {
    throw asPortError(error, 'replica')
  }
}
