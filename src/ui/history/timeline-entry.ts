import type { Sitting } from '../../domain/model/activity/sittings'
import type { Instant, PlainDate } from '../../domain/model/kernel/instant'
import { dayIn } from '../../domain/model/kernel/plain-date'
import type { RecordOf } from '../../domain/model/records/collections'

/** One thing on the timeline, at the moment it stands for. */
export type TimelineEntry =
  | { readonly kind: 'note'; readonly id: string; readonly at: Instant; readonly note: RecordOf<'notes'> }
  | { readonly kind: 'task'; readonly id: string; readonly at: Instant; readonly task: RecordOf<'tasks'> }
  | { readonly kind: 'file'; readonly id: string; readonly at: Instant; readonly file: RecordOf<'files'> }
  | { readonly kind: 'changes'; readonly id: string; readonly at: Instant; readonly group: ActivityGroup }

export type ActivityGroup = Sitting<RecordOf<'activities'>>

export interface TimelineDay<E> {
  readonly day: PlainDate
  readonly entries: readonly E[]
}

/** The entries by the calendar day they fall on, where the workspace is. */
export function byDay<E extends { readonly at: Instant }>(entries: readonly E[], timeZone: string): readonly TimelineDay<E>[] {
  const days: { day: PlainDate; entries: E[] }[] = []
  for (const entry of entries) {
    const day = dayIn(timeZone, Date.parse(entry.at))
    const last = days.at(-1)
    if (last?.day === day) last.entries.push(entry)
    else days.push({ day, entries: [entry] })
  }
  return days
}
