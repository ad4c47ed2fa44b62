/** Why a field's value was refused. The sentence for it lives in the UI's texts, by `rule`. */
export interface FieldProblem {
  readonly rule: FieldRule
  /** The bound that was crossed, where the rule has one: characters, entries, minor units or a date. */
  readonly limit?: number | string
}

export const FIELD_RULES = [
  'required',
  'one-of-required',
  'type',
  'too-long',
  'too-many',
  'too-small',
  'too-large',
  'control-characters',
  'email',
  'domain',
  'url',
  'phone',
  'currency',
  'date',
  'choice',
  'unknown-field',
  'unknown-reference',
  'not-allowed-now',
  'read-only',
] as const
export type FieldRule = (typeof FIELD_RULES)[number]

/** By field name; a nested one is named by its path, `emails.0.value`. */
export type FieldProblems = Readonly<Record<string, FieldProblem>>
