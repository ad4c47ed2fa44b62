import { Observable } from 'rxjs'
import { Topic, type TopicDependencies } from './topic'

/** The topics of one tab. The first user joins a topic, and the last one leaves it. */
export class Topics {
  private readonly dependencies: TopicDependencies
  private readonly open = new Map<string, { readonly topic: Topic; users: number }>()
  private readonly leaving = new Map<string, Promise<void>>()

  constructor(dependencies: TopicDependencies) {
    this.dependencies = dependencies
  }

  /** Cold. Emits the topic at once. Errors with `access/denied` when this user may not join it. Never completes. */
  use(name: string): Observable<Topic> {
    return new Observable((observer) => {
      const entry = this.open.get(name) ?? { topic: this.make(name), users: 0 }
      this.open.set(name, entry)
      entry.users += 1
      observer.next(entry.topic)
      const denial = entry.topic.denied$.subscribe((error) => observer.error(error))
      return () => {
        denial.unsubscribe()
        entry.users -= 1
        if (entry.users === 0) this.drop(name, entry.topic)
      }
    })
  }

  close(): void {
    for (const [name, { topic }] of this.open) this.drop(name, topic)
  }

  private make(name: string): Topic {
    return new Topic(name, this.dependencies, this.leaving.get(name) ?? Promise.resolve())
  }

  private drop(name: string, topic: Topic): void {
    if (this.open.get(name)?.topic !== topic) return
    this.open.delete(name)
    // supabase-js has one channel for each topic: the next join waits until this one has left.
    const left = topic.close().finally(() => {
      if (this.leaving.get(name) === left) this.leaving.delete(name)
    })
    this.leaving.set(name, left)
  }
}
