import type { FieldClash } from '../../domain/model/records/merge-fields'
import type { AnyRecord } from '../../domain/model/records/collections'

/** What only the person who wrote can decide: the fields that somebody else changed as well. */
export interface ConflictQuestion {
  /** What was about to be done, as its toast would say it. */
  readonly label: string
  /** The record as it now stands. */
  readonly current: AnyRecord
  readonly clashes: readonly FieldClash[]
}

/** The paths in which mine shall stand, theirs in all others; null: do not save yet. */
export type ConflictAnswer = ReadonlySet<string> | null

interface Pending {
  readonly question: ConflictQuestion
  readonly answer: (answer: ConflictAnswer) => void
}

/** Where conflicts wait to be decided, one after the other. Drawn by a dialog that is fetched when there is one. */
export class ConflictDesk {
  private readonly listeners = new Set<() => void>()
  private waiting: readonly Pending[] = []

  ask(question: ConflictQuestion): Promise<ConflictAnswer> {
    return new Promise((answer) => this.replace([...this.waiting, { question, answer }]))
  }

  /** Answers the question that is shown. */
  answer(answer: ConflictAnswer): void {
    const [first, ...rest] = this.waiting
    this.replace(rest)
    first?.answer(answer)
  }

  readonly current = (): ConflictQuestion | null => this.waiting[0]?.question ?? null

  readonly subscribe = (notify: () => void): (() => void) => {
    this.listeners.add(notify)
    return () => {
      this.listeners.delete(notify)
    }
  }

  private replace(waiting: readonly Pending[]): void {
    this.waiting = waiting
    for (const listener of this.listeners) listener()
  }
}
