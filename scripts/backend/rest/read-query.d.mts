export interface Joined {
  readonly join: 'and' | 'or'
  readonly isNot: boolean
  readonly of: readonly Condition[]
}

export interface Test {
  readonly column: string
  readonly isNot: boolean
  /** SQL's, or `in` or `is`. */
  readonly operator: string
  readonly value: string | readonly string[]
}

export type Condition = Joined | Test

export interface Order {
  readonly column: string
  readonly direction: 'asc' | 'desc'
  readonly nulls: 'first' | 'last' | null
}

export interface TableQuery {
  /** `null`: all there are. */
  readonly columns: readonly string[] | null
  readonly where: readonly Condition[]
  readonly order: readonly Order[]
  readonly limit: number | null
  readonly offset: number
}

export class NotSpoken extends Error {}
export class NotUnderstood extends Error {}

/** @throws NotSpoken, NotUnderstood */
export function readQuery(parameters: URLSearchParams, argumentNames?: ReadonlySet<string>): TableQuery
