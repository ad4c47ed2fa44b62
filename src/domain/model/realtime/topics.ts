import type { Id } from '../kernel/id'

/** The live topics. Messages are hints and may be lost; what must not be lost is a record. */
export interface Topics {
  /** One a workspace. */
  readonly workspace: {
    readonly messages: { readonly 'import-progress': { readonly importId: Id; readonly done: number; readonly total: number } }
    /** `screen` is the subject of a record where one is open; `editing` what of it is edited. */
    readonly presence: { readonly memberId: Id; readonly screen: string; readonly editing: string | null }
  }
  /** One a record; the key's `about` is its subject. */
  readonly record: {
    readonly messages: { readonly typing: { readonly field: string } }
    readonly presence: { readonly memberId: Id; readonly editing: string | null }
  }
}

export type TopicName = keyof Topics
