import type { Sitting } from '../../../../domain/model/activity/sittings'
import type { Instant } from '../../../../domain/model/kernel/instant'
import type { RecordOf } from '../../../../domain/model/records/collections'

/** One thing on the timeline, at the moment it stands for. */
export type TimelineEntry =
  | { readonly kind: 'note'; readonly id: string; readonly at: Instant; readonly note: RecordOf<'notes'> }
  | { readonly kind: 'task'; readonly id: string; readonly at: Instant; readonly task: RecordOf<'tasks'> }
  | { readonly kind: 'file'; readonly id: string; readonly at: Instant; readonly file: RecordOf<'files'> }
  | { readonly kind: 'changes'; readonly id: string; readonly at: Instant; readonly group: ActivityGroup }

export type ActivityGroup = Sitting<RecordOf<'activities'>>
