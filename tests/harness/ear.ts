import type { Observable, Subscription } from 'rxjs'

/** Listens to a stream and keeps what it heard, so that a scenario can wait on emissions and never on time. */
export class Ear<T> {
  readonly heard: T[] = []
  error: unknown = undefined
  isComplete = false
  private readonly subscription: Subscription
  private readonly waiting = new Set<() => void>()
  private readonly patienceMs: number

  constructor(stream$: Observable<T>, patienceMs: number) {
    this.patienceMs = patienceMs
    this.subscription = stream$.subscribe({
      next: (value) => {
        this.heard.push(value)
        this.wake()
      },
      error: (error: unknown) => {
        this.error = error
        this.wake()
      },
      complete: () => {
        this.isComplete = true
        this.wake()
      },
    })
  }

  get latest(): T | undefined {
    return this.heard.at(-1)
  }

  /** Waits until the latest emission satisfies the test, and gives it. */
  async until(test: (latest: T) => boolean, what = 'an emission'): Promise<T> {
    await this.settle(() => this.heard.length > 0 && test(this.heard.at(-1) as T), what)
    return this.heard.at(-1) as T
  }

  /** Waits until something heard so far, or later, satisfies the test, and gives the first such. */
  async once(test: (value: T) => boolean, what = 'an emission'): Promise<T> {
    await this.settle(() => this.heard.some(test), what)
    return this.heard.find(test) as T
  }

  /** Waits until so many were heard in all, and gives them. */
  async times(count: number): Promise<readonly T[]> {
    await this.settle(() => this.heard.length >= count, `${count} emissions`)
    return this.heard
  }

  async failure(): Promise<unknown> {
    await this.settle(() => this.error !== undefined, 'an error')
    return this.error
  }

  stop(): void {
    this.subscription.unsubscribe()
  }

  private async settle(test: () => boolean, what: string): Promise<void> {
    const deadline = performance.now() + this.patienceMs
    while (!test()) {
      const leftMs = deadline - performance.now()
      if (leftMs <= 0) throw new Error(`waited in vain for ${what}; heard ${this.told()}, error ${String(this.error)}`)
      await this.wakened(leftMs)
    }
  }

  private told(): string {
    return JSON.stringify(this.heard.slice(-3)).slice(0, 1500)
  }

  private wakened(withinMs: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer)
        this.waiting.delete(done)
        resolve()
      }
      const timer = setTimeout(done, withinMs)
      this.waiting.add(done)
    })
  }

  private wake(): void {
    this.waiting.forEach((done) => done())
  }
}
