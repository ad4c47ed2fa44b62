import type { MutationId } from '../../../domain/model/records/meta'
import { Turns } from '../../shared/persistence/turns'
import { Heard } from './heard'
import type { JournalRow } from './replica-database'
import type { DiskStep } from './replica-disk'

/** What a tab tells the others of a step it has written. */
export interface Told extends Pick<JournalRow, 'by' | 'text'> {
  /** Its place in the journal. */
  readonly seq: number
}

export interface Journal {
  /** The steps after one and up to another, in order; fewer where some are gone. */
  between(afterSeq: number, upToSeq: number): Promise<readonly JournalRow[]>
  /** What is kept beside the rows, as one step. */
  whole(): Promise<DiskStep>
}

/**
 * The steps of the other tabs, each once and in the order of the journal. Messages of two tabs may overtake each other, and a
 * tab that was asleep may have missed any number: the journal has what did not come.
 */
export class Others {
  private readonly heard = new Heard()
  readonly steps$ = this.heard.steps$
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
    this.channel.addEventListener('message', ({ data }: MessageEvent<Told>) => this.hear(data))
  }

  /** What comes meanwhile waits. @param load gives the place in the journal up to which all is known, and the outbox */
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
  tell(told: Told): void {
    this.channel.postMessage(told)
    this.hear(told)
  }

  wiped(): void {
    this.heard.next('wiped')
    this.close()
  }

  close(): void {
    this.channel.close()
    this.heard.complete()
  }

  private hear(told: Told): void {
    // A journal that cannot be read any more has nothing to tell.
    void this.turns.take(() => this.advance(told)).catch(() => undefined)
  }

  private async advance({ seq, by, text }: Told): Promise<void> {
    if (seq <= this.lastSeq) return
    const isNext = seq === this.lastSeq + 1
    const rows = isNext ? [{ by, text }] : await this.journal.between(this.lastSeq, seq)
    const isWhole = isNext || rows.length === seq - this.lastSeq
    this.lastSeq = seq
    if (!isWhole) {
      this.emit(await this.catchUp())
      return
    }
    for (const row of rows) {
      const step = JSON.parse(row.text) as DiskStep
      if (row.by === this.own) this.note(step)
      else this.emit(step)
    }
  }

  private async catchUp(): Promise<DiskStep> {
    const step = await this.journal.whole()
    const left = new Set(step.outbox?.put?.map(({ mutationId }) => mutationId))
    return { ...step, outbox: { ...step.outbox, remove: [...this.known].filter((mutationId) => !left.has(mutationId)) } }
  }

  private emit(step: DiskStep): void {
    this.note(step)
    this.heard.next(step)
  }

  private note({ outbox }: DiskStep): void {
    for (const { mutationId } of outbox?.put ?? []) this.known.add(mutationId)
    for (const mutationId of outbox?.remove ?? []) this.known.delete(mutationId)
  }
}
