import type { Mutation } from '../../domain/model/records/mutation'
import type { RecordsPort } from '../../ports/records.port'
import type { Runtime } from '../../ports/runtime.port'
import type { SeenRecord } from '../app/settle-conflict'
import type { Apply } from '../app/use-apply'
import { errorText } from '../text/error-text'
import { recordText } from '../text/record'
import type { CellAnswer } from './cell-edit'

export interface CellCollaborators<R> {
  readonly records: RecordsPort
  readonly runtime: Pick<Runtime, 'newId'>
  readonly apply: Apply
  /** The record as it stood when the cell was opened; `null` when it was gone. */
  readonly opened: () => Promise<R | null>
}

export interface CellWrite<R> {
  /** What was done, as the undo names it. */
  readonly label: string
  /** The write, expecting the version of the record as it was opened; with what must be written along with it. */
  readonly mutations: (record: R) => Promise<readonly Mutation[]>
}

/**
 * Writes one cell. What others did to other fields since it was opened stands; who changed the same one is decided in the
 * dialog that says so. Never rejects.
 */
export async function saveCell<R extends SeenRecord>(
  write: CellWrite<R>,
  { apply, opened }: Pick<CellCollaborators<R>, 'apply' | 'opened'>,
): Promise<CellAnswer> {
  try {
    const record = await opened()
    if (record === null) return { status: 'refused', message: recordText.gone }
    const applied = await apply(write.label, await write.mutations(record), { quiet: true, inlineErrors: true, seen: [record] })
    if (applied.status === 'written') return { status: 'saved' }
    if (applied.status === 'failed') return { status: 'refused', message: errorText(applied.error) }
    return { status: 'refused', message: applied.current === null ? recordText.gone : recordText.notSaved }
  } catch (error) {
    return { status: 'refused', message: errorText(error) }
  }
}
