import type { Brand } from '../kernel/brand'
import type { Id } from '../kernel/id'

export type Scalar = string | number | boolean
/** Opaque; valid only for the query that issued it. */
export type PageCursor = Brand<string, 'PageCursor'>

export type FieldOf<T> = Extract<keyof T, string>

type Tests<T, F extends FieldOf<T>, V = NonNullable<T[F]>> =
  | ([V] extends [Scalar] ? { readonly op: 'eq' | 'neq'; readonly field: F; readonly value: T[F] | null } : never)
  | ([V] extends [Scalar] ? { readonly op: 'in'; readonly field: F; readonly values: readonly V[] } : never)
  | ([V] extends [string | number] ? { readonly op: 'lt' | 'lte' | 'gt' | 'gte'; readonly field: F; readonly value: V } : never)
  | ([V] extends [string] ? { readonly op: 'startsWith' | 'includes'; readonly field: F; readonly value: string } : never)
  | ([V] extends [readonly (infer E extends Scalar)[]] ? { readonly op: 'has'; readonly field: F; readonly value: E } : never)
  | ([V] extends [readonly Scalar[]] ? { readonly op: 'eq' | 'neq'; readonly field: F; readonly value: null } : never)

/**
 * Plain JSON, two-valued: every test is true or false for every row.
 *
 * - `eq null` is "is empty" (null, or no entries); `neq 'a'` and `not` hold for empty fields.
 * - `eq`, `neq`, `in`, `has` compare exactly. `startsWith` and `includes` compare folded text (case, accents).
 * - `lt`, `lte`, `gt`, `gte` compare numbers as numbers and text by its folded form; an empty field satisfies none.
 */
export type Condition<T> =
  | { readonly [F in FieldOf<T>]: Tests<T, F> }[FieldOf<T>]
  | { readonly op: 'and' | 'or'; readonly of: readonly Condition<T>[] }
  | { readonly op: 'not'; readonly of: Condition<T> }

export interface Order<T> {
  readonly field: FieldOf<T>
  readonly direction: 'asc' | 'desc'
  readonly empty: 'first' | 'last'
}

export interface Query<T> {
  /** The workspace to read; `null` only for collections above workspaces (`workspaces`). */
  readonly workspaceId: Id | null
  readonly where?: Condition<T>
  /** Words the row must all contain, folded, in the text the collection declares searchable. */
  readonly search?: string
  /** A word of the search may differ by a slip of the finger: see `spellings`. */
  readonly similar?: boolean
  /** `id asc` is appended by the adapter, so that the order is always total. */
  readonly orderBy?: readonly Order<T>[]
  /** Rows a page, 1 or more; more than the backend's `maxPageSize` is clamped. */
  readonly limit: number
  readonly after?: PageCursor
  readonly count?: 'none' | 'exact'
  /** Records in the trash. Default: `exclude`. */
  readonly trash?: 'exclude' | 'only' | 'include'
}

export interface Page<T> {
  readonly items: readonly T[]
  /** Where the next page starts; `null` at the end. */
  readonly next: PageCursor | null
  /** Rows over all pages; `null` when not requested. */
  readonly total: number | null
}

/*
 * The query language without the row type, for code that works for every collection. Each `Query<T>` is one of these, not the
 * other way round.
 */

export type AnyTest =
  | { readonly op: 'eq' | 'neq'; readonly field: string; readonly value: Scalar | null }
  | { readonly op: 'in'; readonly field: string; readonly values: readonly Scalar[] }
  | { readonly op: 'lt' | 'lte' | 'gt' | 'gte'; readonly field: string; readonly value: string | number }
  | { readonly op: 'startsWith' | 'includes'; readonly field: string; readonly value: string }
  | { readonly op: 'has'; readonly field: string; readonly value: Scalar }

export type AnyCondition =
  | AnyTest
  | { readonly op: 'and' | 'or'; readonly of: readonly AnyCondition[] }
  | { readonly op: 'not'; readonly of: AnyCondition }

export interface AnyOrder {
  readonly field: string
  readonly direction: 'asc' | 'desc'
  readonly empty: 'first' | 'last'
}

export interface AnyQuery {
  readonly workspaceId: Id | null
  readonly where?: AnyCondition
  readonly search?: string
  readonly similar?: boolean
  readonly orderBy?: readonly AnyOrder[]
  readonly limit: number
  readonly after?: PageCursor
  readonly count?: 'none' | 'exact'
  readonly trash?: 'exclude' | 'only' | 'include'
}

/** The fields that every row has. */
export interface AnyRow {
  readonly id: Id
  readonly workspaceId: Id
  /** Absent on views that have no trash. */
  readonly deletedAt?: string | null
}
