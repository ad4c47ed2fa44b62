import type { Account, Accounts } from '../../src/adapters/shared/backend/accounts'
import type { PasswordHashing } from '../../src/adapters/shared/backend/password-hashing'
import { newToken, type PasswordHash, sha256 } from '../../src/adapters/shared/backend/passwords'
import type { SignUps } from '../../src/adapters/shared/backend/sign-ups'
import type { KeyValues } from '../../src/adapters/shared/backend/store'
import { portError } from '../../src/domain/model/errors/port-error'
import { CALLBACK_PATH, type User } from '../../src/domain/model/session/session'
import { runtime } from '../clock'

/** What an address waits for. */
interface Waiting {
  readonly user: User
  readonly password: PasswordHash
  /** Somebody else may have signed up with the address: whoever proves it chooses the password anew. */
  readonly isContested: boolean
  /** Until a mail was handed over, whoever signs in is not told of one. */
  readonly isMailed: boolean
  readonly expiresAt: number
}

interface Proof {
  readonly email: string
  readonly expiresAt: number
}

/** A link's, as of those that sign in. */
const PROOF_MS = 60 * 60 * 1000
/** How long whoever signs in is told that the address is to be proven. */
const WAITING_MS = 7 * 24 * 60 * 60 * 1000

interface Parts {
  readonly store: KeyValues
  readonly accounts: Accounts
  readonly hashing: PasswordHashing
}

/** Sign-ups that a mailed link completes. */
export class MailedSignUps implements SignUps {
  private readonly parts: Parts
  private readonly send: (to: string, path: string) => void

  /** @param send a mail with a link to this path */
  constructor(parts: Parts, send: (to: string, path: string) => void) {
    this.parts = parts
    this.send = send
  }

  async keep(user: User, password: string): Promise<void> {
    const { accounts, hashing, store } = this.parts
    const before = await this.waitingAt(user.email)
    const isSame = await hashing.isPassword(password, before?.password ?? null)
    const hash = await hashing.hash(password)
    if ((await accounts.find(user.email)) !== null) return
    const waiting: Waiting = {
      user: { ...user, id: before?.user.id ?? user.id },
      password: hash,
      isContested: before !== null && (before.isContested || !isSame),
      isMailed: before?.isMailed === true,
      expiresAt: runtime.now() + WAITING_MS,
    }
    await store.write(keyOf(user.email), waiting)
  }

  async refuse(address: string, password: string): Promise<void> {
    const waiting = await this.waitingAt(address)
    if (waiting?.isMailed !== true) return
    const isRight = await this.parts.hashing.isPassword(password, waiting.password)
    throw isRight ? portError('auth/email-unconfirmed', {}) : refused()
  }

  async mailLink(address: string): Promise<void> {
    if ((await this.waitingAt(address)) === null) return
    const token = newToken()
    const proof: Proof = { email: address, expiresAt: runtime.now() + PROOF_MS }
    await this.parts.store.write(await proofKeyOf(token), proof)
    this.send(address, `${CALLBACK_PATH}?token=${token}`)
  }

  /** The mail was handed over. */
  async noteMailed(address: string): Promise<void> {
    const waiting = await this.waitingAt(address)
    if (waiting !== null) await this.parts.store.write(keyOf(address), { ...waiting, isMailed: true })
  }

  async find(token: string): Promise<User | null> {
    return (await this.proven(token))?.user ?? null
  }

  async prove(token: string): Promise<{ readonly account: Account; readonly isRecovery: boolean }> {
    const { accounts, store } = this.parts
    const waiting = await this.proven(token)
    if (waiting === null) throw refused()
    const { user, password, isContested } = waiting
    const account = await accounts.add(user, isContested ? matchedByNone(password) : password)
    await store.write(await proofKeyOf(token), null)
    await store.write(keyOf(user.email), null)
    return { account, isRecovery: isContested }
  }

  private async proven(token: string): Promise<Waiting | null> {
    const proof = await this.parts.store.read<Proof>(await proofKeyOf(token))
    return proof === null || proof.expiresAt <= runtime.now() ? null : this.waitingAt(proof.email)
  }

  private async waitingAt(address: string): Promise<Waiting | null> {
    const waiting = await this.parts.store.read<Waiting>(keyOf(address))
    return waiting === null || waiting.expiresAt <= runtime.now() ? null : waiting
  }
}

function matchedByNone(password: PasswordHash): PasswordHash {
  return { ...password, hash: newToken() }
}

function keyOf(address: string): string {
  return `sign-up/${address}`
}

async function proofKeyOf(token: string): Promise<string> {
  return `proof/${await sha256(token)}`
}

function refused() {
  return portError('auth/bad-credentials', {})
}
