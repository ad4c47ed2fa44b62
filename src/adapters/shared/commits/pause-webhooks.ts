import { losesManagement } from '../../../domain/model/access/member-change'
import type { RecordOf } from '../../../domain/model/records/collections'
import type { Batch } from './batch'
import { dataOf } from './data-of'

/** Pauses the webhooks of a member who loses the right to manage. */
export function pauseWebhooks(batch: Batch, before: RecordOf<'members'>, after: RecordOf<'members'>): void {
  if (!losesManagement(before, after)) return
  const theirs = [...batch.live('webhooks')].filter(
    ({ createdBy, status }) => createdBy.memberId === before.id && status === 'active',
  )
  for (const webhook of theirs) batch.replace('webhooks', webhook, { ...dataOf<'webhooks'>(webhook), status: 'paused' })
}
