import { BehaviorSubject, distinctUntilChanged, EMPTY, map, merge, of, type Observable } from 'rxjs'
import type { Id } from '../../domain/model/kernel/id'
import type { Subject } from '../../domain/model/records/subject'
import type { EventsPort } from '../../ports/events.port'
import { recordText } from '../text/record'

/** Another member on this record, whatever number of tabs they have open. */
export interface Other {
  readonly memberId: Id
  /** The field they edit, as `fieldKeyOf` names it; null when they only look. */
  readonly editing: string | null
}

interface RecordPresence {
  /** Cold: subscribed means being here. Never completes. */
  readonly others$: Observable<readonly Other[]>
  /** Tells the others which field is edited here; null when none is. */
  announce(field: string | null): void
}

interface Whereabouts {
  readonly workspaceId: Id
  readonly subject: Subject
  readonly memberId: Id
}

export function recordPresence(events: EventsPort, { workspaceId, subject, memberId }: Whereabouts): RecordPresence {
  const editing = new BehaviorSubject<string | null>(null)
  const key = { workspaceId, about: subject }
  const peers$ = events.capabilities.presence ? events.peers('record', key) : of([])
  const state$ = editing.pipe(
    distinctUntilChanged(),
    map((field) => ({ memberId, editing: field })),
  )
  // On the record for those who are there, and in the workspace for those who see it on a board.
  const inWorkspace$ = state$.pipe(map((state) => ({ ...state, screen: subject })))
  const here$ = events.capabilities.presence
    ? merge(events.announce('record', key, state$), events.announce('workspace', { workspaceId, about: null }, inWorkspace$))
    : EMPTY
  const others$ = peers$.pipe(
    map((peers) =>
      othersOf(
        peers.map(({ state }) => state),
        memberId,
      ),
    ),
  )
  return { others$: merge(others$, here$), announce: (field) => editing.next(field) }
}

/** One entry a member, in a stable order; the one who edits counts before the one who looks. */
export function othersOf(present: readonly Other[], memberId: Id): readonly Other[] {
  const byMember = new Map<Id, Other>()
  for (const other of present) {
    if (other.memberId !== memberId && byMember.get(other.memberId)?.editing == null) byMember.set(other.memberId, other)
  }
  return [...byMember.values()].sort((a, b) => (a.memberId < b.memberId ? -1 : 1))
}

/** What a field is called among browsers that speak different languages; one of the workspace's own by its label. */
export function fieldKeyOf(label: string): string {
  return Object.entries<string>(recordText.fields).find(([, text]) => text === label)?.[0] ?? label
}

/** What it is called here. */
export function fieldLabelOf(key: string): string {
  return new Map(Object.entries<string>(recordText.fields)).get(key) ?? key
}
