import type { Changes } from '../../../../domain/model/records/changes'
import type { ActivityGroup, TimelineEntry } from './timeline-entry'

const GROUP_MS = 5 * 60_000

/** Neighbours that tell of one sitting become one entry: the same actor, object and verb within five minutes. */
export function joinActivities(entries: readonly TimelineEntry[]): readonly TimelineEntry[] {
  const joined: TimelineEntry[] = []
  for (const entry of entries) {
    const last = joined.at(-1)
    if (entry.kind === 'changes' && last?.kind === 'changes' && isSameSitting(last.group, entry.group)) {
      joined[joined.length - 1] = { ...last, group: [...last.group, ...entry.group] }
    } else joined.push(entry)
  }
  return joined
}

function isSameSitting([newest]: ActivityGroup, [next]: ActivityGroup): boolean {
  return (
    newest.verb === 'updated' &&
    next.verb === 'updated' &&
    newest.actorId === next.actorId &&
    newest.objectId === next.objectId &&
    newest.source === next.source &&
    Date.parse(newest.at) - Date.parse(next.at) <= GROUP_MS
  )
}

/** What the whole group changed, first value to last; a field put back to what it was has not changed. */
export function changesOf(group: ActivityGroup): Changes {
  const changes = new Map<string, readonly [unknown, unknown]>()
  // Newest first: the newest says what a field became, the oldest what it was.
  for (const activity of group) {
    for (const [field, [from, to]] of Object.entries(activity.changes)) {
      const known = changes.get(field)
      changes.set(field, [from, known === undefined ? to : known[1]])
    }
  }
  return Object.fromEntries([...changes].filter(([, [from, to]]) => JSON.stringify(from) !== JSON.stringify(to)))
}
