import { usePorts, useServices } from './ports-context'

type SignOut = (scope: 'this-device' | 'everywhere') => Promise<void>

/** The way out: what this device has not sent yet goes with its copy, and nobody loses it unasked. */
export function useSignOut(): SignOut {
  const { auth } = usePorts()
  const { sync } = useServices()
  return async (scope) => {
    if (sync !== null) {
      const { mayLeave } = await import('./leaving')
      if (!(await mayLeave(sync))) return
    }
    await auth.signOut(scope)
  }
}
