import type { FieldClash } from '../../domain/model/records/merge-fields'
import type { AnyRecord } from '../../domain/model/records/collections'

interface Pending<Q, A> {
  readonly question: Q
  readonly answer: (answer: A) => void
}

/** Where questions wait for a person, one after the other. Drawn by a dialog that is fetched when there is one. */
export class Desk<Q, A> {
  private readonly listeners = new Set<() => void>()
  private waiting: readonly Pending<Q, A>[] = []

  ask(question: Q): Promise<A> {
    return new Promise((answer) => this.replace([...this.waiting, { question, answer }]))
  }

  /** Answers the question that is shown. */
  answer(answer: A): void {
    const [first, ...rest] = this.waiting
    this.replace(rest)
    first?.answer(answer)
  }

  readonly current = (): Q | null => this.waiting[0]?.question ?? null

  readonly subscribe = (notify: () => void): (() => void) => {
    this.listeners.add(notify)
    return () => {
      this.listeners.delete(notify)
    }
  }

  private replace(waiting: readonly Pending<Q, A>[]): void {
    this.waiting = waiting
    for (const listener of this.listeners) listener()
  }
}

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

/** Where conflicts wait to be decided. */
export class ConflictDesk extends Desk<ConflictQuestion, ConflictAnswer> {}
