import { Subject, type Observable } from 'rxjs'
import type { Id } from '../../domain/model/kernel/id'

/** The session as a browser stores it. */
export interface SavedSession {
  readonly userId: Id
  /** The account's epoch when the session began. */
  readonly epoch: number
  readonly recovery: boolean
}

/** One browser's session, shared by its tabs. */
export interface BrowserSession {
  read(): SavedSession | null
  write(session: SavedSession | null): void
  /** Hot. Emits when another tab has written. */
  readonly changes$: Observable<void>
}

/** A session that is stored nowhere. */
export class UnsavedSession implements BrowserSession {
  private readonly changes = new Subject<void>()
  readonly changes$ = this.changes.asObservable()
  private session: SavedSession | null = null

  read(): SavedSession | null {
    return this.session
  }

  write(session: SavedSession | null): void {
    this.session = session
    this.changes.next()
  }
}
