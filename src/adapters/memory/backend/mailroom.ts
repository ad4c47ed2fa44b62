import { BehaviorSubject, type Observable } from 'rxjs'
import type { Mail, Mailbox } from '../../../ports/developer-tools.port'
import type { Store } from '../../shared/backend/store'

const MAX_MAILS = 50

/** Collects the mail that cannot be delivered here, so that its links can still be followed. */
export class Mailroom implements Mailbox {
  readonly mails$: Observable<readonly Mail[]>
  private readonly mails = new BehaviorSubject<readonly Mail[]>([])
  private readonly store: Store

  constructor(store: Store) {
    this.store = store
    this.mails$ = this.mails.asObservable()
  }

  /** Reads the stored mails again: another tab may have sent some. */
  async refresh(): Promise<void> {
    this.mails.next((await this.store.read<readonly Mail[]>('mails')) ?? [])
  }

  async send(mail: Mail): Promise<void> {
    await this.refresh()
    const mails = [mail, ...this.mails.value].slice(0, MAX_MAILS)
    await this.store.write('mails', mails)
    this.mails.next(mails)
  }
}
