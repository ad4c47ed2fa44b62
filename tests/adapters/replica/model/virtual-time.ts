interface Task {
  readonly at: number
  /** Of two due at the same moment the one set first runs first. */
  readonly order: number
  readonly run: () => void
}

/** A clock that stands still until the next task is due: minutes of a program pass in microseconds, always alike. */
export class VirtualTime {
  now = 0
  private readonly heap: Task[] = []
  private made = 0

  /** Runs once after the delay; there is no calling off: who is gone by then does nothing. */
  after(delayMs: number, run: () => void): void {
    this.made += 1
    const task = { at: this.now + delayMs, order: this.made, run }
    let index = this.heap.push(task) - 1
    for (let parent = (index - 1) >> 1; index > 0 && isBefore(task, this.heap[parent]!); parent = (index - 1) >> 1) {
      this.heap[index] = this.heap[parent]!
      index = parent
    }
    this.heap[index] = task
  }

  /** @returns how many tasks ran; never more than `budget`, so that a program that chases its tail ends too */
  advance(durationMs: number, budget: number): number {
    const end = this.now + durationMs
    let ran = 0
    while (ran < budget && this.heap.length > 0 && this.heap[0]!.at <= end) {
      const task = this.take()
      this.now = task.at
      task.run()
      ran += 1
    }
    if (ran < budget) this.now = end
    return ran
  }

  private take(): Task {
    const { heap } = this
    const first = heap[0]!
    const last = heap.pop()!
    if (heap.length === 0) return first
    let index = 0
    for (let child = 1; child < heap.length; child = 2 * index + 1) {
      if (child + 1 < heap.length && isBefore(heap[child + 1]!, heap[child]!)) child += 1
      if (!isBefore(heap[child]!, last)) break
      heap[index] = heap[child]!
      index = child
    }
    heap[index] = last
    return first
  }
}

function isBefore(a: Task, b: Task): boolean {
  return a.at < b.at || (a.at === b.at && a.order < b.order)
}
