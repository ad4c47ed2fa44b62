import type { Mutation } from '../../domain/model/records/mutation'
import type { RecordsPort } from '../../ports/records.port'
import type { Runtime } from '../../ports/runtime.port'
import type { Apply } from '../app/use-apply'
import { errorText } from '../text/error-text'
import { tablesText } from '../text/tables'
import type { CellAnswer, SaveOptions } from './cell-edit'

export interface CellCollaborators {
  readonly records: RecordsPort
  readonly runtime: Pick<Runtime, 'newId'>
  readonly apply: Apply
}

export interface CellWrite<R> {
  /** What was done, as the undo names it. */
  readonly label: string
  /** The record as it stands; `null` when it is gone. */
  readonly read: () => Promise<R | null>
  /** What the cell is about, so that two states of it can be compared. */
  readonly valueOf: (record: R) => unknown
  readonly textOf: (record: R) => string
  /** That value as it was when the cell was opened. */
  readonly seen: unknown
  /** The write, expecting the version that was read; with what must be written along with it. */
  readonly mutations: (record: R) => Promise<readonly Mutation[]>
}

/** Another commit may come between reading and writing; twice in a row is bad luck, this often is a fault. */
const ATTEMPTS = 3

/**
 * Writes one cell. It conflicts only when someone else changed this very value since the cell was opened: changes to
 * other fields of the record are none of its business.
 */
export async function saveCell<R>(
  write: CellWrite<R>,
  { apply }: Pick<CellCollaborators, 'apply'>,
  { overwrite }: SaveOptions,
): Promise<CellAnswer> {
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const record = await write.read()
      if (record === null) return { status: 'refused', message: tablesText.missing }
      if (!overwrite && !isSame(write.valueOf(record), write.seen)) return { status: 'conflict', theirs: write.textOf(record) }
      const applied = await apply(write.label, await write.mutations(record), {
        quiet: true,
        inlineErrors: true,
        inlineConflicts: true,
      })
      if (applied.status === 'written') return { status: 'saved' }
      if (applied.status === 'failed') return { status: 'refused', message: errorText(applied.error) }
    }
    return { status: 'refused', message: tablesText.busy }
  } catch (error) {
    return { status: 'refused', message: errorText(error) }
  }
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
