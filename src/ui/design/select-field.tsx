import { Field, type FieldFrameProps } from './field'
import { Select, type SelectProps } from './select'

export type { SelectOption } from './select'

export interface SelectFieldProps<V extends string> extends FieldFrameProps, SelectProps<V> {}

export function SelectField<V extends string>({ label, hint, error, optional, ...select }: SelectFieldProps<V>) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(wiring) => <Select {...select} {...wiring} />}
    </Field>
  )
}
