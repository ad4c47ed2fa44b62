import type { FunctionContext } from '../function-context'
import { deliverDue } from './deliver-due'
import { eachApart } from './each-apart'

/** Of every workspace, for a schedule. @throws what the first threw that failed, when all are done */
export async function deliverAll(
  context: Pick<FunctionContext, 'records' | 'now' | 'keyFor' | 'post'>,
): Promise<{ readonly delivered: number; readonly refused: number }> {
  const active = await context.records.find<'webhooks'>('webhooks', {
    workspaceId: null,
    where: { op: 'eq', field: 'status', value: 'active' },
  })
  let [delivered, refused] = [0, 0]
  await eachApart(new Set(active.map((webhook) => webhook.workspaceId)), async (workspaceId) => {
    const done = await deliverDue(workspaceId, context)
    delivered += done.delivered
    refused += done.refused
  })
  return { delivered, refused }
}
