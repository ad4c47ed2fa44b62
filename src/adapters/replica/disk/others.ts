import type { MutationId } from '../../../domain/model/records/meta'
import { Turns } from '../../shared/store/turns'
import type { JournalRow } from './replica-database'
import type { DiskStep } from './replica-disk'
import { Observable, Subject } from 'rxjs'

/** The message that a tab sends to the others about a step it has written. */
export interface StepMessage extends Pick<JournalRow, 'by' | 'text'> {
  /** Its key in the journal. */
  readonly seq: number
}

export interface Journal {
  /** The steps after one and up to another, in order; fewer where some are gone. */
  between(afterSeq: number, upToSeq: number): Promise<readonly JournalRow[]>
  /** What is stored beside the rows, as one step. */
  whole(): Promise<DiskStep>
}

/**
 * The steps of other tabs, each once, in the order of the journal. Messages may overtake each other, and a tab that was asleep may
 * have missed some: those steps are read from the journal.
 */
export class Others {
  private readonly buffer = new BufferedSteps()
  readonly steps$ = this.buffer.steps$
  private readonly channel: BroadcastChannel
  private readonly own: string
  private readonly journal: Journal
  private readonly turns = new Turns()
  private readonly known = new Set<MutationId>()
  private lastSeq = 0

  /** @param own names this tab */
  constructor(channel: string, own: string, journal: Journal) {
    this.own = own
    this.journal = journal
    this.channel = new BroadcastChannel(channel)
    this.channel.addEventListener('message', ({ data }: MessageEvent<StepMessage>) => this.receive(data))
  }

  /** The last step that this tab has shown. */
  get seq(): number {
    return this.lastSeq
  }

  /** Messages that arrive meanwhile wait. @param load gives the journal key up to which this tab knows all, and the outbox */
  begin<T extends { readonly seq: number; readonly outbox: readonly { readonly mutationId: MutationId }[] }>(
    load: () => Promise<T>,
  ): Promise<T> {
    return this.turns.take(async () => {
      const loaded = await load()
      this.lastSeq = loaded.seq
      for (const { mutationId } of loaded.outbox) this.known.add(mutationId)
      return loaded
    })
  }

  /** This tab has written it. */
  announce(message: StepMessage, step: DiskStep): void {
    this.channel.postMessage(message)
    this.receive(message, () => step)
  }

  wiped(): void {
    this.buffer.next('wiped')
    this.close()
  }

  close(): void {
    this.channel.close()
    this.buffer.complete()
  }

  private receive(message: StepMessage, stepOf = stepIn): void {
    // A journal that can no longer be read brings no more steps.
    void this.turns.take(() => this.advance(message, stepOf)).catch(() => undefined)
  }

  private async advance(message: StepMessage, stepOf: typeof stepIn): Promise<void> {
    const { seq } = message
    const missed = seq - this.lastSeq - 1
    if (missed < 0) return
    if (missed === 0) {
      this.lastSeq = seq
      this.pass(message, stepOf(message))
      return
    }
    const rows = await this.journal.between(this.lastSeq, seq)
    if (rows.length > missed) for (const row of rows) this.pass(row, stepIn(row))
    else this.emit(await this.catchUp())
    this.lastSeq = seq
  }

  private pass({ by }: Pick<JournalRow, 'by'>, step: DiskStep): void {
    if (by === this.own) this.note(step)
    else this.emit(step)
  }

  private async catchUp(): Promise<DiskStep> {
    const step = await this.journal.whole()
    const left = new Set(step.outbox?.put?.map(({ mutationId }) => mutationId))
    return { ...step, outbox: { ...step.outbox, remove: [...this.known].filter((mutationId) => !left.has(mutationId)) } }
  }

  private emit(step: DiskStep): void {
    this.note(step)
    this.buffer.next(step)
  }

  private note({ outbox }: DiskStep): void {
    for (const { mutationId } of outbox?.put ?? []) this.known.add(mutationId)
    for (const mutationId of outbox?.remove ?? []) this.known.delete(mutationId)
  }
}

function stepIn({ text }: Pick<JournalRow, 'text'>): DiskStep {
  return JSON.parse(text) as DiskStep
}

/** The steps of other tabs. Those that arrive before the first subscription are buffered, so that none is missed. */
export class BufferedSteps {
  private readonly steps = new Subject<DiskStep | 'wiped'>()
  private early: (DiskStep | 'wiped')[] | null = []
  readonly steps$ = new Observable<DiskStep | 'wiped'>((subscriber) => {
    const early = this.early ?? []
    this.early = null
    for (const step of early) subscriber.next(step)
    return this.steps.subscribe(subscriber)
  })

  next(step: DiskStep | 'wiped'): void {
    if (this.early === null) this.steps.next(step)
    else this.early.push(step)
  }

  complete(): void {
    this.steps.complete()
  }
}
