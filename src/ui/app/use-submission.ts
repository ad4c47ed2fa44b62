import { useState } from 'react'
import { useStream } from '../hooks/use-stream'
import { Submission, type SubmissionState } from './submission'

const IDLE: SubmissionState = { isBusy: false, error: null, fieldErrors: {} }

/** A form that is sent to one port call and has no other state. */
export function useSubmission(): readonly [SubmissionState, Submission] {
  const [submission] = useState(() => new Submission())
  const state = useStream(submission, () => submission.state$)
  return [state.status === 'ready' ? state.value : IDLE, submission]
}
