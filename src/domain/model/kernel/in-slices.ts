/**
 * Visits every item and yields after each `size` of them, so that long work can be done in slices (`finish`). Items that are added
 * meanwhile are visited too.
 */
export function* inSlices<T>(items: Iterable<T>, size: number, visit: (item: T) => void): Generator<void> {
  let seen = 0
  for (const item of items) {
    visit(item)
    seen += 1
    if (seen % size === 0) yield
  }
}

/** Runs sliced work to its end. @param pace resolves when the next slice may run */
export async function finish<T>(work: Generator<void, T>, pace: () => Promise<unknown>): Promise<T> {
  for (let step = work.next(); ; step = work.next()) {
    if (step.done === true) return step.value
    await pace()
  }
}
