import { defer, finalize, type Observable, ReplaySubject, Subject } from 'rxjs'
import { LatestByOwner } from '../shared/latest-value'
import type { PeerMessage, Room, ToClient, ToServer } from './protocol'

export type RoomMessage = Extract<ToClient, { readonly kind: 'message' }>

interface RoomState {
  users: number
  /** Replays the latest. While the connection is down, the last known. */
  peers: ReplaySubject<readonly PeerMessage[]>
  readonly messages: Subject<RoomMessage>
  /** What this tab announces. */
  readonly states: LatestByOwner<unknown>
}

/** What one tab hears and announces in the rooms of a workspace. */
export class Rooms {
  private readonly tell: (message: ToServer) => void
  private readonly rooms = new Map<Room, RoomState>()

  /** @param tell does nothing without a connection */
  constructor(tell: (message: ToServer) => void) {
    this.tell = tell
  }

  /** Cold. Everybody in the room. */
  peers(room: Room): Observable<readonly PeerMessage[]> {
    return this.inRoom(room, ({ peers }) => peers)
  }

  /** Cold. */
  messages(room: Room): Observable<RoomMessage> {
    return this.inRoom(room, ({ messages }) => messages)
  }

  /** Is present for `who` with this state; `null` withdraws it. Others see the latest. */
  announce(room: Room, who: object, state: unknown): void {
    const { states } = this.roomOf(room)
    const before = states.latest
    if (state === null) states.remove(who)
    else states.set(who, state)
    if (states.latest !== before) this.tell({ kind: 'announce', room, state: states.latest ?? null })
    this.tidy(room)
  }

  /** Takes up where it was: a new connection knows nothing of the one before. */
  takeUp(): void {
    for (const [room, { users, states }] of this.rooms) {
      if (users > 0) this.tell({ kind: 'join', room })
      if (states.latest !== undefined) this.tell({ kind: 'announce', room, state: states.latest })
    }
  }

  receive(message: Extract<ToClient, { readonly room: Room }>): void {
    const known = this.rooms.get(message.room)
    if (message.kind === 'peers') known?.peers.next(message.peers)
    else known?.messages.next(message)
  }

  private inRoom<T>(room: Room, of: (state: RoomState) => Observable<T>): Observable<T> {
    return defer(() => {
      const state = this.roomOf(room)
      state.users += 1
      if (state.users === 1) this.tell({ kind: 'join', room })
      return of(state).pipe(
        finalize(() => {
          state.users -= 1
          if (state.users > 0) return
          this.tell({ kind: 'leave', room })
          // Nobody says any more who is there.
          state.peers = new ReplaySubject(1)
          this.tidy(room)
        }),
      )
    })
  }

  private roomOf(room: Room): RoomState {
    const known = this.rooms.get(room) ?? {
      users: 0,
      peers: new ReplaySubject(1),
      messages: new Subject(),
      states: new LatestByOwner<unknown>(),
    }
    this.rooms.set(room, known)
    return known
  }

  private tidy(room: Room): void {
    const known = this.rooms.get(room)
    if (known?.users === 0 && known.states.latest === undefined) this.rooms.delete(room)
  }
}
