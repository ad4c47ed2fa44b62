import { Subject, type Observable } from 'rxjs'
import type { Id } from '../../domain/model/kernel/id'
import type { MutationId } from '../../domain/model/records/meta'
import type { DeferredItem } from './deferred-item'
import type { DeferredStore } from './deferred-store'

/** What one person has waiting, first what was asked for first. Kept before it is known here: what is shown would survive. */
export class KeptItems {
  private readonly store: DeferredStore
  private readonly changes = new Subject<void>()
  /** Hot. After anything that may alter what is told of them. */
  readonly changed$: Observable<void> = this.changes.asObservable()
  private items: readonly DeferredItem[] = []

  constructor(store: DeferredStore) {
    this.store = store
  }

  get all(): readonly DeferredItem[] {
    return this.items
  }

  of(workspaceId: Id): readonly DeferredItem[] {
    return this.items.filter((item) => item.workspaceId === workspaceId)
  }

  get(mutationId: MutationId): DeferredItem | null {
    return this.items.find((item) => item.mutationId === mutationId) ?? null
  }

  fileAt(path: string): DeferredItem | null {
    return this.items.find(({ what }) => what.kind === 'file' && what.path === path) ?? null
  }

  /** How one of them stands is another by now. */
  touch(): void {
    this.changes.next()
  }

  async load(): Promise<void> {
    this.show(await this.store.all())
  }

  async put(item: DeferredItem, bytes?: Blob): Promise<void> {
    await this.store.put(item, bytes)
    this.show([...this.items.filter(({ mutationId }) => mutationId !== item.mutationId), item])
  }

  async remove(mutationIds: readonly MutationId[]): Promise<void> {
    this.show(this.items.filter(({ mutationId }) => !mutationIds.includes(mutationId)))
    await this.store.remove(mutationIds)
  }

  async close(): Promise<void> {
    this.show([])
    await this.store.close()
  }

  private show(items: readonly DeferredItem[]): void {
    this.items = items.toSorted((a, b) => a.order - b.order)
    this.changes.next()
  }
}
