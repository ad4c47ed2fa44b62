/** Lets tasks run one after the other, in the order they came. A task that fails does not hold up the next. */
export class Turns {
  private last: Promise<unknown> = Promise.resolve()

  take<T>(task: () => Promise<T>): Promise<T> {
    const turn = this.last.then(task, task)
    this.last = turn.catch(() => undefined)
    return turn
  }
}
