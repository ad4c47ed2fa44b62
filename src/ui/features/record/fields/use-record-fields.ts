import type { Mutation } from '../../../../domain/model/records/mutation'
import type { SeenRecord } from '../../../app/settle-conflict'
import { useApply } from '../../../app/use-apply'
import { recordText } from '../../../text/record'
import { saveField } from './save-field'
import type { FieldPort } from './use-field-save'

export interface FieldSpec<R, V> {
  readonly label: string
  /** The write, expecting the version of the record it is given: as it was when the editor was opened. */
  readonly mutation: (record: R, value: V) => Mutation | Promise<Mutation>
}

/** Makes what the editors of a record write through, each write one undoable commit. */
export function useRecordFields<R extends SeenRecord>(record: R): <V>(spec: FieldSpec<R, V>) => FieldPort<V> {
  const apply = useApply()
  return ({ label, mutation }) => ({
    record,
    save: (value) =>
      saveField({ label: recordText.saved(label), seen: record, mutation: (seen) => mutation(seen, value) }, apply),
  })
}
