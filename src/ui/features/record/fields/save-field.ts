import { isPortError } from '../../../../domain/model/errors/port-error'
import type { RecordMeta } from '../../../../domain/model/records/meta'
import type { Mutation } from '../../../../domain/model/records/mutation'
import type { SeenRecord } from '../../../app/settle-conflict'
import type { Apply } from '../../../app/use-apply'
import { errorText } from '../../../text/error-text'
import { recordText } from '../../../text/record'

export type FieldAnswer =
  | { readonly status: 'saved' }
  /** What was typed stays. `paths`: the entries meant, `emails.0.value`. */
  | { readonly status: 'refused'; readonly message: string; readonly paths: readonly string[] }

export interface FieldWrite<R extends SeenRecord> {
  /** What was done, for the toast. */
  readonly label: string
  /** The record as it was when the editor was opened. */
  readonly seen: R
  /** The write, expecting the version of that record. */
  readonly mutation: (record: R) => Mutation | Promise<Mutation>
}

/**
 * Writes what an editor holds so that it can be undone. What others did to other fields meanwhile stands; who changed the
 * same one is decided in the dialog that says so. Never rejects.
 */
export async function saveField<R extends SeenRecord>(write: FieldWrite<R>, apply: Apply): Promise<FieldAnswer> {
  try {
    const result = await apply(write.label, [await write.mutation(write.seen)], { inlineErrors: true, seen: [write.seen] })
    if (result.status === 'written') return { status: 'saved' }
    if (result.status === 'conflict') return refused(whyNot(result.current))
    const { error } = result
    return refused(errorText(error), isPortError(error, 'record/invalid') ? Object.keys(error.details.fields) : [])
  } catch (error) {
    return refused(errorText(error))
  }
}

function whyNot(current: Pick<RecordMeta, 'deletedAt'> | null): string {
  if (current === null) return recordText.gone
  return current.deletedAt === null ? recordText.notSaved : recordText.trashedMeanwhile
}

function refused(message: string, paths: readonly string[] = []): FieldAnswer {
  return { status: 'refused', message, paths }
}
