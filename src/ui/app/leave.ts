import { endPushes } from './end-pushes'
import { mayLeave } from './leaving'
import type { AppServices } from './ports-context'

/** Signs out, unless somebody would rather keep what has not been sent yet. */
export async function leave(
  scope: 'this-device' | 'everywhere',
  { ports, sync, runtime }: Pick<AppServices, 'ports' | 'sync' | 'runtime'>,
): Promise<void> {
  if (sync !== null && !(await mayLeave(sync))) return
  await endPushes(scope, { ...ports, runtime })
  await ports.auth.signOut(scope)
}
