import type { FunctionInput, FunctionName, FunctionOutput } from '../../domain/model/functions/catalogue'
import { mutationIdOf } from '../../domain/model/records/mutation-id'
import { refusalText } from '../text/refusal-text'
import { usePorts, useRuntime } from './ports-context'
import type { SubmissionState } from './submission'
import { useSubmission } from './use-submission'

export interface FunctionForm<N extends FunctionName> extends SubmissionState {
  /** Resolves with what it gives, or with null when it failed or refused; the state then holds the sentence. */
  readonly call: (input: FunctionInput<N>) => Promise<FunctionOutput<N> | null>
}

/** A form or a button that calls one function of the backend. */
export function useFunction<N extends FunctionName>(name: N): FunctionForm<N> {
  const { functions } = usePorts()
  const runtime = useRuntime()
  const [state, submission] = useSubmission()
  return {
    ...state,
    call: async (input) => {
      const answer = await submission.run(() => functions.call(name, input, { mutationId: mutationIdOf(runtime.newId()) }))
      if (answer === null) return null
      if (answer.ok) return answer.value
      submission.refuse(refusalText(answer.refusal))
      return null
    },
  }
}
