import { Observable, type Subscriber } from 'rxjs'
import type { Tabs } from '../../../src/adapters/replica/tabs/web-tabs'

/** Who leads among the tabs of one program. */
export class MemoryLeads {
  /** By name, in the order they asked; the first leads. */
  private readonly queues = new Map<string, Subscriber<boolean>[]>()

  openTab(): { readonly tabs: Tabs; die(): void } {
    const asking = new Map<Subscriber<boolean>, string>()
    let isDead = false
    const lead = (name: string) =>
      new Observable<boolean>((subscriber) => {
        subscriber.next(false)
        if (isDead) return
        asking.set(subscriber, name)
        this.join(name, subscriber)
        subscriber.add(() => {
          asking.delete(subscriber)
          this.leave(name, subscriber)
        })
      })
    return {
      tabs: { lead },
      die: () => {
        isDead = true
        for (const [subscriber, name] of asking) this.leave(name, subscriber)
        asking.clear()
      },
    }
  }

  private join(name: string, subscriber: Subscriber<boolean>): void {
    const queue = this.queues.get(name) ?? []
    this.queues.set(name, queue)
    queue.push(subscriber)
    if (queue.length === 1) grant(queue)
  }

  private leave(name: string, subscriber: Subscriber<boolean>): void {
    const queue = this.queues.get(name) ?? []
    const index = queue.indexOf(subscriber)
    if (index < 0) return
    queue.splice(index, 1)
    if (index === 0) grant(queue)
  }
}

/** Later, as from tab to tab. */
function grant(queue: readonly Subscriber<boolean>[]): void {
  const [first] = queue
  queueMicrotask(() => {
    if (first !== undefined && first === queue[0]) first.next(true)
  })
}
