import type { SqlStorage } from '@cloudflare/workers-types'
import type { Id } from '../../src/domain/model/kernel/id'

/** What a workspace tells of itself after a commit. */
export interface Registration {
  readonly slug: string
  readonly members: readonly (readonly [userId: Id, isActive: boolean])[]
  /** Each replaces what its invitation had before. */
  readonly tokens: readonly (readonly [tokenHash: string, invitationId: Id])[]
}

/** Who is in which workspace. It follows the workspaces, which alone decide. */
export class Directory {
  private readonly sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.sql = sql
  }

  /** Who is not named stays as they were. */
  register(workspaceId: Id, { slug, members, tokens }: Registration): void {
    this.sql.exec('INSERT OR REPLACE INTO slugs (workspace_id, slug) VALUES (?, ?)', workspaceId, slug)
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
    this.sql.exec('DELETE FROM slugs WHERE workspace_id = ?', workspaceId)
  }

  workspacesWithSlug(beginning: string): readonly Id[] {
    const query = 'SELECT workspace_id FROM slugs WHERE substr(slug, 1, ?) = ? ORDER BY workspace_id'
    const rows = this.sql.exec<{ workspace_id: string }>(query, beginning.length, beginning).toArray()
    return rows.map((row) => row.workspace_id as Id)
  }

  /** @param which `all`: also where they were deactivated */
  workspacesOf(userId: Id, which: 'active' | 'all'): readonly Id[] {
    const query = 'SELECT workspace_id FROM memberships WHERE user_id = ? AND is_active >= ? ORDER BY workspace_id'
    const rows = this.sql.exec<{ workspace_id: string }>(query, userId, which === 'active' ? 1 : 0).toArray()
    return rows.map((row) => row.workspace_id as Id)
  }

  workspaces(): readonly Id[] {
    const rows = this.sql.exec<{ workspace_id: string }>('SELECT workspace_id FROM slugs').toArray()
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
