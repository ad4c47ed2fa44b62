import type { Observable, Subscription } from 'rxjs'

/** Subscribes to a stream and records its emissions, so that a scenario waits for emissions and never for time. */
export class Listener<T> {
  readonly received: T[] = []
  error: unknown = undefined
  isComplete = false
  private readonly subscription: Subscription
  private readonly waiting = new Set<() => void>()
  private readonly patienceMs: number

  constructor(stream$: Observable<T>, patienceMs: number) {
    this.patienceMs = patienceMs
    this.subscription = stream$.subscribe({
      next: (value) => {
        this.received.push(value)
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
    return this.received.at(-1)
  }

  /** Waits until the latest emission satisfies the test, and returns it. */
  async until(test: (latest: T) => boolean, what = 'an emission'): Promise<T> {
    await this.waitFor(() => this.received.length > 0 && test(this.received.at(-1) as T), what)
    return this.received.at(-1) as T
  }

  /** Waits until some emission, past or future, satisfies the test, and returns the first such. */
  async once(test: (value: T) => boolean, what = 'an emission'): Promise<T> {
    await this.waitFor(() => this.received.some(test), what)
    return this.received.find(test) as T
  }

  /** Waits for this many emissions in all, and returns them. */
  async times(count: number): Promise<readonly T[]> {
    await this.waitFor(() => this.received.length >= count, `${count} emissions`)
    return this.received
  }

  async failure(): Promise<unknown> {
    await this.waitFor(() => this.error !== undefined, 'an error')
    return this.error
  }

  stop(): void {
    this.subscription.unsubscribe()
  }

  private async waitFor(test: () => boolean, what: string): Promise<void> {
    const deadline = performance.now() + this.patienceMs
    while (!test()) {
      const leftMs = deadline - performance.now()
      if (leftMs <= 0) throw new Error(`waited in vain for ${what}; received ${this.lastReceived()}, error ${String(this.error)}`)
      await this.nextWake(leftMs)
    }
  }

  private lastReceived(): string {
    return JSON.stringify(this.received.slice(-3)).slice(0, 1500)
  }

  private nextWake(withinMs: number): Promise<void> {
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
