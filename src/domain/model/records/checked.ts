import type { FieldProblems } from '../errors/field-problem'

/** The result of a rule: the value to store, or what is wrong with it, by field. */
export type Checked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fields: FieldProblems }

export function accepted<T>(value: T): Checked<T> {
  return { ok: true, value }
}

export function refused(fields: FieldProblems): Checked<never> {
  return { ok: false, fields }
}

/** Which states may follow which. Staying in a state is always allowed. */
export interface StateMachine<S extends string> {
  /** The states of a new record. */
  readonly initial: readonly S[]
  readonly next: Readonly<Record<S, readonly S[]>>
}

/** `null` when the step is legal; else the refusal, on the field that holds the state. */
export function move<S extends string>(
  machine: StateMachine<S>,
  step: { readonly field: string; readonly from: S | null; readonly to: S },
): FieldProblems | null {
  const { field, from, to } = step
  if (from === to) return null
  const allowed = from === null ? machine.initial : machine.next[from]
  return allowed.includes(to) ? null : { [field]: { rule: 'not-allowed-now' } }
}
