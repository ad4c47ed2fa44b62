import { BehaviorSubject, type Observable } from 'rxjs'
import { portError } from '../../domain/model/errors/port-error'
import type { Id } from '../../domain/model/kernel/id'
import type { Session } from '../../domain/model/session/session'
import type { Wire } from './wire'

/** One tab or device: its line to the backend and who is signed in on it. */
export class Device {
  readonly id: string
  readonly wire: Wire
  private readonly session = new BehaviorSubject<Session>({ status: 'signed-out', reason: 'none' })
  readonly session$: Observable<Session> = this.session.asObservable()

  constructor(id: string, wire: Wire) {
    this.id = id
    this.wire = wire
  }

  current(): Session {
    return this.session.value
  }

  /** @throws auth/signed-out */
  userId(): Id {
    const session = this.session.value
    if (session.status === 'signed-in') return session.user.id
    const reason = session.status === 'signed-out' && session.reason !== 'user' ? session.reason : 'none'
    throw portError('auth/signed-out', { reason })
  }

  enter(session: Session): void {
    this.session.next(session)
  }
}
