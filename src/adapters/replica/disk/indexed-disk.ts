import { portError } from '../../../domain/model/errors/port-error'
import type { MutationId } from '../../../domain/model/records/meta'
import type { Runtime } from '../../../ports/runtime.port'
import { askingToKeep } from '../../shared/store/ask-to-keep'
import { CompactionTimer } from '../../shared/store/compaction-timer'
import { keepHead } from '../../shared/store/heads'
import { blobOf, type KeptBytes } from '../../shared/store/kept-bytes'
import { journalAfter } from '../../shared/store/rows'
import type { Head, HeadKey, StoreDatabase, StoreTransaction } from '../../shared/store/store-database'
import { Turns } from '../../shared/store/turns'
import { deleteStore } from '../../shared/store/whole-databases'
import { isUnsent } from '../unsent'
import { Others } from './others'
import {
  loadReplica,
  type Loaded,
  diskError,
  forgetDamaged,
  forgetOtherShape,
  forgetRows,
  generationIn,
  openReplicaDatabase,
  NO_STATE,
  rowsOf,
  type JournalRow,
  type KeptState,
} from './replica-database'
import {
  keptOutbox,
  isTruth,
  type DiskStep,
  type FileBytes,
  type HeadSink,
  type KeptReplica,
  type ReplicaDisk,
  type RowSink,
} from './replica-disk'
import { keepAtAnyPrice, type Room, writeStep } from './write-step'

interface Parts {
  readonly runtime: Runtime
  /** The address of the script that compacts the journal; undefined: the page does. */
  readonly compactionWorker: string | undefined
  /** Before anything is read. Never rejects. */
  readonly carryOver: () => Promise<void>
  /** Never rejects. */
  readonly forgetPages: () => Promise<void>
  readonly room: () => Room
}

/** Stores the replica in an IndexedDB database that all tabs share. */
export class IndexedDisk implements ReplicaDisk {
  readonly others$
  private readonly name: string
  private readonly parts: Parts
  private readonly tab: string
  private readonly others: Others
  private readonly turns = new Turns()
  private readonly askToKeep = askingToKeep()
  private db: StoreDatabase | null = null
  private over: 'closed' | 'deleted' | 'newer' | null = null
  private generation = 0
  private hasRows = false
  /** Steps that are not written yet. */
  private waiting = 0
  /** Every step of this tab was written. */
  private hasAllWritten = true
  private readonly timer: CompactionTimer

  constructor(name: string, parts: Parts) {
    this.name = name
    this.parts = parts
    this.tab = parts.runtime.newId()
    this.others = new Others(`${name}/steps`, this.tab, {
      between: async (afterSeq, upToSeq) =>
        (await this.opened.getAll('journal', journalAfter(rowsOf(this.opened), afterSeq, upToSeq))) as JournalRow[],
      whole: () => this.whole(),
    })
    this.others$ = this.others.steps$
    this.timer = new CompactionTimer(parts.runtime, () => this.compact())
  }

  async open(sink: RowSink, heads: HeadSink = () => undefined): Promise<KeptReplica> {
    await this.parts.carryOver()
    this.db = await openReplicaDatabase(this.name, (why) => this.end(why))
    return this.guard('rows', async () => {
      const { state, outbox, unreadable, unfolded } = await this.others.begin(() => this.loadAlone(sink, heads))
      this.generation = state.generation
      // The snapshot lacks what an earlier start left in the journal.

      this.note(unfolded, unfolded > 0)
      const { cursor, copy, held, seenAt } = state
      return { cursor, copy, held, seenAt, outbox, unreadable }
    })
  }

  write(step: DiskStep, bytes?: FileBytes): Promise<void> {
    this.waiting += 1
    return this.writeInTurn(step, bytes)
      .catch((error: unknown) => {
        this.hasAllWritten = false
        throw error
      })
      .finally(() => (this.waiting -= 1))
  }

  keepHead(key: HeadKey, head: () => Omit<Head, 'seq'> | null): Promise<void> {
    const headAt = async (seq: number, transaction: StoreTransaction): Promise<Head | null> => {
      const isKnown = (await generationIn(transaction)) === this.generation && seq === this.others.seq
      const known = isKnown && this.hasAllWritten && this.waiting === 0 ? head() : null
      return known === null ? null : { seq, ...known }
    }
    return this.turns.take(() => this.guard('heads', () => keepHead(rowsOf(this.opened), key, headAt), true))
  }

