import type { Changes } from '../records/changes'
import type { Activity, Verb } from './activity'

const SITTING_MS = 5 * 60_000

/** Verbs of which only the first and the last state matter. */
const JOINED: ReadonlySet<Verb> = new Set(['updated', 'moved-stage', 'note-edited', 'task-changed'])

/** What one actor did to one record within a few minutes; newest first, never empty. */
export type Sitting<A extends Activity = Activity> = readonly [A, ...A[]]

/** Whether two neighbours belong together: the same actor, record and verb within five minutes. */
export function isSameSitting(newest: Activity, next: Activity): boolean {
  return (
    JOINED.has(newest.verb) &&
    newest.verb === next.verb &&
    newest.actorId === next.actorId &&
    newest.objectId === next.objectId &&
    newest.source === next.source &&
    newest.sourceKey?.ending === next.sourceKey?.ending &&
    Date.parse(newest.at) - Date.parse(next.at) <= SITTING_MS
  )
}

/** Neighbours that belong together, joined. @param activities the newest first */
export function sittings<A extends Activity>(activities: readonly A[]): readonly Sitting<A>[] {
  const joined: Sitting<A>[] = []
  for (const activity of activities) {
    const last = joined.at(-1)
    if (last !== undefined && isSameSitting(last[0], activity)) joined[joined.length - 1] = [...last, activity]
    else joined.push([activity])
  }
  return joined
}

/** What the whole sitting changed, first value to last; a field put back to what it was has not changed. */
export function changesOf(sitting: Sitting): Changes {
  const changes = new Map<string, readonly [unknown, unknown]>()
  // Newest first: the newest says what a field became, the oldest what it was.
  for (const activity of sitting) {
    for (const [field, [from, to]] of Object.entries(activity.changes)) {
      const known = changes.get(field)
      changes.set(field, [from, known === undefined ? to : known[1]])
    }
  }
  return Object.fromEntries([...changes].filter(([, [from, to]]) => JSON.stringify(from) !== JSON.stringify(to)))
}
