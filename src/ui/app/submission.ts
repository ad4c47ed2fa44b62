import { BehaviorSubject, type Observable } from 'rxjs'
import { useState } from 'react'
import type { FieldProblems } from '../../domain/model/errors/field-problem'
import { asPortError, isPortError, type PortError } from '../../domain/model/errors/port-error'
import { besideField, fieldName, fieldSentence } from '../text/field-text'
import { errorText } from '../text/error-text'
import { useStream } from '../hooks/use-stream'

export interface SubmissionState {
  readonly isBusy: boolean
  /** What concerns the whole form; null where the fields say it. */
  readonly error: string | null
  /** The sentence for a field, by the field's name. */
  readonly fieldErrors: Readonly<Record<string, string>>
}

const IDLE: SubmissionState = { isBusy: false, error: null, fieldErrors: {} }

/** The sending of a form: one at a time, what was typed stays, and a refusal is a sentence at the right place. */
export class Submission {
  private readonly subject = new BehaviorSubject(IDLE)
  /** Hot, replays the latest, never errors or completes. */
  readonly state$: Observable<SubmissionState> = this.subject.asObservable()

  /**
   * Resolves with `null` when it was refused, or when another one is under way. Never rejects.
   *
   * @param says.sentence what a refusal means in this form; `null`: what it means everywhere
   */
  async run<T>(task: () => Promise<T>, says?: { readonly sentence: (error: PortError) => string | null }): Promise<T | null> {
    if (this.subject.value.isBusy) return null
    this.subject.next({ ...IDLE, isBusy: true })
    try {
      const result = await task()
      this.subject.next(IDLE)
      return result
    } catch (error) {
      const refusal = asPortError(error, 'form')
      const sentence = says?.sentence(refusal) ?? null
      this.subject.next(sentence === null ? refusedBy(refusal) : { ...IDLE, error: sentence })
      return null
    }
  }

  /** Says something that no port refused. */
  refuse(error: string): void {
    this.subject.next({ ...IDLE, error })
  }

  /** A field that was refused is written in again: what was said of it is of what stood there. */
  corrected(field: string): void {
    const { [field]: said, ...fieldErrors } = this.subject.value.fieldErrors
    if (said !== undefined) this.subject.next({ ...this.subject.value, fieldErrors })
  }

  /** Says what is wrong with every field, by its name, before any port is asked. */
  refuseFields(fieldErrors: SubmissionState['fieldErrors']): void {
    this.subject.next({ ...IDLE, fieldErrors })
  }
}

function refusedBy(error: PortError): SubmissionState {
  if (!isPortError(error, 'record/invalid')) return { ...IDLE, error: errorText(error) }
  const problems = Object.entries(error.details.fields)
  // A form asks for the workspace's own fields itself: what is still wrong with one is of a record made along with it.
  const [own, fields] = [true, false].map((isOwn) => problems.filter(([path]) => path.startsWith('custom.') === isOwn))
  return {
    ...IDLE,
    error: own?.map(([path, problem]) => fieldSentence(path, problem)).join(' ') || null,
    fieldErrors: fieldSentences(Object.fromEntries(fields ?? [])),
  }
}

/** The sentence for each field of a form that something is wrong with, or with a part of it. */
export function fieldSentences(problems: FieldProblems): SubmissionState['fieldErrors'] {
  return Object.fromEntries(
    Object.entries(problems).map(([path, problem]) => [path.split('.')[0] ?? path, besideField(fieldName(path), problem)]),
  )
}

/** A form that is sent to one port call and has no other state. */
export function useSubmission(): readonly [SubmissionState, Submission] {
  const [submission] = useState(() => new Submission())
  const state = useStream(submission, () => submission.state$)
  return [state.status === 'ready' ? state.value : IDLE, submission]
}
