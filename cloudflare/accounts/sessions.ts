import type { SqlStorage } from '@cloudflare/workers-types'
import type { Account } from '../../src/adapters/shared/backend/accounts'
import type { Id } from '../../src/domain/model/kernel/id'
import type { Runtime } from '../../src/ports/runtime.port'

const DAY_MS = 24 * 60 * 60 * 1000
/** How long a session that nobody uses lasts; the cookie, too. */
export const SESSION_MS = 90 * DAY_MS
/** Requests that were on their way when the session got another token still tell who they are from. */
const REPLACED_MS = 30_000

export interface StoredSession {
  readonly userId: Id
  /** The account's epoch when the session began. */
  readonly epoch: number
  readonly isRecovery: boolean
  /** There is a newer token for it: it may still be read, and changes nothing any more. */
  readonly isReplaced: boolean
  readonly endsAt: number
}

/** The sessions by the hashes of their tokens, so that whoever reads the table can use none of them. */
export class Sessions {
  private readonly sql: SqlStorage
  private readonly runtime: Pick<Runtime, 'now'>

  constructor(sql: SqlStorage, runtime: Pick<Runtime, 'now'>) {
    this.sql = sql
    this.runtime = runtime
  }

  find(tokenHash: string): StoredSession | null {
    const query = 'SELECT user_id, epoch, is_recovery, is_replaced, ends_at FROM sessions WHERE token_hash = ?'
    const [row] = this.sql.exec<SessionRow>(query, tokenHash).toArray()
    if (row === undefined) return null
    const [isRecovery, isReplaced] = [row.is_recovery === 1, row.is_replaced === 1]
    return { userId: row.user_id as Id, epoch: row.epoch, isRecovery, isReplaced, endsAt: row.ends_at }
  }

  add(tokenHash: string, { user, epoch }: Account, isRecovery: boolean): void {
    const now = this.runtime.now()
    this.sql.exec(
      'INSERT INTO sessions (token_hash, user_id, epoch, is_recovery, made_at, ends_at) VALUES (?, ?, ?, ?, ?, ?)',
      tokenHash,
      user.id,
      epoch,
      isRecovery ? 1 : 0,
      now,
      now + SESSION_MS,
    )
  }

  /** The session goes on under another token. */
  replace(tokenHash: string, { epoch }: Account, isRecovery: boolean): void {
    this.sql.exec(
      'UPDATE sessions SET is_replaced = 1, epoch = ?, is_recovery = ?, ends_at = min(ends_at, ?) WHERE token_hash = ?',
      epoch,
      isRecovery ? 1 : 0,
      this.runtime.now() + REPLACED_MS,
      tokenHash,
    )
  }

  /** @returns whether it now lasts longer; it is written down at most once a day */
  prolong(tokenHash: string, { endsAt, isReplaced }: StoredSession): boolean {
    const until = this.runtime.now() + SESSION_MS
    if (isReplaced || until - endsAt < DAY_MS) return false
    this.sql.exec('UPDATE sessions SET ends_at = ? WHERE token_hash = ?', until, tokenHash)
    return true
  }

  end(tokenHash: string): void {
    this.sql.exec('DELETE FROM sessions WHERE token_hash = ?', tokenHash)
  }

  sweep(): void {
    this.sql.exec('DELETE FROM sessions WHERE ends_at <= ?', this.runtime.now())
  }
}

type SessionRow = {
  user_id: string
  epoch: number
  is_recovery: number
  is_replaced: number
  ends_at: number
}
