import type { Id } from '../kernel/id'
import type { PageCursor, Scalar } from './ast'

/*
 * The query language with the row type forgotten: what code that works for every collection is written against. Each
 * `Query<T>` is one of these; the reverse does not hold.
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
  readonly orderBy?: readonly AnyOrder[]
  readonly limit: number
  readonly after?: PageCursor
  readonly count?: 'none' | 'exact'
  readonly trash?: 'exclude' | 'only' | 'include'
}

/** What every row of every collection and view has. */
export interface AnyRow {
  readonly id: Id
  readonly workspaceId: Id
  /** Absent on views that have no trash. */
  readonly deletedAt?: string | null
}
