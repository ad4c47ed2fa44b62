import { BehaviorSubject, distinctUntilChanged, merge, type Observable } from 'rxjs'
import type { Session, User } from '../../domain/model/session/session'
import { currentUser } from '../shared/signed-in'
import type { Account, Accounts } from '../shared/backend/accounts'
import type { BrowserSession } from './browser-session'
import type { Wire } from './wire'

/** One tab: its connection to the backend, and the session it shares with the other tabs of its browser. */
export class Device {
  /** Identifies this tab among the peers. */
  readonly id: string
  readonly wire: Wire
  readonly browser: BrowserSession
  readonly session$: Observable<Session>
  private readonly accounts: Accounts
  private readonly session = new BehaviorSubject<Session>({ status: 'unknown' })
  private readonly changesElsewhere
  private reads = 0

  constructor(id: string, dependencies: { readonly wire: Wire; readonly browser: BrowserSession; readonly accounts: Accounts }) {
    this.id = id
    this.wire = dependencies.wire
    this.browser = dependencies.browser
    this.accounts = dependencies.accounts
    this.session$ = this.session.pipe(distinctUntilChanged(isSameSession))
    this.changesElsewhere = merge(dependencies.browser.changes$, dependencies.accounts.revoked$).subscribe(
      () => void this.refresh(),
    )
    void this.refresh()
  }

  /** @throws auth/signed-out */
  user(): Promise<User> {
    return currentUser(this.session$)
  }

  enter({ user, epoch }: Account, recovery = false): void {
    this.reads += 1
    this.session.next({ status: 'signed-in', user, recovery })
    this.browser.write({ userId: user.id, epoch, recovery })
  }

  leave(): void {
    this.reads += 1
    this.session.next({ status: 'signed-out', reason: 'user' })
    this.browser.write(null)
  }

  close(): void {
    this.changesElsewhere.unsubscribe()
    this.wire.close()
  }

  private async refresh(): Promise<void> {
    this.reads += 1
    const read = this.reads
    const saved = this.browser.read()
    // If the store is closed or unreadable, the known account stays signed in.
    const account = saved === null ? null : await this.accounts.byId(saved.userId).catch(() => this.known())
    // A later write or read is newer than this one.
    if (read === this.reads) this.session.next(this.sessionOf(saved, account))
  }

  private known(): Pick<Account, 'user' | 'epoch'> | null {
    const session = this.session.value
    return session.status === 'signed-in' ? { user: session.user, epoch: this.browser.read()?.epoch ?? 0 } : null
  }

  private sessionOf(saved: ReturnType<BrowserSession['read']>, account: Pick<Account, 'user' | 'epoch'> | null): Session {
    const before = this.session.value
    if (saved === null) {
      if (before.status === 'signed-out') return before
      return { status: 'signed-out', reason: before.status === 'unknown' ? 'none' : 'user' }
    }
    if (account === null || account.epoch !== saved.epoch) return { status: 'signed-out', reason: 'revoked' }
    return { status: 'signed-in', user: account.user, recovery: saved.recovery }
  }
}

function isSameSession(a: Session, b: Session): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
