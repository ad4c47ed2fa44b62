import { concatMap, EMPTY, filter, from, NEVER, of, type Observable } from 'rxjs'
import type { Id } from '../../domain/model/kernel/id'
import type { TopicName, Topics } from '../../domain/model/realtime/topics'
import type { CollectionName } from '../../domain/model/records/collections'
import type { Change, ChangeCursor, Connection, EventsPort, Message, MessageName, Peer } from '../../ports/events.port'
import type { Backend } from './backend/backend'
import type { Device } from './device'

export class MemoryEvents implements EventsPort {
  readonly capabilities = { resume: true, presence: true, broadcast: 'fire-and-forget' } as const
  readonly connection$: Observable<Connection>
  private readonly backend: Backend

  constructor(backend: Backend, device: Device) {
    this.backend = backend
    this.connection$ = device.wire.connection$
  }

  changes<K extends CollectionName>(workspaceId: Id, collections: readonly K[]): Observable<Change<K>> {
    const wanted: ReadonlySet<string> = new Set(collections)
    return this.backend.entries$.pipe(
      filter((entry) => entry.workspaceId === workspaceId),
      concatMap((entry) => {
        const cursor = String(entry.seq) as ChangeCursor
        const meta = { cursor, mutationId: entry.mutationId }
        const changes = entry.changes
          .filter(({ collection }) => wanted.has(collection))
          .map(({ collection, id, record }) =>
            record === null ? { kind: 'deleted', collection, id, ...meta } : { kind: 'upserted', collection, record, ...meta },
          )
        return from([...changes, { kind: 'caught-up', cursor }] as unknown as Change<K>[])
      }),
    )
  }

  messages<N extends TopicName, M extends MessageName<N>>(): Observable<Message<N, M>> {
    return NEVER
  }

  async send(): Promise<void> {}

  peers<N extends TopicName>(): Observable<readonly Peer<Topics[N]['presence']>[]> {
    return of([])
  }

  announce(): Observable<never> {
    return EMPTY
  }
}
