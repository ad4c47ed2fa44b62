import { Observable } from 'rxjs'
import type { Id } from '../../domain/model/kernel/id'
import { API } from './protocol'
import { type SocketOptions, WorkspaceSocket } from './workspace-socket'

export interface SocketsOptions extends Omit<SocketOptions, 'address'> {
  readonly url: string
  /** This tab, as other connections see it. */
  readonly connectionId: Id
}

/** The sockets of one tab. The first user of a workspace opens its socket, and the last one closes it. */
export class Sockets {
  private readonly options: SocketsOptions
  private readonly open = new Map<Id, { readonly socket: WorkspaceSocket; users: number }>()

  constructor(options: SocketsOptions) {
    this.options = options
  }

  /** Cold. Emits the socket at once. Errors with `access/denied` when this user may not hear of it. Never completes. */
  use(workspaceId: Id): Observable<WorkspaceSocket> {
    return new Observable((observer) => {
      const entry = this.open.get(workspaceId) ?? { socket: this.make(workspaceId), users: 0 }
      this.open.set(workspaceId, entry)
      entry.users += 1
      observer.next(entry.socket)
      const denial = entry.socket.denied$.subscribe((error) => observer.error(error))
      return () => {
        denial.unsubscribe()
        entry.users -= 1
        if (entry.users === 0) this.drop(workspaceId, entry.socket)
      }
    })
  }

  close(): void {
    for (const [id, { socket }] of this.open) this.drop(id, socket)
  }

  private make(workspaceId: Id): WorkspaceSocket {
    const { url, connectionId } = this.options
    const address = `${url.replace(/^http/, 'ws')}${API}/live/${workspaceId}?connection=${connectionId}`
    return new WorkspaceSocket({ ...this.options, address })
  }

  private drop(workspaceId: Id, socket: WorkspaceSocket): void {
    if (this.open.get(workspaceId)?.socket === socket) this.open.delete(workspaceId)
    socket.close()
  }
}
