import type { Id } from '../../domain/model/kernel/id'

/** What an editor gives back, by the kind of cell. */
export type CellValue =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'name'; readonly firstName: string; readonly lastName: string }
  | { readonly kind: 'choice'; readonly value: string | null }
  | { readonly kind: 'reference'; readonly id: Id | null }
  | { readonly kind: 'ids'; readonly ids: readonly Id[] }
  | { readonly kind: 'flag'; readonly value: boolean }
  /** A record of this name is made and taken: a company, a tag. */
  | { readonly kind: 'new'; readonly name: string }

export type CellAnswer =
  | { readonly status: 'saved' }
  /** The sentence to show at the cell; what was typed stays. */
  | { readonly status: 'refused'; readonly message: string }

export type SaveCell = (value: CellValue) => Promise<CellAnswer>
