import type { ChangeCursor } from '../../../ports/events.port'

/** Change cursors: a place in a workspace's log, bound to the lineage of that log. */
export class Cursors {
  private lineage: string

  constructor(lineage: string) {
    this.lineage = lineage
  }

  at(seq: number): ChangeCursor {
    return `${seq}.${this.lineage}` as ChangeCursor
  }

  /** `null`: not of this lineage, or no cursor at all. */
  read(cursor: ChangeCursor): number | null {
    const [seq = '', ...lineage] = cursor.split('.')
    return lineage.join('.') === this.lineage && /^\d+$/.test(seq) ? Number(seq) : null
  }

  /** From now on, no cursor handed out so far is of this lineage. */
  expire(lineage: string): void {
    this.lineage = lineage
  }
}