  private writeInTurn(step: DiskStep, bytes?: FileBytes): Promise<void> {
    if (bytes !== undefined) return this.turns.take(() => this.guard('outbox', () => this.put(step, bytes), true))
    return this.turns.take(() =>
      keepAtAnyPrice(step, {
        put: (part) => this.guard('journal', () => this.put(part)),
        forgetPages: this.parts.forgetPages,
        forgetRows: () => this.guard('rows', () => this.forgetRows()),
      }),
    )
  }

  bytes(mutationId: MutationId): Promise<Blob | null> {
    return this.guard('outbox', async () => {
      const kept = (await this.opened.get('bytes', mutationId)) as KeptBytes | Blob | undefined
      return kept === undefined ? null : blobOf(kept)
    })
  }

  async wipe(): Promise<void> {
    await this.close()
    await deleteStore(this.name)
  }

  async close(): Promise<void> {
    await this.turns.take(async () => {
      // It may be long until someone opens it again, and deleted records must not stay that long.
      if (this.over === null) await this.timer.close()
      this.end('closed')
    })
  }

  private loadAlone(sink: RowSink, heads: HeadSink): Promise<Loaded> {
    const db = this.opened
    return navigator.locks.request(this.chunkLock, { mode: 'shared' }, async () => {
      await forgetOtherShape(db)
      const loaded = await loadReplica(
        db,
        (collection, records) => {
          if (records.length === 0) return
          this.hasRows = true
          sink(collection, records)
        },
        heads,
      )
      return loaded.damaged.length === 0 ? loaded : { ...loaded, state: await forgetDamaged(db, loaded.damaged) }
    })
  }

  private async put(step: DiskStep, bytes?: FileBytes): Promise<void> {
    this.demandRoom(step)
    // Turning many rows into text is long work, and so was showing them just before.
    if (step.changes !== undefined) await this.parts.runtime.turn()
    const written = await writeStep(this.opened, step, {
      by: this.tab,
      generation: this.generation,
      ...(bytes !== undefined && { bytes }),
    })
    if (written === null) return
    const { seq, text, generation } = written
    this.generation = generation
    this.others.announce({ seq, by: this.tab, text }, step)
    // These entries were promised to callers that no longer wait, and are stored nowhere else.
    if (step.outbox?.put?.some((entry) => isUnsent(entry) && !entry.isAwaited)) this.askToKeep()
    const { changes = [] } = step
    this.note(
      changes.length,
      changes.some(({ record }) => record === null),
    )
  }

  private async forgetRows(): Promise<void> {
    // A new generation of rows begins: this tab writes no more rows.
    await forgetRows(this.opened)
    this.hasRows = false
    this.hasAllWritten = false
  }

  private async whole(): Promise<DiskStep> {
    const [state = NO_STATE, texts] = await Promise.all([
      this.opened.get('meta', 'state') as Promise<KeptState | undefined>,
      this.opened.getAll('outbox'),
    ])
    return {
      cursor: state.cursor,
      held: state.held,
      ...(state.seenAt && { seenAt: state.seenAt }),
      outbox: { put: keptOutbox([], texts).outbox },
    }
  }

  private note(changes: number, isGone: boolean): void {
    if (changes > 0) this.hasRows = true
    if (this.over === null) this.timer.note(changes, isGone)
  }

  private async compact(): Promise<void> {
    const { compactReplica } = await import('./compact-replica')
    await navigator.locks.request(this.chunkLock, async () => {
      // Opening one that was deleted meanwhile would make it again.
      if (this.over === null) await compactReplica(this.name, this.parts.compactionWorker)
    })
  }

  private end(why: 'closed' | 'deleted' | 'newer'): void {
    if (this.over !== null) return
    this.over = why
    this.timer.cancel()
    this.db?.close()
    if (why === 'deleted') this.others.wiped()
    else this.others.close()
  }

  private get chunkLock(): string {
    return `${this.name}/chunks`
  }

  /** @throws call/cancelled, backend/schema-mismatch */
  private get opened(): StoreDatabase {
    if (this.over === 'newer') throw diskError(new DOMException('', 'VersionError'), 'database')
    if (this.over !== null || this.db === null) throw portError('call/cancelled', {})
    return this.db
  }

  private demandRoom(step: DiskStep): void {
    const room = this.parts.room()
    const isFull = room === 'none' || (room === 'outbox' && (isTruth(step) || this.hasRows))
    if (isFull) throw portError('store/full', {})
  }

  private async guard<T>(part: string, task: () => Promise<T>, isWriting = false): Promise<T> {
    try {
      return await task()
    } catch (error) {
      // A connection closed during a request rejects with an error of its own.
      if (this.over !== null) void this.opened
      throw diskError(error, part, isWriting)
    }
  }
}
