import type { OutboxEntry } from '../../../src/adapters/replica/core/outbox-entry'
import {
  inOrder,
  isTruth,
  type FileBytes,
  NOTHING_KEPT,
  type DiskStep,
  type KeptReplica,
  type RowSink,
} from '../../../src/adapters/replica/disk/replica-disk'
import { isUnsent } from '../../../src/adapters/replica/unsent'
import { portError } from '../../../src/domain/model/errors/port-error'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { AnyRecord, CollectionName } from '../../../src/domain/model/records/collections'
import type { MutationId } from '../../../src/domain/model/records/meta'

/** A tab that has it open. */
export interface KeptListener {
  receive(did: DiskStep | 'wiped'): void
}

/** What all tabs of a device keep of one workspace. */
export class KeptInMemory {
  /** Whoever opened it before its rows were let go of writes no rows. */
  generation = 0
  private rows = new Map<CollectionName, Map<Id, AnyRecord>>()
  private entries = new Map<MutationId, OutboxEntry>()
  private readonly bytes = new Map<MutationId, Blob>()
  private state: Omit<KeptReplica, 'outbox'> = NOTHING_KEPT
  private readonly listeners = new Set<KeptListener>()
  private readonly demandRoom: (isForRows: boolean) => void

  constructor(demandRoom: (isForRows: boolean) => void) {
    this.demandRoom = demandRoom
  }

  get isEmpty(): boolean {
    return this.rows.size === 0 && this.entries.size === 0 && this.state === NOTHING_KEPT
  }

  outbox(): readonly OutboxEntry[] {
    return inOrder([...this.entries.values()])
  }

  bytesOf(mutationId: MutationId): Blob | null {
    return this.bytes.get(mutationId) ?? null
  }

  open(listener: KeptListener, sink: RowSink): KeptReplica {
    this.listeners.add(listener)
    for (const [collection, records] of this.rows) if (records.size > 0) sink(collection, [...records.values()])
    return { ...this.state, outbox: this.outbox() }
  }

  close(listener: KeptListener): void {
    this.listeners.delete(listener)
  }

  /** @throws store/full; call/cancelled to whoever had it open when it was wiped */
  put(
    text: string,
    { writer, bytes = new Map() }: { readonly writer: KeptListener; readonly bytes?: FileBytes | undefined },
  ): void {
    if (!this.listeners.has(writer)) throw portError('call/cancelled', {})
    const step = JSON.parse(text) as DiskStep
    if (Object.keys(step).length === 0) return
    this.demandRoom(isTruth(step) || this.rows.size > 0)
    if (step.afresh === true) this.forgetRows()
    for (const { collection, id, record } of step.changes ?? []) {
      const records = this.rows.get(collection) ?? new Map<Id, AnyRecord>()
      this.rows.set(collection, records)
      if (record === null) records.delete(id)
      else records.set(id, record)
    }
    const { cursor = this.state.cursor, copy = this.state.copy, held = this.state.held, seenAt = this.state.seenAt } = step
    this.state = { ...this.state, cursor, copy, held, seenAt }
    for (const entry of step.outbox?.put ?? []) this.entries.set(entry.mutationId, entry)
    for (const [mutationId, body] of bytes) this.bytes.set(mutationId, body)
    for (const mutationId of step.outbox?.remove ?? []) {
      this.entries.delete(mutationId)
      this.bytes.delete(mutationId)
    }
    for (const listener of this.listeners) if (listener !== writer) listener.receive(JSON.parse(text) as DiskStep)
  }

  forgetRows(): void {
    this.generation += 1
    this.rows = new Map()
    this.state = { ...NOTHING_KEPT, seenAt: this.state.seenAt }
  }

  withdraw(): void {
    this.forgetRows()
    this.entries = new Map([...this.entries].filter(([, entry]) => isUnsent(entry)))
    if (this.entries.size === 0) this.wipe(null)
  }

  wipe(wiper: KeptListener | null): void {
    this.forgetRows()
    this.entries = new Map()
    this.bytes.clear()
    this.state = NOTHING_KEPT
    for (const listener of this.listeners) if (listener !== wiper) listener.receive('wiped')
    this.listeners.clear()
  }
}
