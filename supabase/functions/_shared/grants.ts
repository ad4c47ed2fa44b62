import type { ApiKey } from '../../../src/domain/model/api/api-key'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { Instant } from '../../../src/domain/model/kernel/instant'
import type { GrantedKey, Grants } from '../../../src/domain/use-cases/api/oauth/oauth-server'
import { DatabaseApiKeys } from './api-keys'
import type { Database } from './database'

/** The grants among the keys of the database, in a table that no client reads. */
export class DatabaseGrants implements Grants {
  private readonly database: Database
  private readonly keys: DatabaseApiKeys

  constructor(database: Database) {
    this.database = database
    this.keys = new DatabaseApiKeys(database)
  }

  async find(workspaceId: Id, id: Id): Promise<{ readonly key: GrantedKey | null; readonly now: Instant }> {
    const { keys, now } = await this.keys.withTime(workspaceId)
    const key = keys.find((one) => one.id === id)
    return { key: key !== undefined && isGranted(key) ? key : null, now }
  }

  async add(key: GrantedKey): Promise<boolean> {
    const isNew = await this.database.rpc('program_grant_add', {
      workspace_id: key.workspaceId,
      id: key.id,
      member_id: key.memberId,
      name: key.name,
      scope: key.scope,
      ending: key.ending,
      hash: key.hash,
      created_at: key.createdAt,
      expires_at: key.expiresAt,
      client_hash: key.grant.clientHash,
      host: key.grant.host,
      until: key.grant.until,
    })
    return isNew === true
  }

  async renew(key: GrantedKey, before: number): Promise<boolean> {
    const isRenewed = await this.database.rpc('program_grant_renew', {
      workspace_id: key.workspaceId,
      id: key.id,
      generation: before,
      ending: key.ending,
      hash: key.hash,
      expires_at: key.expiresAt,
      renewed_at: key.grant.renewedAt,
    })
    return isRenewed === true
  }

  revoke(workspaceId: Id, id: Id, at: Instant): Promise<void> {
    return this.keys.revoke(workspaceId, id, at)
  }
}

function isGranted(key: ApiKey): key is GrantedKey {
  return key.grant !== null
}
