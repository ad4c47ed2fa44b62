import { BehaviorSubject, type Observable } from 'rxjs'
import { portError, type PortError } from '../../domain/model/errors/port-error'
import { instantOf, type Instant } from '../../domain/model/kernel/instant'
import type { Connection } from '../../ports/events.port'
import type { Runtime } from '../../ports/runtime.port'

type Status = Connection['status']

const NEXT: Readonly<Record<Status, readonly Status[]>> = {
  connecting: ['online', 'offline'],
  online: ['offline'],
  // Still offline, with another time of the next attempt.
  offline: ['connecting', 'online', 'offline'],
}

/** The connection's state as the Events port reports it. A change to the same state, or an impossible one, is ignored. */
export class ConnectionState {
  readonly connection$: Observable<Connection>
  private readonly runtime: Runtime
  private readonly subject: BehaviorSubject<Connection>

  constructor(runtime: Runtime, first: Connection) {
    this.runtime = runtime
    this.subject = new BehaviorSubject(first)
    this.connection$ = this.subject.asObservable()
  }

  get isOnline(): boolean {
    return this.subject.value.status === 'online'
  }

  get isConnecting(): boolean {
    return this.subject.value.status === 'connecting'
  }

  online(): void {
    this.move({ status: 'online', since: instantOf(this.runtime.now()) })
  }

  /** @param retryAt when the next attempt is due; `null`: unknown */
  offline(cause: PortError = portError('net/offline', {}), retryAt: Instant | null = null): void {
    this.move({ status: 'offline', retryAt, cause })
  }

  private move(to: Connection): void {
    const now = this.subject.value
    const isChange = now.status !== 'offline' || to.status !== 'offline' || now.retryAt !== to.retryAt
    if (isChange && NEXT[now.status].includes(to.status)) this.subject.next(to)
  }
}
