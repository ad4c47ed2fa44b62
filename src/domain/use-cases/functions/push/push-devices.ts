import type { Answer, FunctionInput } from '../../../model/functions/catalogue'
import { instantOf } from '../../../model/kernel/instant'
import { MOST_PUSH_DEVICES } from '../../../model/push/push-device'
import { demandMember } from '../caller'
import type { FunctionContext } from '../function-context'
import { isSealable } from './sealed'
import { vapidKeys } from './vapid'

/** @throws access/denied */
export async function listPushDevices(
  { workspaceId, endpoint }: FunctionInput<'list-push-devices'>,
  context: FunctionContext,
): Promise<Answer<'list-push-devices'>> {
  const { member } = await demandMember(workspaceId, context)
  const own = (await context.pushes.devicesOf(workspaceId)).filter(({ memberId }) => memberId === member.id)
  const devices = own
    .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
    .map((device) => {
      const { id, name, kinds, createdAt } = device
      return { id, name, kinds, createdAt, isThis: device.endpoint === endpoint }
    })
  const { publicKey } = await vapidKeys(context)
  return { ok: true, value: { devices, key: publicKey } }
}

/**
 * From now on this browser is notified of what comes. Whoever has its secret has the browser: where somebody else had turned it on
 * and gone, it is theirs no more.
 *
 * @throws access/denied, record/invalid (keys that nothing can be encrypted with)
 */
export async function turnOnPush(
  input: FunctionInput<'turn-on-push'>,
  context: FunctionContext,
): Promise<Answer<'turn-on-push'>> {
  const { pushes } = context
  const { member } = await demandMember(input.workspaceId, context)
  if (!(await context.pushService.mayReach(input.endpoint))) return { ok: false, refusal: 'push-service-refused' }
  if (!(await isSealable(input))) return { ok: false, refusal: 'push-service-refused' }
  const all = await pushes.devicesOf(input.workspaceId)
  const known = all.find(({ endpoint }) => endpoint === input.endpoint)
  const isOwn = known?.memberId === member.id
  if (known !== undefined && !isOwn && known.auth !== input.auth) return { ok: false, refusal: 'device-elsewhere' }
  if (known !== undefined && !isOwn) await pushes.remove(known)
  const kept = isOwn ? known : { id: context.newId(), createdAt: instantOf(context.now()) }
  const device = { ...input, id: kept.id, memberId: member.id, createdAt: kept.createdAt }
  if (!(await pushes.keep(device, MOST_PUSH_DEVICES))) return { ok: false, refusal: 'too-many-devices' }
  return { ok: true, value: { deviceId: kept.id } }
}

/** @throws access/denied */
export async function turnOffPush(
  { workspaceId, deviceId }: FunctionInput<'turn-off-push'>,
  context: FunctionContext,
): Promise<Answer<'turn-off-push'>> {
  const { member } = await demandMember(workspaceId, context)
  const own = (await context.pushes.devicesOf(workspaceId)).filter(
    ({ id, memberId }) => memberId === member.id && (deviceId === null || id === deviceId),
  )
  for (const device of own) await context.pushes.remove(device)
  return { ok: true, value: { count: own.length } }
}
