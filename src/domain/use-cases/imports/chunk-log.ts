import { fittingRows, writeLog, type LoggedRecord, type LoggedRow } from '../../model/imports/writing/import-log'
import type { Id } from '../../model/kernel/id'
import type { Mutation } from '../../model/records/mutation'

export interface ChunkLog {
  /** What a commit is to say of itself. It takes its place once that commit is written. */
  chunk(rows: readonly LoggedRow[], setup?: readonly LoggedRecord[]): Mutation
  /** So many chunks are written, and with them so many rows that waited. */
  committed(chunks: number, rows?: number): void
  /** A row that writes nothing, and is told of when there is a commit for it. */
  wait(row: LoggedRow): void
  /** As many of the rows that wait as one chunk holds. */
  waiting(): readonly LoggedRow[]
}

/** The chunks of one import. @param from chunks that are already written */
export function chunkLog(importId: Id, newId: () => Id, from: number): ChunkLog {
  let position = from
  let rows: LoggedRow[] = []
  return {
    chunk(told, setup = []) {
      const data = { importId, position, log: writeLog({ rows: told, setup }) }
      return { kind: 'create', collection: 'importChunks', id: newId(), data }
    },
    committed(chunks, settled = 0) {
      position += chunks
      rows = rows.slice(settled)
    },
    wait(row) {
      rows.push(row)
    },
    waiting: () => rows.slice(0, fittingRows(rows)),
  }
}
