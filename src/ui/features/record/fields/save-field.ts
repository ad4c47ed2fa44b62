import { isPortError } from '../../../../domain/model/errors/port-error'
import type { Mutation } from '../../../../domain/model/records/mutation'
import type { Apply } from '../../../app/use-apply'
import type { SaveOptions } from '../../../table/cell-edit'
import { errorText } from '../../../text/error-text'
import { recordText } from '../../../text/record'
import { plainText } from './plain-text'

export type FieldAnswer =
  | { readonly status: 'saved' }
  /** What was typed stays. `paths`: the entries meant, `emails.0.value`. */
  | { readonly status: 'refused'; readonly message: string; readonly paths: readonly string[] }
  /** Someone else changed this very field since it was opened. `theirs` is how it reads now; blank when it was emptied. */
  | { readonly status: 'conflict'; readonly theirs: string }

export interface FieldWrite<R> {
  /** What was done, for the toast. */
  readonly label: string
  readonly valueOf: (record: R) => unknown
  /** That value as it was when the editor was opened. */
  readonly seen: unknown
  /** The write, expecting the version of the record it is given. */
  readonly mutation: (record: R) => Mutation | Promise<Mutation>
}

export interface FieldCollaborators<R> {
  /** The record as it stands; `null` when it is gone. */
  readonly read: () => Promise<R | null>
  readonly apply: Apply
}

/** Another commit may come between reading and writing; twice in a row is bad luck, this often is a fault. */
const ATTEMPTS = 3

/**
 * Writes one field so that it can be undone. It conflicts only when someone else changed this very field since its editor
 * was opened: what others did to the rest of the record is none of its business. Never rejects.
 */
export async function saveField<R>(
  write: FieldWrite<R>,
  { read, apply }: FieldCollaborators<R>,
  { overwrite }: SaveOptions,
): Promise<FieldAnswer> {
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const record = await read()
      if (record === null) return refused(recordText.gone)
      const now = write.valueOf(record)
      if (!overwrite && !isSame(now, write.seen)) return { status: 'conflict', theirs: plainText(now) }
      const result = await apply(write.label, [await write.mutation(record)], { inlineErrors: true, inlineConflicts: true })
      if (result.status === 'written') return { status: 'saved' }
      if (result.status === 'failed') {
        const { error } = result
        const paths = isPortError(error, 'record/invalid') ? Object.keys(error.details.fields) : []
        return refused(errorText(error), paths)
      }
    }
    return refused(recordText.busy)
  } catch (error) {
    return refused(errorText(error))
  }
}

function refused(message: string, paths: readonly string[] = []): FieldAnswer {
  return { status: 'refused', message, paths }
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
