import { BehaviorSubject, type Observable } from 'rxjs'
import type { Mail, Mailbox } from '../../../ports/developer-tools.port'
import { keepMail, keptMails } from '../../shared/backend/kept-mails'
import type { Store } from '../../shared/backend/store'

/** Collects the mail that cannot be delivered here. */
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
    this.mails.next(await keptMails(this.store))
  }

  async send(mail: Mail): Promise<void> {
    this.mails.next(await keepMail(this.store, mail))
  }
}
