import type { SqlStorage } from '@cloudflare/workers-types'
import type { Id } from '../../src/domain/model/kernel/id'

type Drop = { user_id: string; workspace_id: string }

/**
 * The sockets of those whose sessions have ended, which their workspaces are to close. Written down first: a workspace that
 * cannot be reached now is told later.
 */
export class SocketDrops {
  private readonly sql: SqlStorage
  private readonly drop: (workspaceId: Id, userId: Id) => Promise<unknown>

  constructor(sql: SqlStorage, drop: (workspaceId: Id, userId: Id) => Promise<unknown>) {
    this.sql = sql
    this.drop = drop
  }

  note(userId: Id, workspaceIds: readonly Id[]): void {
    for (const workspaceId of workspaceIds) {
      this.sql.exec('INSERT OR IGNORE INTO socket_drops (user_id, workspace_id) VALUES (?, ?)', userId, workspaceId)
    }
  }

  get isAnyLeft(): boolean {
    return this.sql.exec('SELECT 1 FROM socket_drops LIMIT 1').toArray().length > 0
  }

  /** Never rejects: what fails stays. */
  async carryOut(): Promise<void> {
    const drops = this.sql.exec<Drop>('SELECT user_id, workspace_id FROM socket_drops').toArray()
    await Promise.all(drops.map((drop) => this.tell(drop).catch(() => undefined)))
  }

  private async tell({ user_id: userId, workspace_id: workspaceId }: Drop): Promise<void> {
    await this.drop(workspaceId as Id, userId as Id)
    this.sql.exec('DELETE FROM socket_drops WHERE user_id = ? AND workspace_id = ?', userId, workspaceId)
  }
}
