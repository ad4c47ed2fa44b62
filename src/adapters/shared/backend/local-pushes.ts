import type { Id } from '../../../domain/model/kernel/id'
import { instantOf } from '../../../domain/model/kernel/instant'
import { isFor, newsAfter, placeFrom, type PushPlace } from '../../../domain/model/push/news'
import type { PushDevice } from '../../../domain/model/push/push-device'
import type { ElevatedRecords } from '../../../domain/use-cases/functions/function-context'
import type { PushClaim, Pushes } from '../../../domain/use-cases/functions/push/push-context'
import { type KeyValues, pushesKey, type Store } from './store'

interface Parts {
  readonly records: Pick<ElevatedRecords, 'find'>
  readonly store: Pick<Store, 'read' | 'write' | 'workspaces'>
  readonly now: () => number
  /** Runs what changes devices when nobody else does. */
  readonly alone: <T>(task: () => Promise<T>) => Promise<T>
}

/** A device, and how far it has come. */
interface Kept {
  readonly device: PushDevice
  readonly place: PushPlace
}

export async function keptPushes(store: Pick<KeyValues, 'read'>, workspaceId: Id): Promise<readonly Kept[]> {
  return (await store.read<readonly Kept[]>(pushesKey(workspaceId))) ?? []
}

/** The `Pushes` of one call, beside the records. Used where no other call pushes, so that there is nothing to lease. */
export class LocalPushes implements Pushes {
  private readonly parts: Parts
  /** Devices that failed or had their turn, with nothing left. */
  private readonly taken = new Set<Id>()

  constructor(parts: Parts) {
    this.parts = parts
  }

  async devicesOf(workspaceId: Id): Promise<readonly PushDevice[]> {
    const devices = (await keptPushes(this.parts.store, workspaceId)).map(({ device }) => device)
    if (devices.length === 0) return []
    const active = await this.activeIn(workspaceId)
    return devices.filter(({ memberId }) => active.has(memberId))
  }

  async keep(device: PushDevice, most: number): Promise<boolean> {
    let isKept = false
    await this.change(device.workspaceId, (all) => {
      const others = all.filter((one) => one.device.id !== device.id)
      isKept = others.filter((one) => one.device.memberId === device.memberId).length < most
      if (!isKept) return null
      const known = all.find((one) => one.device.id === device.id)
      return [...others, { device, place: known?.place ?? placeFrom(instantOf(this.parts.now())) }]
    })
    return isKept
  }

  remove({ workspaceId, id }: Pick<PushDevice, 'workspaceId' | 'id'>): Promise<void> {
    return this.change(workspaceId, (all) => all.filter(({ device }) => device.id !== id))
  }

  async claim({ workspaceId, memberId }: Parameters<Pushes['claim']>[0]): Promise<readonly PushClaim[]> {
    const { store } = this.parts
    for (const workspace of workspaceId === null ? await store.workspaces() : [workspaceId]) {
      const all = await keptPushes(store, workspace)
      if (all.length === 0) continue
      const active = await this.activeIn(workspace)
      for (const kept of all) {
        const { device, place } = kept
        if (!active.has(device.memberId)) await this.remove(device)
        else if ((memberId === null || memberId === device.memberId) && (await this.isDue(kept))) {
          this.taken.add(device.id)
          return [{ device, token: device.id, place }]
        }
      }
    }
    return []
  }

  async reach({ device }: PushClaim, place: PushPlace): Promise<boolean> {
    let isThere = false
    await this.change(device.workspaceId, (all) => {
      // It may have been turned off, or changed, meanwhile.
      isThere = all.some((one) => one.device.id === device.id)
      return isThere ? all.map((one) => (one.device.id === device.id ? { ...one, place } : one)) : null
    })
    return isThere
  }

  async release({ device }: PushClaim): Promise<void> {
    this.taken.delete(device.id)
  }

  private async isDue({ device, place }: Kept): Promise<boolean> {
    const { records, now } = this.parts
    const { workspaceId } = device
    if (this.taken.has(device.id) || (place.nextAttemptAt !== null && Date.parse(place.nextAttemptAt) > now())) return false
    const news = await newsAfter(place, device, {
      now: now(),
      source: {
        notifications: (where) => records.find<'notifications'>('notifications', { workspaceId, where }),
        tasks: (where) => records.find<'tasks'>('tasks', { workspaceId, where }),
      },
    })
    return news.some((one) => isFor(device, one))
  }

  /** @param to `null`: nothing changes */
  private change(workspaceId: Id, to: (all: readonly Kept[]) => readonly Kept[] | null): Promise<void> {
    const { alone, store } = this.parts
    return alone(async () => {
      const changed = to(await keptPushes(store, workspaceId))
      if (changed !== null) await store.write(pushesKey(workspaceId), changed.length === 0 ? null : changed)
    })
  }

  private async activeIn(workspaceId: Id): Promise<ReadonlySet<Id>> {
    const where = { op: 'eq', field: 'status', value: 'active' } as const
    const members = await this.parts.records.find<'members'>('members', { workspaceId, where })
    return new Set(members.map(({ id }) => id))
  }
}
