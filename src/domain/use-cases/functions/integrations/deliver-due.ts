import type { Id } from '../../../model/kernel/id'
import type { Claim } from '../function-context'
import { deliverTurn, type DeliveryContext } from './deliver-turn'

/** Webhooks that are told something at the same time: one that answers late keeps no other waiting. */
const AT_ONCE = 10
/** After that no turn is begun: the next run goes on. */
const RUN_MS = 40_000

/**
 * Tells webhooks what has happened since they were last told, in order, each line until it was taken (a 2xx). They take turns,
 * fairly among workspaces, until nothing is due or this run has lasted long enough; runs that overlap share the work. A line is
 * told once, and again only where it was not taken or nobody can know whether it was; it keeps its id, so that whoever gets one
 * twice can tell.
 *
 * @param workspaceId `null`: all of them
 * @returns lines delivered, and webhooks that refused one
 * @throws what the first turn threw that failed, when all are done
 */
export async function deliverDue(
  workspaceId: Id | null,
  context: DeliveryContext,
): Promise<{ readonly delivered: number; readonly refused: number }> {
  const { deliveries, now } = context
  const end = now() + RUN_MS
  const failures: unknown[] = []
  let [delivered, refused] = [0, 0]
  const turn = async (claim: Claim) => {
    try {
      const done = await deliverTurn(claim, context)
      delivered += done.count
      if (done.isRefused) refused += 1
    } catch (failure) {
      // Not given back: a minute from now somebody else may have better luck.
      failures.push(failure)
    }
  }
  for (let claims = await deliveries.claim({ workspaceId, most: AT_ONCE }); claims.length > 0;) {
    await Promise.all(claims.map(turn))
    claims = now() < end ? await deliveries.claim({ workspaceId, most: AT_ONCE }) : []
  }
  if (failures.length > 0) throw failures[0]
  return { delivered, refused }
}
