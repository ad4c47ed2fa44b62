import { activityOf, type Written } from '../../model/activity/activity-of'
import type { Id } from '../../model/kernel/id'
import { DAY_MS, type Instant, instantOf } from '../../model/kernel/instant'
import { notificationsOf } from '../../model/notifications/notifications-of'
import type { Author } from '../../model/records/meta'
import type { StageKind } from '../../model/registry/deals'
import type { RestoredRecord } from '../functions/function-context'

/** When something happened, in milliseconds since the epoch, and which member did it. */
export interface Deed {
  readonly at: number
  readonly by: Id
}

export interface Stamps {
  readonly id: Id
  readonly createdAt: Instant
  readonly createdBy: Author
  readonly updatedAt: Instant
  readonly updatedBy: Author
  readonly deletedAt: null
}

/** The record as a backend would keep it that was there at the time. */
export function stamped<T>(id: Id, data: T, made: Deed, changed: Deed = made): T & Stamps {
  return {
    ...data,
    id,
    createdAt: instantOf(made.at),
    createdBy: authorOf(made),
    updatedAt: instantOf(changed.at),
    updatedBy: authorOf(changed),
    deletedAt: null,
  }
}

function authorOf({ by }: Deed): Author {
  return { memberId: by, via: 'sample' }
}

/** Older ones were read within the hour. What was to be two days ago is of Friday where that is a Sunday. */
const UNREAD_MS = 5 * DAY_MS

interface HistoryOptions {
  readonly now: number
  readonly newId: () => Id
  readonly reader: Id
  readonly kindOf: (stageId: Id) => StageKind
}

/** What a backend writes beside each record: lines of the timeline, and notifications to one member. */
export class History {
  readonly activities: RestoredRecord<'activities'>[] = []
  readonly notifications: RestoredRecord<'notifications'>[] = []
  private readonly options: HistoryOptions

  constructor(options: HistoryOptions) {
    this.options = options
  }

  add(write: Written, deed: Deed): void {
    const { now, newId, reader, kindOf } = this.options
    const stage = (id: Id) => ({ kind: kindOf(id) })
    // As of the app: the stamps say that it is a sample, and the timeline and the inbox show what a team would see.
    const context = { actorId: deed.by, at: instantOf(deed.at), via: 'app', stage, leads: () => [reader] } as const
    const activity = activityOf(write, context)
    if (activity !== null) this.activities.push(stamped(newId(), activity, deed))
    const notices = notificationsOf(write, deed.by, context)
    const readAt = deed.at > now - UNREAD_MS ? null : instantOf(deed.at + DAY_MS / 24)
    for (const notice of notices) {
      if (notice.memberId === reader) this.notifications.push(stamped(newId(), { ...notice, readAt }, deed))
    }
  }
}
