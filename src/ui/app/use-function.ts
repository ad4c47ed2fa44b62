import { isPortError } from '../../domain/model/errors/port-error'
import {
  mayWait,
  type Answer,
  type FunctionInput,
  type FunctionName,
  type FunctionOutput,
  type WaitingName,
} from '../../domain/model/functions/catalogue'
import { mutationIdOf } from '../../domain/model/records/meta'
import type { FunctionsPort } from '../../ports/functions.port'
import { refusalText, waitingText } from '../text/refusal-text'
import { usePorts, useRuntime } from './ports-context'
import { type SubmissionState, useSubmission } from './submission'
import { useToasts } from './toasts'

/** What a function gives; `kept`: it waits on this device for a connection, and a toast has said so. */
export type Given<N extends FunctionName> = FunctionOutput<N> | (N extends WaitingName ? 'kept' : never)

export interface FunctionForm<N extends FunctionName> extends SubmissionState {
  /** Resolves with what it gives, or with null when it failed or refused; the state then holds the sentence. */
  readonly call: (input: FunctionInput<N>) => Promise<Given<N> | null>
}

/** A form or a button that calls one function of the backend. */
export function useFunction<N extends FunctionName>(name: N): FunctionForm<N> {
  const { functions } = usePorts()
  const runtime = useRuntime()
  const toasts = useToasts()
  const [state, submission] = useSubmission()
  return {
    ...state,
    call: async (input) => {
      const options = { mutationId: mutationIdOf(runtime.newId()) }
      const sentence = (error: unknown) => (isPortError(error, 'net/offline') ? whyNot(name) : null)
      const answer = await submission.run(() => ask(functions, { name, input, options }), { sentence })
      if (answer === null) return null
      if (answer === 'kept') {
        toasts.show({ title: waitingText.kept })
        return answer as Given<N> // only those that may wait are kept
      }
      if (answer.ok) return answer.value
      submission.refuse(refusalText(answer.refusal))
      return null
    },
  }
}

interface FunctionCall<N extends FunctionName> {
  readonly name: N
  readonly input: FunctionInput<N>
  readonly options: Parameters<FunctionsPort['call']>[2]
}

async function ask<N extends FunctionName>(
  functions: FunctionsPort,
  { name, input, options }: FunctionCall<N>,
): Promise<Answer<N> | 'kept'> {
  if (!mayWait(name)) return functions.call(name, input, options)
  // The name may wait, so its input is one that may wait. The compiler cannot see that while the name is generic.
  const answer = await functions.callWhenever(name, input as FunctionInput<typeof name>, options)
  return answer ?? 'kept'
}

/** Why it is not put off; null: it would be, where the device keeps anything. */
function whyNot(name: FunctionName): string | null {
  return mayWait(name) ? null : waitingText.whyNot[name]
}
