import { recordOf, selectOf } from '../../../src/adapters/supabase/records/codec'
import type { Id } from '../../../src/domain/model/kernel/id'
import { instantOf } from '../../../src/domain/model/kernel/instant'
import type { RecordOf } from '../../../src/domain/model/records/collections'
import type { Claim, Deliveries } from '../../../src/domain/use-cases/functions/function-context'
import type { Database } from './database'

/** A commit that is just being written may still bring a line of this moment. */
const SETTLED_MS = 1000

/** The `Deliveries` of a handler, over the service role. */
export class DatabaseDeliveries implements Deliveries {
  private readonly database: Database
  private readonly now: () => number

  constructor(database: Database, now: () => number) {
    this.database = database
    this.now = now
  }

  async claim({ workspaceId, most }: { readonly workspaceId: Id | null; readonly most: number }): Promise<readonly Claim[]> {
    const claimed = (await this.database.rpc('claim_webhooks', { workspace_id: workspaceId, most })) as readonly ClaimRow[]
    const claims = await Promise.all(claimed.map((row) => this.claimOf(row)))
    return claims.filter((claim) => claim !== null)
  }

  async lines({ webhook, at, id }: Claim, most: number): Promise<readonly RecordOf<'activities'>[]> {
    const after = id === null ? `at.gte.${at}` : `at.gt.${at},and(at.eq.${at},id.gt.${id})`
    const query = new URLSearchParams([
      ['workspace_id', `eq.${webhook.workspaceId}`],
      ['deleted_at', 'is.null'],
      // Said twice: an index goes to where this begins, and not to where one of several may.
      ['at', `gte.${at}`],
      ['at', `lte.${instantOf(this.now() - SETTLED_MS)}`],
      ['or', `(${after})`],
      ['select', selectOf('activities')],
      ['order', 'at.asc,id.asc'],
      ['limit', String(most)],
    ])
    return (await this.database.select('activities', query)).map((row) => recordOf('activities', row))
  }

  async reach({ token }: Claim, { at, id }: Pick<Claim, 'at' | 'id'>): Promise<boolean> {
    return (await this.database.rpc('reach_webhook', { token, at, id: id ?? NO_LINE })) === true
  }

  async release({ token }: Claim): Promise<void> {
    await this.database.rpc('release_webhook', { token })
  }

  private async claimOf({ workspace_id, webhook_id, token, at, id }: ClaimRow): Promise<Claim | null> {
    const query = new URLSearchParams({
      workspace_id: `eq.${workspace_id}`,
      id: `eq.${webhook_id}`,
      select: selectOf('webhooks'),
    })
    const [row] = await this.database.select('webhooks', query)
    if (row === undefined) return null // purged meanwhile
    return { webhook: recordOf('webhooks', row), token, at: instantOf(Date.parse(at)), id: id === NO_LINE ? null : id }
  }
}

const NO_LINE = '00000000-0000-0000-0000-000000000000'

interface ClaimRow {
  readonly workspace_id: Id
  readonly webhook_id: Id
  readonly token: string
  readonly at: string
  readonly id: Id
}
