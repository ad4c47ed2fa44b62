/**
 * Visits every item, and stops after each so many of them: work over 100,000 records is then done piece by piece, by whoever
 * has something else to do in between (`finish`). Items that are added while it runs are visited too.
 */
export function* inSlices<T>(items: Iterable<T>, size: number, visit: (item: T) => void): Generator<void> {
  let seen = 0
  for (const item of items) {
    visit(item)
    seen += 1
    if (seen % size === 0) yield
  }
}

/** Does work that stops now and then. @param pace resolves when it is to go on */
export async function finish<T>(work: Generator<void, T>, pace: () => Promise<unknown>): Promise<T> {
  for (let step = work.next(); ; step = work.next()) {
    if (step.done === true) return step.value
    await pace()
  }
}
