import type { RecordOf } from '../../domain/model/records/collections'
import { mutationIdOf } from '../../domain/model/records/meta'
import type { FunctionsPort } from '../../ports/functions.port'
import type { Runtime } from '../../ports/runtime.port'
import { chosenLanguage } from './preferences'
import { browserName, currentPush, endPush, pushObstacle, subscribeToPush } from './push-browser'
import { keepPushedKinds, pushedKinds } from './pushed-kinds'

/**
 * Sees to it that a browser that is to be notified is: its push service may have forgotten it, and a backend may have another key.
 * What was turned off from elsewhere stays off.
 */
export async function renewPush(
  { workspaceId, id }: Pick<RecordOf<'members'>, 'workspaceId' | 'id'>,
  { functions, runtime }: { readonly functions: FunctionsPort; readonly runtime: Runtime },
): Promise<void> {
  const kinds = pushedKinds(id)
  if (kinds.length === 0 || !functions.capabilities.available.has('list-push-devices')) return
  if (pushObstacle() !== null || Notification.permission !== 'granted') return
  const call = () => ({ mutationId: mutationIdOf(runtime.newId()) })
  const before = await currentPush()
  const listed = await functions.call('list-push-devices', { workspaceId, endpoint: before?.endpoint ?? null }, call())
  if (!listed.ok) return
  const { key, devices } = listed.value
  if (before !== null && before.key === key) {
    if (devices.some(({ isThis }) => isThis)) return
    keepPushedKinds(id, [])
    return endPush()
  }
  const keys = await subscribeToPush(key)
  if (typeof keys === 'string') return
  const device = { name: browserName(navigator.userAgent), kinds: [...kinds], language: chosenLanguage() }
  await functions.call('turn-on-push', { workspaceId, ...device, ...keys }, call())
}
