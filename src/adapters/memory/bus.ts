import type { Id } from '../../domain/model/kernel/id'
import { Subject, type Observable } from 'rxjs'

/** What tabs and devices send each other besides records. JSON values only. */
export type Signal =
  | { readonly kind: 'message'; readonly room: string; readonly from: Id; readonly message: string; readonly payload: unknown }
  | { readonly kind: 'here'; readonly room: string; readonly peer: RoomPeer }
  | { readonly kind: 'gone'; readonly room: string; readonly connectionId: string }
  /** Everybody in the room answers with `here`. */
  | { readonly kind: 'roll-call'; readonly room: string }

export interface RoomPeer {
  readonly connectionId: string
  readonly userId: Id
  readonly state: unknown
}

export interface Bus {
  /** Reaches everybody but the sender. */
  post(signal: Signal): void
  /** Hot. */
  readonly signals$: Observable<Signal>
  /** Resolves when the tab of this connection is gone; never where that cannot be detected. */
  ended(connectionId: string, signal: AbortSignal): Promise<void>
  close(): void
}

/** Connects the devices of one backend object in one page. */
export class Exchange {
  private readonly all = new Subject<{ readonly sender: object; readonly signal: Signal }>()

  open(): Bus {
    const signals = new Subject<Signal>()
    const subscription = this.all.subscribe(({ sender, signal }) => {
      if (sender !== bus) signals.next(signal)
    })
    const bus: Bus = {
      signals$: signals.asObservable(),
      post: (signal) => this.all.next({ sender: bus, signal }),
      ended: () => new Promise(() => undefined),
      close: () => {
        subscription.unsubscribe()
        signals.complete()
      },
    }
    return bus
  }
}

/** Connects the tabs of one browser. */
export class BroadcastBus implements Bus {
  private readonly signals = new Subject<Signal>()
  readonly signals$ = this.signals.asObservable()
  private readonly name: string
  private readonly channel: BroadcastChannel
  private release: () => void = () => undefined

  constructor(name: string, connectionId: string) {
    this.name = name
    this.channel = new BroadcastChannel(`${name}/live`)
    this.channel.addEventListener('message', ({ data }: MessageEvent<Signal>) => this.signals.next(data))
    // A lock held for the life of the tab, however it ends: whoever is granted it knows that this tab is gone.
    const life = new Promise<void>((resolve) => (this.release = resolve))
    const hold = (): void => void navigator.locks.request(this.lockOf(connectionId), () => life).catch(() => undefined)
    hold()
    // WebKit takes the lock from a page that goes into the back-forward cache. After `close`, a new request is released at
    // once.
    addEventListener('pageshow', hold)
  }

  post(signal: Signal): void {
    this.channel.postMessage(signal)
  }

  ended(connectionId: string, signal: AbortSignal): Promise<void> {
    return navigator.locks.request(this.lockOf(connectionId), { signal }, () => undefined)
  }

  close(): void {
    this.release()
    this.channel.close()
    this.signals.complete()
  }

  private lockOf(connectionId: string): string {
    return `${this.name}/tab/${connectionId}`
  }
}
