import type { Id } from '../kernel/id'
import type { CollectionName } from '../records/collections'

/** How a bundle is restored: see `import-bundle`. */
export type RestoreStep =
  | { readonly step: 'begin'; readonly workspaceId: Id }
  | {
      readonly step: 'records'
      readonly workspaceId: Id
      /** In an order in which what names another comes after it. */
      readonly parts: readonly RestorePart[]
    }
  /** `counts`: what has to be there by now, by collection. */
  | { readonly step: 'open'; readonly workspaceId: Id; readonly counts: Readonly<Record<string, number>> }
  | { readonly step: 'discard'; readonly workspaceId: Id }

export interface RestorePart {
  readonly collection: CollectionName
  /** As the lines of a bundle have them, at most `LIMITS.batchOperations`. */
  readonly records: readonly unknown[]
}
