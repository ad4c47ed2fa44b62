import type { SqlStorage } from '@cloudflare/workers-types'
import { portError } from '../../src/domain/model/errors/port-error'
import type { Runtime } from '../../src/ports/runtime.port'

const HOUR_MS = 60 * 60 * 1000

/** How often a thing may happen in an hour, which begins with the first time. */
export interface Limit {
  readonly name: string
  readonly most: number
}

/**
 * Whoever guesses passwords is slowed down at each address, and all together; an address that nobody has counts like any other,
 * so that nothing is given away. What is for all is many times what a team of hundreds needs in its worst hour.
 */
export const LIMITS = {
  guesses: { name: 'guesses', most: 30 },
  allGuesses: { name: 'all-guesses', most: 3000 },
  mails: { name: 'mails', most: 5 },
  allMails: { name: 'all-mails', most: 300 },
  /** Of one person: invitations and digests that they ask for. */
  mailingCalls: { name: 'mailing-calls', most: 200 },
  allSignUps: { name: 'all-sign-ups', most: 600 },
} as const satisfies Record<string, Limit>

export class Throttle {
  private readonly sql: SqlStorage
  private readonly runtime: Pick<Runtime, 'now'>

  constructor(sql: SqlStorage, runtime: Pick<Runtime, 'now'>) {
    this.sql = sql
    this.runtime = runtime
  }

  /** @throws net/throttled when it has happened too often. @param about whose limit it is; '' for that of all */
  demand({ name, most }: Limit, about = ''): void {
    const now = this.runtime.now()
    const query = 'SELECT times, ends_at FROM throttles WHERE key = ? AND ends_at > ?'
    const [row] = this.sql.exec<{ times: number; ends_at: number }>(query, `${name}/${about}`, now).toArray()
    if (row !== undefined && row.times >= most) throw portError('net/throttled', { retryAfterMs: row.ends_at - now })
  }

  count({ name }: Limit, about = ''): void {
    const now = this.runtime.now()
    this.sql.exec(
      `INSERT INTO throttles (key, times, ends_at) VALUES (?1, 1, ?2)
       ON CONFLICT (key) DO UPDATE SET
         times = CASE WHEN ends_at > ?3 THEN times + 1 ELSE 1 END,
         ends_at = CASE WHEN ends_at > ?3 THEN ends_at ELSE ?2 END`,
      `${name}/${about}`,
      now + HOUR_MS,
      now,
    )
  }

  sweep(): void {
    this.sql.exec('DELETE FROM throttles WHERE ends_at <= ?', this.runtime.now())
  }
}
