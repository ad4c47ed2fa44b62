import { defer, finalize, ignoreElements, Observable, tap } from 'rxjs'
import type { Id } from '../../domain/model/kernel/id'
import { LatestByOwner } from '../shared/latest-value'
import type { Bus, RoomPeer, Signal } from './bus'

/** Who is in which room, as one device sees it. */
export class Presence {
  private readonly connectionId: string
  private readonly bus: Bus
  /** The states that this device announces, by room. */
  private readonly own = new Map<string, LatestByOwner<RoomPeer>>()
  private readonly listeners = new Set<(signal: Signal) => void>()
  private readonly answering
  private isOnline = true

  constructor(connectionId: string, bus: Bus) {
    this.connectionId = connectionId
    this.bus = bus
    this.answering = bus.signals$.subscribe((signal) => {
      if (!this.isOnline) return
      const own = signal.kind === 'roll-call' ? this.own.get(signal.room)?.latest : undefined
      if (own !== undefined) this.bus.post({ kind: 'here', room: signal.room, peer: own })
      this.notify(signal)
    })
  }

  /** Present while subscribed, with the latest state. */
  announce(room: string, userId: Id, state$: Observable<unknown>): Observable<never> {
    return defer(() => {
      const self = {}
      return state$.pipe(
        tap((state) => this.enter(room, self, { connectionId: this.connectionId, userId, state })),
        ignoreElements(),
        // A state stream may complete while its owner stays present: its last value holds until the unsubscribe.
        staysOpen(),
        finalize(() => this.leave(room, self)),
      )
    })
  }

  peers(room: string): Observable<readonly RoomPeer[]> {
    return new Observable((observer) => {
      const known = new Map<string, RoomPeer>()
      const watches = new Map<string, AbortController>()
      const emit = (): void => observer.next([...known.values()])
      const forget = (connectionId: string): void => {
        watches.get(connectionId)?.abort()
        watches.delete(connectionId)
        if (known.delete(connectionId)) emit()
      }
      const meet = (peer: RoomPeer): void => {
        known.set(peer.connectionId, peer)
        emit()
        if (peer.connectionId === this.connectionId || watches.has(peer.connectionId)) return
        const watch = new AbortController()
        watches.set(peer.connectionId, watch)
        this.bus.ended(peer.connectionId, watch.signal).then(
          () => forget(peer.connectionId),
          // Aborted: the peer left by itself, or nobody watches any more.
          () => undefined,
        )
      }
      const receive = (signal: Signal): void => {
        if (!('room' in signal) || signal.room !== room) return
        if (signal.kind === 'here') meet(signal.peer)
        else if (signal.kind === 'gone') forget(signal.connectionId)
      }
      const own = this.own.get(room)?.latest
      if (own !== undefined) known.set(own.connectionId, own)
      emit()
      this.listeners.add(receive)
      this.bus.post({ kind: 'roll-call', room })
      return () => {
        this.listeners.delete(receive)
        for (const watch of watches.values()) watch.abort()
      }
    })
  }

  /** While this device is offline, others see it gone, and it receives nothing from them. */
  setOnline(isOnline: boolean): void {
    if (isOnline === this.isOnline) return
    this.isOnline = isOnline
    for (const [room, { latest: peer }] of this.own) {
      if (peer !== undefined) this.bus.post(isOnline ? { kind: 'here', room, peer } : this.goneFrom(room))
    }
  }

  close(): void {
    for (const room of this.own.keys()) this.bus.post(this.goneFrom(room))
    this.answering.unsubscribe()
  }

  private enter(room: string, who: object, peer: RoomPeer): void {
    const states = this.own.get(room) ?? new LatestByOwner<RoomPeer>()
    this.own.set(room, states)
    states.set(who, peer)
    this.broadcast({ kind: 'here', room, peer })
  }

  private leave(room: string, who: object): void {
    const states = this.own.get(room)
    const before = states?.latest
    states?.remove(who)
    const peer = states?.latest
    if (peer === undefined) this.own.delete(room)
    if (before !== peer) this.broadcast(peer === undefined ? this.goneFrom(room) : { kind: 'here', room, peer })
  }

  private broadcast(signal: Signal): void {
    if (this.isOnline) this.bus.post(signal)
    this.notify(signal)
  }

  private notify(signal: Signal): void {
    for (const listener of this.listeners) listener(signal)
  }

  private goneFrom(room: string): Signal {
    return { kind: 'gone', room, connectionId: this.connectionId }
  }
}

function staysOpen<T>(): (source$: Observable<T>) => Observable<T> {
  return (source$) =>
    new Observable((observer) =>
      source$.subscribe({ next: (value) => observer.next(value), error: (error: unknown) => observer.error(error) }),
    )
}
