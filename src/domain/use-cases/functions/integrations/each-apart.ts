/**
 * Does it for one after the other, whatever becomes of some: a schedule serves workspaces that must not depend on each other.
 *
 * @throws what the first that failed threw, when all are done
 */
export async function eachApart<T>(items: Iterable<T>, perform: (item: T) => Promise<void>): Promise<void> {
  const failures: unknown[] = []
  for (const item of items) {
    try {
      await perform(item)
    } catch (failure) {
      failures.push(failure)
    }
  }
  if (failures.length > 0) throw failures[0]
}
