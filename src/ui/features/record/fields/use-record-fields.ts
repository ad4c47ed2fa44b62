import type { Mutation } from '../../../../domain/model/records/mutation'
import { useApply } from '../../../app/use-apply'
import { recordText } from '../../../text/record'
import { saveField } from './save-field'
import type { FieldPort } from './use-field-save'

export interface FieldSpec<R, V> {
  readonly label: string
  readonly valueOf: (record: R) => unknown
  /** The write, expecting the version of the record it is given. */
  readonly mutation: (record: R, value: V) => Mutation | Promise<Mutation>
}

/** Makes what the editors of a record write through, each write one undoable commit. */
export function useRecordFields<R>(record: R, read: () => Promise<R | null>): <V>(spec: FieldSpec<R, V>) => FieldPort<V> {
  const apply = useApply()
  return ({ label, valueOf, mutation }) => ({
    seen: valueOf(record),
    save: (value, seen, options) =>
      saveField(
        { label: recordText.saved(label), valueOf, seen, mutation: (now) => mutation(now, value) },
        { read, apply },
        options,
      ),
  })
}
