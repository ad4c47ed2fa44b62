import { Subject, type Observable } from 'rxjs'
import type { Id } from '../../domain/model/kernel/id'

/** What a browser remembers of who is signed in. */
export interface KeptSession {
  readonly userId: Id
  /** The account's epoch when it was opened. */
  readonly epoch: number
  readonly recovery: boolean
}

/** One browser: its tabs share who is signed in. */
export interface BrowserSession {
  read(): KeptSession | null
  write(session: KeptSession | null): void
  /** Hot. Another tab has written. */
  readonly changes$: Observable<void>
}

/** A browser that forgets. */
export class FreshSession implements BrowserSession {
  private readonly changes = new Subject<void>()
  readonly changes$ = this.changes.asObservable()
  private session: KeptSession | null = null

  read(): KeptSession | null {
    return this.session
  }

  write(session: KeptSession | null): void {
    this.session = session
    this.changes.next()
  }
}
