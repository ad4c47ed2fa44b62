import { createContext } from 'react'
import { map, of, type Observable } from 'rxjs'
import type { Id } from '../../../domain/model/kernel/id'
import { isSubject, readSubject } from '../../../domain/model/records/subject'
import type { EventsPort } from '../../../ports/events.port'
import { othersOf, type Other } from '../../app/presence.model'

export type DealPresence = ReadonlyMap<Id, readonly Other[]>

/** Read by the cards alone: somebody who comes or goes draws no column anew. */
export const DealPresenceContext = createContext<DealPresence>(new Map())

/** Who else is on which deal, live; never errors. */
export function dealPresence$(events: EventsPort, workspaceId: Id, memberId: Id): Observable<DealPresence> {
  if (!events.capabilities.presence) return of(new Map())
  return events.peers('workspace', { workspaceId, about: null }).pipe(
    map((peers) => {
      const byDeal = new Map<Id, Other[]>()
      for (const { state } of peers) {
        if (!isSubject(state.screen)) continue
        const { id } = readSubject(state.screen)
        byDeal.set(id, [...(byDeal.get(id) ?? []), state])
      }
      return new Map([...byDeal].map(([id, present]) => [id, othersOf(present, memberId)]))
    }),
  )
}
