import type { Id } from '../../../domain/model/kernel/id'
import type { User } from '../../../domain/model/session/session'
import type { Runtime } from '../../../ports/runtime.port'

export interface Account {
  readonly user: User
  readonly salt: string
  readonly hash: string
  readonly iterations: number
}

/** Who may sign in. */
export class Accounts {
  private readonly byEmail = new Map<string, Account>()
  private readonly runtime: Runtime

  constructor(runtime: Runtime) {
    this.runtime = runtime
  }

  find(email: string): Account | null {
    return this.byEmail.get(email) ?? null
  }

  byId(id: Id): Account | null {
    for (const account of this.byEmail.values()) if (account.user.id === id) return account
    return null
  }

  async create(user: { readonly email: string; readonly name: string; readonly password: string }): Promise<Account> {
    const account = {
      user: { id: this.runtime.newId(), email: user.email, name: user.name },
      ...(await hashPassword(user.password)),
    }
    this.byEmail.set(user.email, account)
    return account
  }

  async matches(account: Account, password: string): Promise<boolean> {
    const { hash } = await hashPassword(password, account)
    return hash === account.hash
  }

  async setPassword(account: Account, password: string): Promise<void> {
    this.byEmail.set(account.user.email, { user: account.user, ...(await hashPassword(password)) })
  }
}

const ITERATIONS = 20_000

async function hashPassword(
  password: string,
  like: { readonly salt: string; readonly iterations: number } = {
    salt: hex(crypto.getRandomValues(new Uint8Array(16))),
    iterations: ITERATIONS,
  },
): Promise<{ readonly salt: string; readonly hash: string; readonly iterations: number }> {
  const text = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', text.encode(password.normalize('NFC')), 'PBKDF2', false, ['deriveBits'])
  const settings = { name: 'PBKDF2', hash: 'SHA-256', salt: text.encode(like.salt), iterations: like.iterations }
  const bits = await crypto.subtle.deriveBits(settings, key, 256)
  return { salt: like.salt, iterations: like.iterations, hash: hex(new Uint8Array(bits)) }
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
