import type { Id } from '../../../domain/model/kernel/id'

export type RestoreState =
  | { readonly status: 'idle' }
  /** `share` from 0 to 1. */
  | { readonly status: 'checking'; readonly share: number }
  | { readonly status: 'writing'; readonly step: 'records' | 'files'; readonly done: number; readonly total: number }
  | { readonly status: 'verifying' }
  | {
      readonly status: 'done'
      readonly workspaceId: Id
      readonly name: string
      readonly records: number
      readonly files: number
      /** There was one already: this is a second. */
      readonly hasNewIds: boolean
      /** Not as it was; empty when all is well. */
      readonly differing: readonly string[]
    }
  | { readonly status: 'failed'; readonly message: string }

export function isUnderWay({ status }: RestoreState): boolean {
  return status === 'checking' || status === 'writing' || status === 'verifying'
}
