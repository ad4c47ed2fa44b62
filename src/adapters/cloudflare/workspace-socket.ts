import { BehaviorSubject, type Observable, ReplaySubject, Subject } from 'rxjs'
import { portError, type PortError } from '../../domain/model/errors/port-error'
import type { Runtime } from '../../ports/runtime.port'
import type { Announcement } from '../shared/feed/change-feed'
import type { ProbedConnection } from '../shared/probed-connection'
import { retryWaitMs, withJitter } from '../shared/retry-wait'
import { CLOSED, type ToClient, type ToServer } from './protocol'
import { readToClient } from './read-to-client'
import { Rooms } from './rooms'

export interface SocketOptions {
  readonly address: string
  readonly transport: typeof WebSocket
  readonly runtime: Runtime
  readonly connection: Pick<ProbedConnection, 'isOnline$' | 'answered' | 'failed'>
  /** Called when the backend says that the session is over. */
  readonly onSignedOut: () => void
}

/** One tab's socket to one workspace. It connects again for as long as it is used, and takes up where it was. */
export class WorkspaceSocket {
  /** Hot, replays the latest: whether commits are announced at the moment. */
  readonly isJoined$: Observable<boolean>
  /** `null`: a commit of which only a pull can tell more. */
  readonly announced$: Observable<Announcement | null>
  /** Hot, replays. Who is signed in may not hear of this workspace. */
  readonly denied$: Observable<PortError>
  readonly rooms = new Rooms((message) => this.tell(message))
  private readonly options: SocketOptions
  private readonly joined = new BehaviorSubject(false)
  private readonly announced = new Subject<Announcement | null>()
  private readonly denied = new ReplaySubject<PortError>(1)
  private readonly following
  private socket: WebSocket | null = null
  private failures = 0
  private cancelRetry = (): void => undefined

  constructor(options: SocketOptions) {
    this.options = options
    this.isJoined$ = this.joined.asObservable()
    this.announced$ = this.announced.asObservable()
    this.denied$ = this.denied.asObservable()
    this.following = options.connection.isOnline$.subscribe((isOnline) => {
      // A socket may look open long after the line was lost.
      if (isOnline) this.connect()
      else this.leave()
    })
  }

  close(): void {
    this.following.unsubscribe()
    this.leave()
  }

  private connect(): void {
    this.cancelRetry()
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
    this.options.connection.answered()
    this.rooms.takeUp()
    this.joined.next(true)
  }

  private receive(socket: WebSocket, data: unknown): void {
    const message = readToClient(data)
    if (message === null || socket !== this.socket) return
    if (message.kind === 'ended') {
      this.closed(socket, message.code)
      return socket.close()
    }
    // Only now: a gateway may open a socket that nobody is behind.
    this.failures = 0
    if (message.kind === 'commit') this.announced.next(announcementIn(message))
    else this.rooms.receive(message)
  }

  /** By the backend, or by whatever lies between. */
  private closed(socket: WebSocket, code: number): void {
    if (socket !== this.socket) return
    const { runtime, connection, onSignedOut } = this.options
    this.socket = null
    if (this.joined.value) this.joined.next(false)
    if (code === CLOSED.denied) {
      this.following.unsubscribe()
      return this.denied.next(portError('access/denied', { action: 'listen' }))
    }
    // Before the connection is told, which may lead to letting go.
    this.cancelRetry = runtime.schedule(withJitter(retryWaitMs(null, this.failures), runtime), () => this.connect())
    this.failures += 1
    if (code === CLOSED.signedOut) onSignedOut()
    else connection.failed()
  }

  /** Until there is a connection again, or for good. */
  private leave(): void {
    this.cancelRetry()
    const { socket } = this
    this.socket = null
    socket?.close()
    if (this.joined.value) this.joined.next(false)
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
