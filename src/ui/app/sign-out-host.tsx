import { use, useSyncExternalStore } from 'react'
import { lazyComponent } from '../design/lazy-component'
import { LazyPart } from '../design/lazy-part'
import { SignOutContext } from './use-sign-out'

const { Component: SignOutDialog } = lazyComponent(() =>
  import('../features/sync/sign-out-dialog').then((file) => file.SignOutDialog),
)

/** Asks before one signs out of what was never sent. */
export function SignOutHost() {
  const desk = use(SignOutContext)
  const unsent = useSyncExternalStore(desk.subscribe, desk.current)
  if (unsent === null) return null
  return (
    <LazyPart>
      <SignOutDialog unsent={unsent} onAnswer={(leaves) => desk.answer(leaves)} />
    </LazyPart>
  )
}
