import type { Id } from '../../../domain/model/kernel/id'
import { instantOf } from '../../../domain/model/kernel/instant'
import { isFor, newsAfter, placeFrom, type PushPlace } from '../../../domain/model/push/news'
import type { PushDevice } from '../../../domain/model/push/push-device'
import type { ElevatedRecords } from '../../../domain/use-cases/functions/function-context'
import type { PushClaim, Pushes } from '../../../domain/use-cases/functions/push/push-context'
import { pushDevicesKey, pushPlaceKey, type Store } from './store'

interface Parts {
  readonly records: Pick<ElevatedRecords, 'find'>
  readonly store: Pick<Store, 'read' | 'write' | 'workspaces'>
  readonly now: () => number
  /** Runs what changes the devices of a workspace when nobody else does. */
  readonly alone: <T>(task: () => Promise<T>) => Promise<T>
}

/**
 * The `Pushes` of one call, beside the records. Used where no other call pushes, so that there is nothing to lease; how far a device
 * has come is kept apart from what it is, which its person may change meanwhile.
 */
export class LocalPushes implements Pushes {
  private readonly parts: Parts
  /** Devices that failed or had their turn, with nothing left. */
  private readonly taken = new Set<Id>()

  constructor(parts: Parts) {
    this.parts = parts
  }

  async devicesOf(workspaceId: Id): Promise<readonly PushDevice[]> {
    const devices = await this.kept(workspaceId)
    if (devices.length === 0) return []
    const active = await this.activeIn(workspaceId)
    return devices.filter(({ memberId }) => active.has(memberId))
  }

  keep(device: PushDevice, most: number): Promise<boolean> {
    const { alone, store, now } = this.parts
    return alone(async () => {
      const others = (await this.kept(device.workspaceId)).filter(({ id }) => id !== device.id)
      if (others.filter(({ memberId }) => memberId === device.memberId).length >= most) return false
      const key = pushPlaceKey(device)
      if ((await store.read<PushPlace>(key)) === null) await store.write(key, placeFrom(instantOf(now())))
      await store.write(pushDevicesKey(device.workspaceId), [...others, device])
      return true
    })
  }

  remove(device: Pick<PushDevice, 'workspaceId' | 'id'>): Promise<void> {
    const { alone, store } = this.parts
    return alone(async () => {
      const left = (await this.kept(device.workspaceId)).filter(({ id }) => id !== device.id)
      await store.write(pushDevicesKey(device.workspaceId), left.length === 0 ? null : left)
      await store.write(pushPlaceKey(device), null)
    })
  }

  async claim({ workspaceId, memberId }: Parameters<Pushes['claim']>[0]): Promise<readonly PushClaim[]> {
    for (const workspace of workspaceId === null ? await this.parts.store.workspaces() : [workspaceId]) {
      const active = await this.activeIn(workspace)
      for (const device of await this.kept(workspace)) {
        if (!active.has(device.memberId)) await this.remove(device)
        else if (memberId === null || memberId === device.memberId) {
          const place = await this.dueAt(device)
          if (place === null) continue
          this.taken.add(device.id)
          return [{ device, token: device.id, place }]
        }
      }
    }
    return []
  }

  async reach({ device }: PushClaim, place: PushPlace): Promise<boolean> {
    const { alone, store } = this.parts
    return alone(async () => {
      // It was turned off meanwhile.
      if (!(await this.kept(device.workspaceId)).some(({ id }) => id === device.id)) return false
      await store.write(pushPlaceKey(device), place)
      return true
    })
  }

  async release({ device }: PushClaim): Promise<void> {
    this.taken.delete(device.id)
  }

  /** Its place, where something waits for it; else `null`. */
  private async dueAt(device: PushDevice): Promise<PushPlace | null> {
    const { store, records, now } = this.parts
    const { workspaceId } = device
    const place = this.taken.has(device.id) ? null : await store.read<PushPlace>(pushPlaceKey(device))
    if (place === null || (place.nextAttemptAt !== null && Date.parse(place.nextAttemptAt) > now())) return null
    const news = await newsAfter(place, device, {
      now: now(),
      source: {
        notifications: (where) => records.find<'notifications'>('notifications', { workspaceId, where }),
        tasks: (where) => records.find<'tasks'>('tasks', { workspaceId, where }),
      },
    })
    return news.some((one) => isFor(device, one)) ? place : null
  }

  private async kept(workspaceId: Id): Promise<readonly PushDevice[]> {
    return (await this.parts.store.read<readonly PushDevice[]>(pushDevicesKey(workspaceId))) ?? []
  }

  private async activeIn(workspaceId: Id): Promise<ReadonlySet<Id>> {
    const where = { op: 'eq', field: 'status', value: 'active' } as const
    const members = await this.parts.records.find<'members'>('members', { workspaceId, where })
    return new Set(members.map(({ id }) => id))
  }
}
