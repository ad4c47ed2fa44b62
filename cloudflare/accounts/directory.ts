import type { SqlStorage } from '@cloudflare/workers-types'
import type { Id } from '../../src/domain/model/kernel/id'
import type { RecordOf } from '../../src/domain/model/records/collections'
import type { Registration } from './accounts-calls'

/** Who is in which workspace. It follows the workspaces, which alone decide. */
export class Directory {
  private readonly sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.sql = sql
  }

  /** Who is not named stays as they were. */
  register(workspaceId: Id, { workspace, members, tokens }: Registration): void {
    const known = 'INSERT OR REPLACE INTO workspaces (workspace_id, slug, record) VALUES (?, ?, ?)'
    this.sql.exec(known, workspaceId, workspace?.slug ?? null, JSON.stringify(workspace))
    for (const [userId, isActive] of members) {
      this.sql.exec(
        'INSERT OR REPLACE INTO memberships (user_id, workspace_id, is_active) VALUES (?, ?, ?)',
        userId,
        workspaceId,
        isActive ? 1 : 0,
      )
    }
    for (const [tokenHash, invitationId] of tokens) {
      const earlier = 'DELETE FROM invitation_tokens WHERE workspace_id = ? AND invitation_id = ?'
      this.sql.exec(earlier, workspaceId, invitationId)
      this.sql.exec(
        'INSERT OR REPLACE INTO invitation_tokens (token_hash, workspace_id, invitation_id) VALUES (?, ?, ?)',
        tokenHash,
        workspaceId,
        invitationId,
      )
    }
  }

  unregister(workspaceId: Id): void {
    this.sql.exec('DELETE FROM memberships WHERE workspace_id = ?', workspaceId)
    this.sql.exec('DELETE FROM invitation_tokens WHERE workspace_id = ?', workspaceId)
    this.sql.exec('DELETE FROM workspaces WHERE workspace_id = ?', workspaceId)
  }

  workspacesWithSlug(beginning: string): readonly RecordOf<'workspaces'>[] {
    // A slug has no character that comes after `z`.
    const query = 'SELECT record FROM workspaces WHERE slug >= ? AND slug < ? ORDER BY workspace_id'
    const rows = this.sql.exec<{ record: string }>(query, beginning, `${beginning}~`).toArray()
    return rows.map(({ record }) => JSON.parse(record) as RecordOf<'workspaces'>)
  }

  has(workspaceId: Id): boolean {
    return this.sql.exec('SELECT 1 FROM workspaces WHERE workspace_id = ?', workspaceId).toArray().length > 0
  }

  /** @param which `all`: also where they were deactivated */
  workspacesOf(userId: Id, which: 'active' | 'all'): readonly Id[] {
    const query = 'SELECT workspace_id FROM memberships WHERE user_id = ? AND is_active >= ? ORDER BY workspace_id'
    const rows = this.sql.exec<{ workspace_id: string }>(query, userId, which === 'active' ? 1 : 0).toArray()
    return rows.map((row) => row.workspace_id as Id)
  }

  workspaces(): readonly Id[] {
    const rows = this.sql.exec<{ workspace_id: string }>('SELECT workspace_id FROM workspaces').toArray()
    return rows.map((row) => row.workspace_id as Id)
  }

  workspaceOfToken(tokenHash: string): Id | null {
    const query = 'SELECT workspace_id FROM invitation_tokens WHERE token_hash = ?'
    const [row] = this.sql.exec<{ workspace_id: string }>(query, tokenHash).toArray()
    return row === undefined ? null : (row.workspace_id as Id)
  }

  forget(userId: Id): void {
    this.sql.exec('DELETE FROM memberships WHERE user_id = ?', userId)
  }
}
