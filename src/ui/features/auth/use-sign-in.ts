import { useState } from 'react'
import { usePorts } from '../../app/ports-context'
import { useStream } from '../../hooks/use-stream'
import { signInModel, type SignInModel, type SignInState } from './sign-in.model'

const START: SignInState = { isBusy: false, error: null, fieldErrors: {}, stage: { kind: 'form' } }

export function useSignIn(): readonly [SignInState, SignInModel] {
  const { auth } = usePorts()
  const [model] = useState(() => signInModel(auth))
  const state = useStream(model, () => model.state$)
  return [state.status === 'ready' ? state.value : START, model]
}
