import { distinctUntilChanged, EMPTY, filter, from as from$, map, NEVER, Observable, switchMap } from 'rxjs'
import type { Id } from '../../domain/model/kernel/id'
import type { TopicName, Topics } from '../../domain/model/realtime/topics'
import type { CollectionName } from '../../domain/model/records/collections'
import type { Change, ChangeCursor, Connection, EventsPort, Message, MessageName, Peer, TopicKey } from '../../ports/events.port'
import { forUser } from '../shared/signed-in'
import type { Reader } from '../shared/commits/reader'
import type { Backend } from '../shared/backend/backend'
import { visibleChanges } from '../shared/backend/visible-changes'
import type { AppliedEntry } from '../shared/commits/workspace-state'
import type { Bus } from './bus'
import type { Device } from './device'
import { Presence } from './presence'

export class MemoryEvents implements EventsPort {
  readonly capabilities = { resume: true, presence: true, broadcast: 'fire-and-forget' } as const
  readonly connection$: Observable<Connection>
  private readonly backend: Backend
  private readonly device: Device
  private readonly bus: Bus
  private readonly presence: Presence
  private readonly onlineSubscription

  constructor(backend: Backend, device: Device, bus: Bus) {
    this.backend = backend
    this.device = device
    this.bus = bus
    this.presence = new Presence(device.id, bus)
    this.connection$ = device.wire.connection$
    this.onlineSubscription = device.wire.isOnline$.subscribe((isOnline) => this.presence.setOnline(isOnline))
  }

  changes<K extends CollectionName>(
    workspaceId: Id,
    collections: readonly K[],
    from: ChangeCursor | 'now',
  ): Observable<Change<K>> {
    const wanted: ReadonlySet<CollectionName> = new Set(collections)
    // The cursor of the last emitted commit; a new connection or session resumes there.
    let last: ChangeCursor | 'now' = from
    return forUser(this.device.session$, (userId) =>
      this.device.wire.isOnline$.pipe(
        distinctUntilChanged(),
        switchMap((isOnline) => {
          if (!isOnline) return NEVER
          const follow = (): Observable<Change<CollectionName>> => this.follow({ workspaceId, userId, wanted, from: last })
          const wait = this.backend.ready(workspaceId, 'all')
          return wait === null ? follow() : from$(wait).pipe(switchMap(follow))
        }),
        map((change) => {
          if (change.kind === 'caught-up') last = change.cursor
          return change as Change<K>
        }),
      ),
    )
  }

  messages<N extends TopicName, M extends MessageName<N>>(topic: N, key: TopicKey, message: M): Observable<Message<N, M>> {
    return forUser(this.device.session$, (userId) => {
      this.backend.readerOf(key.workspaceId, userId, 'listen')
      const room = roomOf(topic, key)
      return this.bus.signals$.pipe(
        filter(() => this.device.wire.isOnline),
        switchMap((signal) => {
          if (signal.kind !== 'message' || signal.room !== room || signal.message !== message) return EMPTY
          // Checked again for each message: the user may have left the workspace.
          this.backend.readerOf(key.workspaceId, userId, 'listen')
          return [{ from: signal.from, payload: signal.payload as Topics[N]['messages'][M] }]
        }),
      )
    })
  }

  send<N extends TopicName, M extends MessageName<N>>(
    topic: N,
    key: TopicKey,
    message: M,
    payload: Topics[N]['messages'][M],
  ): Promise<void> {
    return this.device.wire.call({ writes: true, isRepeatable: false, options: undefined }, async () => {
      const { id: from } = await this.device.user()
      this.backend.readerOf(key.workspaceId, from, 'send')
      this.bus.post({ kind: 'message', room: roomOf(topic, key), from, message, payload })
    })
  }

  peers<N extends TopicName>(topic: N, key: TopicKey): Observable<readonly Peer<Topics[N]['presence']>[]> {
    return forUser(this.device.session$, (userId) => {
      this.backend.readerOf(key.workspaceId, userId, 'listen')
      return this.presence.peers(roomOf(topic, key)) as Observable<readonly Peer<Topics[N]['presence']>[]>
    })
  }

  announce<N extends TopicName>(topic: N, key: TopicKey, state$: Observable<Topics[N]['presence']>): Observable<never> {
    return forUser(this.device.session$, (userId) => {
      this.backend.readerOf(key.workspaceId, userId, 'announce')
      return this.presence.announce(roomOf(topic, key), userId, state$)
    })
  }

  close(): void {
    this.onlineSubscription.unsubscribe()
    this.presence.close()
    this.bus.close()
  }

  private follow({ workspaceId, userId, wanted, from }: FollowOptions): Observable<Change<CollectionName>> {
    return new Observable((observer) => {
      const readerNow = (): Reader => this.backend.readerOf(workspaceId, userId, 'changes')
      let lastSeq = 0
      const catchUp = (): void => {
        const { workspace } = readerNow()
        const first = workspace.log[0]?.seq ?? workspace.seq + 1
        if (lastSeq + 1 < first && lastSeq < workspace.seq) {
          observer.next({ kind: 'gap', reason: 'expired' })
          lastSeq = workspace.seq
          observer.next({ kind: 'caught-up', cursor: this.backend.cursors.at(workspaceId, lastSeq) })
        }
        for (const entry of workspace.log.slice(Math.max(0, lastSeq + 1 - first)))
          this.emitEntry(entry, { reader: readerNow(), wanted, to: observer })
        lastSeq = workspace.seq
      }
      const { workspace } = readerNow()
      const resumed = from === 'now' ? workspace.seq : this.backend.cursors.read(workspaceId, from)
      const isForeign = resumed === null || resumed > workspace.seq
      if (isForeign) observer.next({ kind: 'gap', reason: 'expired' })
      lastSeq = isForeign ? workspace.seq : resumed
      observer.next({ kind: 'caught-up', cursor: this.backend.cursors.at(workspaceId, lastSeq) })
      catchUp()
      return this.backend.entries$.pipe(filter((entry) => entry.workspaceId === workspaceId)).subscribe(() => {
        try {
          catchUp()
        } catch (error) {
          observer.error(error)
        }
      })
    })
  }

  private emitEntry(entry: AppliedEntry, { reader, wanted, to }: EntryTarget): void {
    const visible = visibleChanges(entry, reader)
      .filter(({ collection }) => wanted.has(collection))
      .map(({ collection, id, record }) =>
        record === null ? { kind: 'deleted', collection, id } : { kind: 'upserted', collection, record },
      )
    // Only a commit's last change has the cursor after it: whoever stops earlier gets the whole commit again.
    const [before, after] = [entry.seq - 1, entry.seq].map((seq) => this.backend.cursors.at(entry.workspaceId, seq))
    for (const [index, change] of visible.entries()) {
      const cursor = index === visible.length - 1 ? after : before
      to.next({ ...change, cursor, mutationId: entry.mutationId } as Change<CollectionName>)
    }
    to.next({ kind: 'caught-up', cursor: this.backend.cursors.at(entry.workspaceId, entry.seq) })
  }
}

interface FollowOptions {
  readonly workspaceId: Id
  readonly userId: Id
  readonly wanted: ReadonlySet<CollectionName>
  readonly from: ChangeCursor | 'now'
}

interface EntryTarget {
  readonly reader: Reader
  readonly wanted: ReadonlySet<CollectionName>
  readonly to: { next(change: Change<CollectionName>): void }
}

function roomOf(topic: TopicName, { workspaceId, about }: TopicKey): string {
  return `${topic} ${workspaceId} ${about ?? ''}`
}
