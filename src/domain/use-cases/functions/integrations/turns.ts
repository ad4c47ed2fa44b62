/** After that no turn is started: the next run continues. */
const RUN_MS = 40_000

/**
 * Takes turns until nothing is due or this run has lasted long enough; those that are claimed together are taken at the same time, so
 * that a slow one keeps no other waiting.
 *
 * @throws what the first turn threw that failed, when all are done
 */
export async function eachTurn<C>({
  now,
  claim,
  take,
}: {
  readonly now: () => number
  readonly claim: () => Promise<readonly C[]>
  readonly take: (claim: C) => Promise<void>
}): Promise<void> {
  const end = now() + RUN_MS
  const failures: unknown[] = []
  const turn = async (one: C) => {
    try {
      await take(one)
    } catch (failure) {
      // Not given back: another run tries again in a minute.
      failures.push(failure)
    }
  }
  for (let claims = await claim(); claims.length > 0;) {
    await Promise.all(claims.map(turn))
    claims = now() < end ? await claim() : []
  }
  if (failures.length > 0) throw failures[0]
}
