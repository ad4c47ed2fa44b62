import { Subject } from 'rxjs'
import type { DeferredItem } from '../../../src/adapters/deferred/deferred-item'
import type { DeferredStore, DeferredStores } from '../../../src/adapters/deferred/deferred-store'
import type { ReplicaOwner } from '../../../src/adapters/replica/disk/replica-disks'
import type { MutationId } from '../../../src/domain/model/records/meta'

interface Kept {
  readonly items: Map<MutationId, string>
  readonly bytes: Map<MutationId, Blob>
  readonly changed: Subject<object>
}

/** What waits on a device, for as long as the program runs. */
export class MemoryDeferred {
  private readonly kept = new Map<string, Kept>()
  private readonly demandRoom: () => void

  constructor(demandRoom: () => void) {
    this.demandRoom = demandRoom
  }

  openTab(): DeferredStores {
    return {
      open: async (owner, make) => {
        const key = keyOf(owner)
        const known = this.kept.get(key)
        if (known === undefined && !make) return null
        const kept = known ?? { items: new Map(), bytes: new Map(), changed: new Subject() }
        this.kept.set(key, kept)
        return this.storeOf(kept)
      },
      wipe: async (owner) => {
        this.kept.delete(keyOf(owner))
      },
    }
  }

  private storeOf({ items, bytes, changed }: Kept): DeferredStore {
    const tab = {}
    const others = new Subject<void>()
    const hearing = changed.subscribe((by) => {
      if (by !== tab) queueMicrotask(() => others.next())
    })
    return {
      others$: others.asObservable(),
      all: async () => [...items.values()].map((text) => JSON.parse(text) as DeferredItem),
      put: async (item, body) => {
        this.demandRoom()
        items.set(item.mutationId, JSON.stringify(item))
        if (body !== undefined) bytes.set(item.mutationId, body)
        changed.next(tab)
      },
      bytes: async (mutationId) => bytes.get(mutationId) ?? null,
      remove: async (mutationIds) => {
        for (const id of mutationIds) {
          items.delete(id)
          bytes.delete(id)
        }
        changed.next(tab)
      },
      close: async () => {
        hearing.unsubscribe()
        others.complete()
      },
    }
  }
}

function keyOf({ backend, userId }: ReplicaOwner): string {
  return `${backend}/${userId}`
}
