import { createContext, use } from 'react'
import { Desk } from './desk'
import { usePorts, useServices } from './ports-context'

/** Where it is asked whether to leave so many changes behind, and what was answered. */
export const SignOutContext = createContext(new Desk<number, boolean>())

type SignOut = (scope: 'this-device' | 'everywhere') => Promise<void>

/** The way out: what this device has not sent yet goes with its copy, and nobody loses it unasked. */
export function useSignOut(): SignOut {
  const { auth } = usePorts()
  const { sync } = useServices()
  const desk = use(SignOutContext)
  return async (scope) => {
    const unsent = sync === null ? 0 : await sync.unsent()
    if (unsent === 0 || (await desk.ask(unsent))) await auth.signOut(scope)
  }
}
