import type { Observable } from 'rxjs'
import type { Change, ChangeCursor } from '../../src/ports/events.port'
import type { Actor } from '../harness/stage'

export const WATCHED = ['people', 'companies', 'deals', 'tags', 'notes', 'tasks', 'members'] as const
export type Watched = (typeof WATCHED)[number]

/** The workspace's changes, from now on or from a cursor. */
export function everything(actor: Actor, from: ChangeCursor | 'now' = 'now'): Observable<Change<Watched>> {
  return actor.ports.events.changes(actor.workspaceId, WATCHED, from)
}
