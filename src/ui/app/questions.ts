import { ShownValue } from '../hooks/shown-value'
import type { FieldClash } from '../../domain/model/records/merge-fields'
import type { AnyRecord } from '../../domain/model/records/collections'

interface Pending<Q, A> {
  readonly question: Q
  readonly answer: (answer: A) => void
}

/** Where questions wait for a person, one after the other. Drawn by a dialog that is fetched when there is one. */
export class QuestionQueue<Q, A> {
  private readonly waiting = new ShownValue<readonly Pending<Q, A>[]>([])

  ask(question: Q): Promise<A> {
    return new Promise((answer) => this.waiting.set([...this.waiting.current(), { question, answer }]))
  }

  /** Answers the question that is shown. */
  answer(answer: A): void {
    const [first, ...rest] = this.waiting.current()
    this.waiting.set(rest)
    first?.answer(answer)
  }

  readonly current = (): Q | null => this.waiting.current()[0]?.question ?? null

  readonly subscribe = this.waiting.subscribe
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
export class ConflictQueue extends QuestionQueue<ConflictQuestion, ConflictAnswer> {}
