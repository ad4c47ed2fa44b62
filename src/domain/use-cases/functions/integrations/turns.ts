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
  /** @param leasedAt when it was asked for, before it was given: no lease ends later than this tells */
  readonly take: (claim: C, leasedAt: number) => Promise<void>
}): Promise<void> {
  const end = now() + RUN_MS
  const failures: unknown[] = []
  const turn = async (one: C, leasedAt: number) => {
    try {
      await take(one, leasedAt)
    } catch (failure) {
      // Not given back: another run tries again in a minute.
      failures.push(failure)
    }
  }
  do {
    const leasedAt = now()
    const claims = await claim()
    if (claims.length === 0) break
    await Promise.all(claims.map((one) => turn(one, leasedAt)))
  } while (now() < end)
  if (failures.length > 0) throw failures[0]
}
