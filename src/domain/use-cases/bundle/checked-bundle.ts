import type { Manifest } from '../../model/bundle/manifest'
import type { ArchiveReader } from './archive'

/** A bundle that is whole, and holds what it says. */
export interface CheckedBundle {
  readonly manifest: Manifest
  readonly archive: ArchiveReader
  /** Files whose bytes are there, with where their record says they are and what type it gives them. */
  readonly files: readonly { readonly id: string; readonly path: string; readonly mime: string }[]
  /** Ids of all records. */
  readonly ids: ReadonlySet<string>
}
