import type { FieldProblems } from '../errors/field-problem'

/** What a rule says of a record: the value as it is to be kept, or what is wrong with it, by field. */
export type Checked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fields: FieldProblems }

export function accepted<T>(value: T): Checked<T> {
  return { ok: true, value }
}

export function refused(fields: FieldProblems): Checked<never> {
  return { ok: false, fields }
}
