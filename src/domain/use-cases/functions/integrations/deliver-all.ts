import type { FunctionContext } from '../function-context'
import { deliverDue } from './deliver-due'

/** Of every workspace, for a schedule. */
export async function deliverAll(
  context: Pick<FunctionContext, 'records' | 'now' | 'keyFor' | 'post'>,
): Promise<{ readonly delivered: number; readonly refused: number }> {
  const active = await context.records.find<'webhooks'>('webhooks', {
    workspaceId: null,
    where: { op: 'eq', field: 'status', value: 'active' },
  })
  let [delivered, refused] = [0, 0]
  for (const workspaceId of new Set(active.map((webhook) => webhook.workspaceId))) {
    const done = await deliverDue(workspaceId, context)
    delivered += done.delivered
    refused += done.refused
  }
  return { delivered, refused }
}
