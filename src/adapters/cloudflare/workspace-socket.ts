import { BehaviorSubject, defer, filter, finalize, type Observable, ReplaySubject, Subject } from 'rxjs'
import { portError, type PortError } from '../../domain/model/errors/port-error'
import type { Runtime } from '../../ports/runtime.port'
import type { Announcement } from '../shared/feed/change-feed'
import { LatestByOwner } from '../shared/latest-value'
import { retryWaitMs, withJitter } from '../shared/retry-wait'
import { CLOSED, type PeerMessage, type Room, type ToClient, type ToServer } from './protocol'
import { readToClient } from './read-to-client'

export interface SocketOptions {
  readonly address: string
  readonly transport: typeof WebSocket
  readonly runtime: Runtime
  /** Called when the backend says that the session is over. */
  readonly onSignedOut: () => void
}

type RoomMessage = Extract<ToClient, { readonly kind: 'message' }>

interface RoomState {
  users: number
  readonly peers: ReplaySubject<readonly PeerMessage[]>
  /** What this tab announces. */
  readonly states: LatestByOwner<unknown>
}

/** One tab's socket to one workspace. It connects again for as long as it is used, and takes up where it was. */
export class WorkspaceSocket {
  /** Hot, replays the latest: whether commits are announced at the moment. */
  readonly isJoined$: Observable<boolean>
  /** `null`: a commit of which only a pull can tell more. */
  readonly announced$: Observable<Announcement | null>
  readonly messages$: Observable<RoomMessage>
  /** Hot, replays. Who is signed in may not hear of this workspace. */
  readonly denied$: Observable<PortError>
  private readonly options: SocketOptions
  private readonly joined = new BehaviorSubject(false)
  private readonly announced = new Subject<Announcement | null>()
  private readonly messages = new Subject<RoomMessage>()
  private readonly denied = new ReplaySubject<PortError>(1)
  private readonly rooms = new Map<Room, RoomState>()
  private socket: WebSocket | null = null
  private failures = 0
  private cancelRetry = (): void => undefined

  constructor(options: SocketOptions) {
    this.options = options
    this.isJoined$ = this.joined.asObservable()
    this.announced$ = this.announced.asObservable()
    this.messages$ = this.messages.asObservable()
    this.denied$ = this.denied.asObservable()
    this.connect()
  }

  /** Everybody in the room, until unsubscribed. */
  peers(room: Room): Observable<readonly PeerMessage[]> {
    return this.inRoom(room, ({ peers }) => peers)
  }

  messagesIn(room: Room): Observable<RoomMessage> {
    return this.inRoom(room, () => this.messages$.pipe(filter((message) => message.room === room)))
  }

  /** Is present for `who` with this state; `null` withdraws it. Others see the latest. */
  announce(room: Room, who: object, state: unknown): void {
    const known = this.roomOf(room)
    if (state === null) known.states.remove(who)
    else known.states.set(who, state)
    this.tell({ kind: 'announce', room, state: known.states.latest ?? null })
    this.tidy(room)
  }

  close(): void {
    this.cancelRetry()
    const { socket } = this
    this.socket = null
    socket?.close()
  }

  private inRoom<T>(room: Room, of: (state: RoomState) => Observable<T>): Observable<T> {
    return defer(() => {
      const state = this.roomOf(room)
      state.users += 1
      if (state.users === 1) this.tell({ kind: 'join', room })
      return of(state).pipe(
        finalize(() => {
          state.users -= 1
          if (state.users === 0) this.tell({ kind: 'leave', room })
          this.tidy(room)
        }),
      )
    })
  }

  private roomOf(room: Room): RoomState {
    const known = this.rooms.get(room) ?? { users: 0, peers: new ReplaySubject(1), states: new LatestByOwner<unknown>() }
    this.rooms.set(room, known)
    return known
  }

  private tidy(room: Room): void {
    const known = this.rooms.get(room)
    if (known?.users === 0 && known.states.latest === undefined) this.rooms.delete(room)
  }

  private connect(): void {
    const socket = new this.options.transport(this.options.address)
    this.socket = socket
    socket.addEventListener('open', () => this.opened(socket))
    socket.addEventListener('message', ({ data }) => this.receive(socket, data))
    socket.addEventListener('close', ({ code }) => this.closed(socket, code))
    // Whatever it is, the socket closes then.
    socket.addEventListener('error', () => undefined)
  }

  private opened(socket: WebSocket): void {
    if (socket !== this.socket) return
    for (const [room, { users, states }] of this.rooms) {
      if (users > 0) this.tell({ kind: 'join', room })
      if (states.latest !== undefined) this.tell({ kind: 'announce', room, state: states.latest })
    }
    this.joined.next(true)
  }

  private receive(socket: WebSocket, data: unknown): void {
    const message = readToClient(data)
    if (message === null || socket !== this.socket) return
    // Only now: a gateway may open a socket that nobody is behind.
    this.failures = 0
    if (message.kind === 'commit') this.announced.next(announcementIn(message))
    else if (message.kind === 'peers') this.rooms.get(message.room)?.peers.next(message.peers)
    else this.messages.next(message)
  }

  private closed(socket: WebSocket, code: number): void {
    if (socket !== this.socket) return
    this.socket = null
    if (this.joined.value) this.joined.next(false)
    if (code === CLOSED.denied) return this.denied.next(portError('access/denied', { action: 'listen' }))
    if (code === CLOSED.signedOut) this.options.onSignedOut()
    const { runtime } = this.options
    this.cancelRetry = runtime.schedule(withJitter(retryWaitMs(null, this.failures), runtime), () => this.connect())
    this.failures += 1
  }

  /** Without a connection nothing is told: it is told when there is one. */
  private tell(message: ToServer): void {
    if (this.socket?.readyState === this.options.transport.OPEN) this.socket.send(JSON.stringify(message))
  }
}

function announcementIn({
  before,
  after,
  mutationId,
  touched,
}: Extract<ToClient, { readonly kind: 'commit' }>): Announcement | null {
  if (touched === null) return null
  return { before, after, mutationId, touched: touched.map(([collection, id]) => ({ collection, id })) }
}
