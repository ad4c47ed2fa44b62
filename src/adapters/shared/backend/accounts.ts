import { Subject, type Observable } from 'rxjs'
import { portError } from '../../../domain/model/errors/port-error'
import type { Id } from '../../../domain/model/kernel/id'
import type { SecondFactor, User } from '../../../domain/model/session/session'
import type { KeyValues } from './store'
import { loadPasswords } from './load-passwords'
import type { PasswordHashing } from './password-hashing'
import type { PasswordHash } from './passwords'

export interface Account {
  readonly user: User
  readonly password: PasswordHash
  /** Increases to end all sessions: a session of an earlier epoch is over. */
  readonly epoch: number
  /** Absent in accounts stored before second factors existed. */
  readonly factors?: readonly Factor[]
}

export interface Factor extends SecondFactor {
  readonly secret: string
  readonly isConfirmed: boolean
  /** The half minute of the last accepted code: a code works once (RFC 6238, 5.2). */
  readonly usedPeriod?: number
}

export type LinkKind = 'magic-link' | 'recovery'

interface Link {
  readonly userId: Id
  readonly kind: LinkKind
  readonly expiresAt: number
}

const LINK_MS = 60 * 60 * 1000

/** The accounts, and the one-time links for signing in. */
export class Accounts {
  private readonly revoked = new Subject<Id>()
  /** Hot. The user whose sessions have all just ended. */
  readonly revoked$: Observable<Id> = this.revoked.asObservable()
  private readonly store: KeyValues
  private readonly hashing: PasswordHashing

  constructor(store: KeyValues, hashing: PasswordHashing) {
    this.store = store
    this.hashing = hashing
  }

  find(email: string): Promise<Account | null> {
    return this.store.read<Account>(`account/${email}`)
  }

  async byId(id: Id): Promise<Account | null> {
    const email = await this.store.read<string>(`user/${id}`)
    return email === null ? null : this.find(email)
  }

  /** @throws auth/bad-credentials when the address is taken, without saying so */
  async create(user: User, password: string): Promise<Account> {
    return this.add(user, await this.hashing.hash(password))
  }

  /** @throws as `create` */
  async add(user: User, password: PasswordHash): Promise<Account> {
    const account = { user, password, epoch: 0 }
    if ((await this.find(user.email)) !== null) throw portError('auth/bad-credentials', {})
    await this.store.write(`account/${user.email}`, account)
    await this.store.write(`user/${user.id}`, user.email)
    return account
  }

  /** Takes as long for an unknown address as for a wrong password, so that timing reveals neither. */
  async signIn(email: string, password: string): Promise<Account> {
    const account = await this.find(email)
    const isRight = await this.hashing.isPassword(password, account?.password ?? null)
    if (account === null || !isRight) throw portError('auth/bad-credentials', {})
    return account
  }

  async setPassword(account: Account, password: string): Promise<Account> {
    return this.endSessions({ ...account, password: await this.hashing.hash(password) })
  }

  async setFactors(account: Account, factors: readonly Factor[]): Promise<Account> {
    const next = { ...account, factors }
    await this.store.write(`account/${account.user.email}`, next)
    return next
  }

  async endSessions(account: Account): Promise<Account> {
    const next = { ...account, epoch: account.epoch + 1 }
    await this.store.write(`account/${account.user.email}`, next)
    this.revoked.next(account.user.id)
    return next
  }

  /** Ends all its sessions and frees the address. */
  async remove({ user }: Account): Promise<void> {
    await this.store.write(`account/${user.email}`, null)
    await this.store.write(`user/${user.id}`, null)
    this.revoked.next(user.id)
  }

  async saveLink(token: string, link: { readonly userId: Id; readonly kind: LinkKind; readonly now: number }): Promise<void> {
    const { userId, kind, now } = link
    const { sha256 } = await loadPasswords()
    await this.store.write(`link/${await sha256(token)}`, { userId, kind, expiresAt: now + LINK_MS } satisfies Link)
  }

  /** @throws auth/bad-credentials */
  async linkOf(token: string, now: number): Promise<{ readonly account: Account; readonly kind: LinkKind }> {
    const { sha256 } = await loadPasswords()
    const link = await this.store.read<Link>(`link/${await sha256(token)}`)
    const account = link === null ? null : await this.byId(link.userId)
    if (link === null || account === null || link.expiresAt <= now) throw portError('auth/bad-credentials', {})
    return { account, kind: link.kind }
  }

  /** A link works once. */
  async endLink(token: string): Promise<void> {
    const { sha256 } = await loadPasswords()
    await this.store.write(`link/${await sha256(token)}`, null)
  }
}
