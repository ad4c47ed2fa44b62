import { mutationIdOf } from '../../domain/model/records/meta'
import type { Ports } from '../../ports/ports'
import type { Runtime } from '../../ports/runtime.port'
import { endPush } from './push-browser'
import { forgetPushedKinds } from './pushed-kinds'

const MOST_WORKSPACES = 100
/** A browser that does not hear from its push service keeps nobody signed in. */
const PATIENCE_MS = 5000

/**
 * Ends what is pushed along with the session: to this browser, or to all of this person's. Nobody is kept in a session by it: never
 * rejects.
 */
export async function endPushes(
  scope: 'this-device' | 'everywhere',
  { records, functions, runtime }: Pick<Ports, 'records' | 'functions'> & { readonly runtime: Runtime },
): Promise<void> {
  forgetPushedKinds()
  const isOver = new Promise<void>((resolve) => void runtime.schedule(PATIENCE_MS, resolve))
  const here = Promise.race([endPush(), isOver])
  if (scope === 'everywhere') await endElsewhere().catch(() => undefined)
  await here

  async function endElsewhere(): Promise<void> {
    if (!functions.capabilities.available.has('turn-off-push')) return
    const { items } = await records.list('workspaces', { workspaceId: null, limit: MOST_WORKSPACES })
    await Promise.all(
      items.map(({ id: workspaceId }) =>
        functions.call('turn-off-push', { workspaceId, deviceId: null }, { mutationId: mutationIdOf(runtime.newId()) }),
      ),
    )
  }
}
