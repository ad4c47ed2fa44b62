import { Subject } from 'rxjs'
import type { Bus, Signal } from './bus'

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
