import { NOTHING_KEPT, withoutTruth, type DiskStep, type KeptReplica } from '../../../../src/adapters/replica/disk/replica-disk'
import type { OutboxEntry } from '../../../../src/adapters/replica/core/outbox-entry'
import type { RecordChange } from '../../../../src/adapters/shared/commits/commit-entry'
import type { SeededRandom } from '../../../../src/domain/model/kernel/seeded-random'
import type { CollectionName } from '../../../../src/domain/model/records/collections'
import type { MutationId } from '../../../../src/domain/model/records/meta'
import { keyOf } from './oracle-rules'
import type { VirtualTime } from './virtual-time'

export interface DiskReader {
  /** What another tab wrote, in the order it was written. */
  readonly tabStep: (step: DiskStep | 'wiped') => void
}

type Kept = Omit<KeptReplica, 'outbox'>

interface Opened {
  /** When its last step will be written. */
  freeAt: number
  /** Whoever opened it before the rows were let go of writes no rows, but afresh. */
  generation: number
  isWiped: boolean
}

/** What one browser keeps of the workspace: steps take time, are whole or not at all, and those of one tab stay in order. */
export class SimulatedDisk {
  rows = new Map<string, RecordChange>()
  kept: Kept = NOTHING_KEPT
  outbox = new Map<MutationId, OutboxEntry>()
  /** Entries whose bytes are kept. */
  readonly bytes = new Set<MutationId>()
  /** Steps that are on the disk. */
  written = 0
  /** Called before and after each step: where a crash may fall. */
  onStep: (side: 'before' | 'after', step: DiskStep | 'wiped', reader: DiskReader) => void = () => undefined
  private readonly readers = new Map<DiskReader, Opened>()
  private generation = 0
  private readonly time: VirtualTime
  private readonly random: SeededRandom

  constructor(time: VirtualTime, random: SeededRandom) {
    this.time = time
    this.random = random
  }

  open(reader: DiskReader): { readonly kept: KeptReplica; readonly rows: ReadonlyMap<CollectionName, readonly RecordChange[]> } {
    this.readers.set(reader, { freeAt: 0, generation: this.generation, isWiped: false })
    const rows = new Map<CollectionName, RecordChange[]>()
    for (const change of this.rows.values()) rows.set(change.collection, [...(rows.get(change.collection) ?? []), change])
    const outbox = [...this.outbox.values()].sort((a, b) => a.order - b.order)
    return { kept: { ...this.kept, outbox }, rows }
  }

  /** A tab that is gone: what it had not written yet never will be. */
  close(reader: DiskReader): void {
    this.readers.delete(reader)
  }

  write(reader: DiskReader, requested: DiskStep | 'wiped', done: () => void, bytes: readonly MutationId[] = []): void {
    const opened = this.readers.get(reader)
    if (opened === undefined) return
    opened.freeAt = Math.max(opened.freeAt, this.time.now) + 0.5 + this.random.next() * 5
    this.time.after(opened.freeAt - this.time.now, () => {
      if (!this.readers.has(reader) || opened.isWiped) return
      const isTrusted = requested === 'wiped' || requested.afresh === true || opened.generation === this.generation
      const step = isTrusted ? requested : withoutTruth(requested)
      this.onStep('before', step, reader)
      if (!this.readers.has(reader)) return
      this.apply(step)
      for (const mutationId of bytes) this.bytes.add(mutationId)
      if (step !== 'wiped' && step.afresh === true) opened.generation = this.generation
      this.onStep('after', step, reader)
      this.notify(reader, step)
      if (this.readers.has(reader)) done()
    })
  }

  private notify(writer: DiskReader, step: DiskStep | 'wiped'): void {
    for (const reader of this.readers.keys()) {
      if (reader === writer) continue
      this.time.after(1, () => {
        if (this.readers.has(reader)) reader.tabStep(step)
      })
    }
  }

  private apply(step: DiskStep | 'wiped'): void {
    this.written += 1
    if (step === 'wiped') {
      this.rows.clear()
      this.outbox.clear()
      this.bytes.clear()
      this.kept = NOTHING_KEPT
      // Whoever had it open writes nothing more to it.
      for (const opened of this.readers.values()) opened.isWiped = true
      return
    }
    if (step.afresh === true) {
      this.rows.clear()
      this.kept = { ...NOTHING_KEPT, seenAt: this.kept.seenAt }
      this.generation += 1
    }
    for (const change of step.changes ?? [])
      if (change.record === null) this.rows.delete(keyOf(change))
      else this.rows.set(keyOf(change), change)
    for (const entry of step.outbox?.put ?? []) this.outbox.set(entry.mutationId, entry)
    for (const mutationId of step.outbox?.remove ?? []) {
      this.outbox.delete(mutationId)
      this.bytes.delete(mutationId)
    }
    const { cursor, copy, held, seenAt } = this.kept
    this.kept = {
      ...this.kept,
      cursor: step.cursor === undefined ? cursor : step.cursor,
      copy: step.copy === undefined ? copy : step.copy,
      held: step.held ?? held,
      seenAt: step.seenAt ?? seenAt,
    }
  }
}
