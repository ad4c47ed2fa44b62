import { Observable } from 'rxjs'
import type { Id } from '../../domain/model/kernel/id'
import type { Session } from '../../domain/model/session/session'
import { forUser } from '../shared/signed-in'
import { API } from './protocol'
import { type SocketOptions, WorkspaceSocket } from './workspace-socket'

export interface SocketsOptions extends Omit<SocketOptions, 'address'> {
  readonly url: string
  readonly session$: Observable<Session>
  /** This tab, as other connections see it. */
  readonly connectionId: Id
}

interface Open {
  readonly socket: WorkspaceSocket
  users: number
}

/** The sockets of one tab. The first user of a workspace opens its socket, and the last one closes it. */
export class Sockets {
  private readonly options: SocketsOptions
  private readonly open = new Map<string, Open>()

  constructor(options: SocketsOptions) {
    this.options = options
  }

  /**
   * Cold. Emits the socket at once, and another for another person: a socket belongs to who opened it. Errors with
   * `access/denied` and `auth/signed-out`. Never completes.
   */
  use(workspaceId: Id): Observable<WorkspaceSocket> {
    return forUser(this.options.session$, (userId) => this.shared(`${userId} ${workspaceId}`, workspaceId))
  }

  close(): void {
    for (const [key, entry] of this.open) this.drop(key, entry)
  }

  private shared(key: string, workspaceId: Id): Observable<WorkspaceSocket> {
    return new Observable((observer) => {
      const entry = this.open.get(key) ?? { socket: this.make(workspaceId), users: 0 }
      this.open.set(key, entry)
      entry.users += 1
      observer.next(entry.socket)
      const denial = entry.socket.denied$.subscribe((error) => observer.error(error))
      return () => {
        denial.unsubscribe()
        entry.users -= 1
        if (entry.users === 0) this.drop(key, entry)
      }
    })
  }

  private make(workspaceId: Id): WorkspaceSocket {
    const { url, connectionId } = this.options
    const address = `${url.replace(/^http/, 'ws')}${API}/live/${encodeURIComponent(workspaceId)}?connection=${connectionId}`
    return new WorkspaceSocket({ ...this.options, address })
  }

  private drop(key: string, entry: Open): void {
    if (this.open.get(key) === entry) this.open.delete(key)
    entry.socket.close()
  }
}
