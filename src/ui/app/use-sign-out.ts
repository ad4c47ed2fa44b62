import { useServices } from './ports-context'

type SignOut = (scope: 'this-device' | 'everywhere') => Promise<void>

/** The way out: what this device has not sent yet goes with its copy, and nobody loses it unasked. */
export function useSignOut(): SignOut {
  const { ports, sync, runtime } = useServices()
  return async (scope) => {
    const { leave } = await import('./leave')
    await leave(scope, { ports, sync, runtime })
  }
}
