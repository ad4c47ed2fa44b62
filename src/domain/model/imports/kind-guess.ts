import type { ImportCollection } from './import-collections'
import type { Mapping, Source } from './targets'

/** Something in a file that tells what its rows are about: as data, for the words are the screen's. */
export type KindReason =
  /** Columns that such rows have, the most telling first, as the file calls them. */
  | { readonly by: 'columns'; readonly names: readonly string[] }
  /** What the values of a column look like. */
  | { readonly by: 'values'; readonly column: string; readonly are: ValueSign }
  | { readonly by: 'file-name' | 'sheet-name'; readonly name: string }
  /** Who wrote the file says it: an address book, an export of ours, ids that name what they are of. */
  | { readonly by: 'program'; readonly source: Source }

export type ValueSign = 'company-names' | 'stages' | 'statuses' | 'happenings' | 'shared-mailboxes' | 'company-numbers'

export interface KindCandidate {
  readonly kind: ImportCollection
  readonly weight: number
  readonly reasons: readonly KindReason[]
}

export interface KindGuess {
  readonly source: Source
  /** What the rows are about; what else they name is linked to it. */
  readonly primary: ImportCollection
  /** All five, the likeliest first. */
  readonly kinds: readonly KindCandidate[]
  /** The first is likelier than the others by far, and the file is of nothing else. Where not, a person says. */
  readonly isSure: boolean
}

export interface MappingGuess extends KindGuess {
  /** The program was recognised by such rows: what its columns are called is what it calls them. */
  readonly isOfProgram: boolean
  readonly columns: Mapping
  /** Columns about consent: never mapped by a guess, and said so. */
  readonly consent: readonly number[]
}

/** What is known of a file besides its columns. */
export interface FileNames {
  readonly file?: string
  readonly sheet?: string
}
