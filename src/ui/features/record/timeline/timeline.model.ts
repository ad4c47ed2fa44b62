import { isSameSitting } from '../../../../domain/model/activity/sittings'
import type { Instant } from '../../../../domain/model/kernel/instant'
import type { RecordOf } from '../../../../domain/model/records/collections'
import type { TimelineEntry } from '../../../history/timeline-entry'

/** What was loaded of one collection, newest first. */
export interface Loaded<R> {
  readonly items: readonly R[]
  readonly hasMore: boolean
}

export interface TimelineSources {
  readonly notes: Loaded<RecordOf<'notes'>>
  readonly tasks: Loaded<RecordOf<'tasks'>>
  readonly files: Loaded<RecordOf<'files'>>
  readonly activities: Loaded<RecordOf<'activities'>>
}

/**
 * Notes, tasks, files and activities as one list, newest first. What is older than the oldest loaded of a collection that
 * has more is held back, so that loading more only ever adds at the end. A note, task or file that is shown stands for the
 * activity of its creation.
 */
export function timelineEntries({ notes, tasks, files, activities }: TimelineSources): readonly TimelineEntry[] {
  const horizon = horizonOf({ notes, tasks, files, activities })
  const shown = new Set<string>([...notes.items, ...tasks.items, ...files.items].map(({ id }) => id))
  const others = activities.items.filter(({ verb, objectId }) => !(CREATION_VERBS.has(verb) && shown.has(objectId)))
  const single: readonly TimelineEntry[] = [
    ...notes.items.map(noteEntry),
    ...tasks.items.map((task) => ({ kind: 'task', id: task.id, at: task.createdAt, task }) as const),
    ...files.items.map((file) => ({ kind: 'file', id: file.id, at: file.createdAt, file }) as const),
    ...others.map((activity) => ({ kind: 'changes', id: activity.id, at: activity.at, group: [activity] }) as const),
  ]
  return joined(single.filter(({ at }) => at >= horizon).toSorted(newestFirst))
}

/** Neighbours of one sitting become one entry. */
function joined(entries: readonly TimelineEntry[]): readonly TimelineEntry[] {
  const done: TimelineEntry[] = []
  for (const entry of entries) {
    const last = done.at(-1)
    if (entry.kind === 'changes' && last?.kind === 'changes' && isSameSitting(last.group[0], entry.group[0])) {
      done[done.length - 1] = { ...last, group: [...last.group, ...entry.group] }
    } else done.push(entry)
  }
  return done
}

const CREATION_VERBS: ReadonlySet<string> = new Set([
  'noted',
  'call-logged',
  'meeting-logged',
  'email-logged',
  'note-edited',
  'task-added',
  'file-added',
])

export function hasMore({ notes, tasks, files, activities }: TimelineSources): boolean {
  return notes.hasMore || tasks.hasMore || files.hasMore || activities.hasMore
}

/** A call logged today that was last week stands at last week. */
function noteEntry(note: RecordOf<'notes'>): TimelineEntry {
  return { kind: 'note', id: note.id, at: note.happenedAt ?? note.createdAt, note }
}

function newestFirst(a: TimelineEntry, b: TimelineEntry): number {
  if (a.at !== b.at) return a.at < b.at ? 1 : -1
  return a.id < b.id ? 1 : a.id > b.id ? -1 : 0
}

function horizonOf({ notes, tasks, files, activities }: TimelineSources): string {
  const ends = [
    endOf(notes, ({ createdAt }) => createdAt),
    endOf(tasks, ({ createdAt }) => createdAt),
    endOf(files, ({ createdAt }) => createdAt),
    endOf(activities, ({ at }) => at),
  ]
  return ends.reduce((latest, end) => (end > latest ? end : latest), '')
}

/** Down to where a collection is known; blank when all of it is. */
function endOf<R>({ items, hasMore: more }: Loaded<R>, atOf: (item: R) => Instant): string {
  const last = items.at(-1)
  return more && last !== undefined ? atOf(last) : ''
}

export const TIMELINE_FILTERS = ['all', 'notes', 'calls', 'meetings', 'tasks', 'files', 'stages', 'changes'] as const
/** What one wants to see of what happened to a record. */
export type TimelineFilter = (typeof TIMELINE_FILTERS)[number]

/** Under this name the link holds it. */
const FILTER_PARAM = 'timeline'

export function readTimelineFilter(params: URLSearchParams): TimelineFilter {
  const named = params.get(FILTER_PARAM)
  return TIMELINE_FILTERS.find((filter) => filter === named) ?? 'all'
}

/** The same place with another filter. */
export function withTimelineFilter(params: URLSearchParams, filter: TimelineFilter): URLSearchParams {
  const next = new URLSearchParams(params)
  if (filter === 'all') next.delete(FILTER_PARAM)
  else next.set(FILTER_PARAM, filter)
  return next
}
