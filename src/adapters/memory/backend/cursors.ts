import type { Id } from '../../../domain/model/kernel/id'
import type { ChangeCursor } from '../../../ports/events.port'

/** Change cursors: a place in a workspace's log, bound to that workspace and to the lineage of the log. */
export class Cursors {
  private lineage: string

  constructor(lineage: string) {
    this.lineage = lineage
  }

  at(workspaceId: Id, seq: number): ChangeCursor {
    return `${seq}.${this.originOf(workspaceId)}` as ChangeCursor
  }

  /** `null`: not of this workspace and lineage, or no cursor at all. */
  read(workspaceId: Id, cursor: ChangeCursor): number | null {
    const [seq = '', ...origin] = cursor.split('.')
    return origin.join('.') === this.originOf(workspaceId) && /^\d+$/.test(seq) ? Number(seq) : null
  }

  /** From now on, no cursor handed out so far is of this lineage. */
  expire(lineage: string): void {
    this.lineage = lineage
  }

  private originOf(workspaceId: Id): string {
    return `${workspaceId}.${this.lineage}`
  }
}
