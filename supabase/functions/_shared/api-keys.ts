import type { ApiKey } from '../../../src/domain/model/api/api-key'
import type { Id } from '../../../src/domain/model/kernel/id'
import { type Instant, instantOf } from '../../../src/domain/model/kernel/instant'
import type { ApiKeys } from '../../../src/domain/use-cases/functions/function-context'
import type { Database } from './database'
import { grantIn, type GrantsOf } from './grant-rows'

/** The `ApiKeys` of a handler, in a table that no client reads. */
export class DatabaseApiKeys implements ApiKeys {
  private readonly database: Database

  constructor(database: Database) {
    this.database = database
  }

  async add(key: ApiKey): Promise<void> {
    await this.database.rpc('api_key_add', {
      workspace_id: key.workspaceId,
      id: key.id,
      member_id: key.memberId,
      name: key.name,
      scope: key.scope,
      ending: key.ending,
      hash: key.hash,
      created_at: key.createdAt,
      created_by: key.createdBy,
      expires_at: key.expiresAt,
    })
  }

  async of(workspaceId: Id): Promise<readonly ApiKey[]> {
    return (await this.withTime(workspaceId)).keys
  }

  /** `now`: by the database's clock, which codes and tokens are judged by. */
  async withTime(workspaceId: Id): Promise<{ readonly keys: readonly ApiKey[]; readonly now: Instant }> {
    const [rows, { now, grants }] = (await Promise.all([
      this.database.rpc('api_keys_of', { workspace_id: workspaceId }),
      this.database.rpc('program_grants_of', { workspace_id: workspaceId }),
    ])) as readonly [readonly KeyRow[], GrantsOf]
    const granted = new Map(grants.map((row) => [row.key_id, grantIn(row)]))
    const keys = rows.map((row) => ({
      id: row.id,
      workspaceId,
      name: row.name,
      memberId: row.member_id,
      scope: row.scope,
      ending: row.ending,
      hash: row.hash,
      createdAt: instantIn(row.created_at),
      createdBy: row.created_by,
      expiresAt: row.expires_at === null ? null : instantIn(row.expires_at),
      lastUsedAt: row.last_used_at === null ? null : instantIn(row.last_used_at),
      revokedAt: row.revoked_at === null ? null : instantIn(row.revoked_at),
      grant: granted.get(row.id) ?? null,
    }))
    return { keys, now: instantOf(now) }
  }

  async revoke(workspaceId: Id, id: Id, at: Instant): Promise<void> {
    await this.database.rpc('api_key_revoke', { workspace_id: workspaceId, id, revoked_at: at })
  }
}

/** As `api_keys_of` gives it. */
interface KeyRow extends Pick<ApiKey, 'id' | 'name' | 'scope' | 'ending' | 'hash'> {
  readonly member_id: Id
  readonly created_at: string
  readonly created_by: Id
  readonly expires_at: string | null
  readonly last_used_at: string | null
  readonly revoked_at: string | null
}

function instantIn(text: string): Instant {
  return instantOf(Date.parse(text))
}
