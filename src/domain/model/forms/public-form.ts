import type { FieldProblems } from '../errors/field-problem'
import type { Id } from '../kernel/id'
import type { FormFiles } from './form'
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
  /** Which may be sent along, where a field asks for some. */
  readonly files: FormFiles | null
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
  /** How many were sent before it, by the same proof. Absent: none. */
  readonly files?: number | undefined
  /** A field that people do not see. Whoever fills it in is thanked, and nothing is written. */
  readonly trap: string
}

export type FormAnswer =
  | { readonly ok: true; readonly value: { readonly thanks: string | null; readonly nextUrl: string | null } }
  /** `form-closed`: there is none, or it takes nothing. `proof-stale`: it is wrong, used or too old; a new challenge is needed. */
  | { readonly ok: false; readonly refusal: 'form-closed' | 'proof-stale' }
  | { readonly ok: false; readonly refusal: 'answers-invalid'; readonly fields: FieldProblems }

/** A file that goes with a submission, sent before it with the proof of it. */
export interface FormFileInput extends FormAddress {
  readonly proof: Proof
  /** Which of them it is: 0 is the first. */
  readonly at: number
  readonly name: string
  readonly sizeBytes: number
}

export type FormFileAnswer =
  | { readonly ok: true }
  /** As of a submission. */
  | { readonly ok: false; readonly refusal: 'form-closed' | 'proof-stale' }
  /** `type`: it is none that may be sent, or not what its name says. `count`: there are more than may be sent. */
  | { readonly ok: false; readonly refusal: 'file-refused'; readonly reason: 'size' | 'type' | 'count' }
