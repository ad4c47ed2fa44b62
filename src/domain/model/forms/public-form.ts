import type { FieldProblems } from '../errors/field-problem'
import type { Id } from '../kernel/id'
import type { FormFieldKind } from './form-fields'

export interface FormAddress {
  readonly workspaceId: Id
  readonly formId: Id
}

/** What of a form is for everybody to see. */
export interface PublicForm {
  readonly title: string
  readonly introduction: string | null
  readonly fields: readonly PublicField[]
  readonly consent: string | null
  readonly challenge: Challenge
}

export interface PublicField {
  readonly key: string
  readonly label: string
  readonly help: string | null
  readonly required: boolean
  readonly kind: FormFieldKind
  readonly options: readonly string[]
}

/** A sum that takes a browser a moment, signed by the backend. It is good for one submission, for an hour. */
export interface Challenge {
  readonly parameters: Readonly<Record<string, unknown>>
  readonly signature: string
}

export interface Proof {
  readonly challenge: Challenge
  readonly solution: { readonly counter: number; readonly derivedKey: string }
}

export interface FormInput extends FormAddress {
  readonly proof: Proof
  /** By the key of the field, as they were typed. A box that is ticked is `true`. */
  readonly answers: Readonly<Record<string, string>>
  readonly consented: boolean
  /** A field that people do not see. Whoever fills it in is thanked, and nothing is written. */
  readonly trap: string
}

export type FormAnswer =
  | { readonly ok: true; readonly value: { readonly thanks: string | null; readonly nextUrl: string | null } }
  /** `form-closed`: there is none, or it takes nothing. `proof-stale`: it is wrong, used or too old; a new challenge is needed. */
  | { readonly ok: false; readonly refusal: 'form-closed' | 'proof-stale' }
  | { readonly ok: false; readonly refusal: 'answers-invalid'; readonly fields: FieldProblems }
