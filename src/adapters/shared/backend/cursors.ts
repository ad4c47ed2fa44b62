import type { Id } from '../../../domain/model/kernel/id'
import type { ChangeCursor } from '../../../ports/events.port'

/** Change cursors: a position in a workspace's log, bound to that workspace and the log's lineage. */
export class Cursors {
  private lineage: string

  constructor(lineage: string) {
    this.lineage = lineage
  }

  at(workspaceId: Id, seq: number): ChangeCursor {
    return `${seq}.${this.originOf(workspaceId)}` as ChangeCursor
  }

  /** `null`: of another workspace or lineage, or not a cursor. */
  read(workspaceId: Id, cursor: ChangeCursor): number | null {
    const [seq = '', ...origin] = cursor.split('.')
    return origin.join('.') === this.originOf(workspaceId) && /^\d+$/.test(seq) ? Number(seq) : null
  }

  /** Starts a new lineage, which invalidates every cursor handed out so far. */
  expire(lineage: string): void {
    this.lineage = lineage
  }

  private originOf(workspaceId: Id): string {
    return `${workspaceId}.${this.lineage}`
  }
}
