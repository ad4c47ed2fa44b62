import type { Id } from '../kernel/id'

/** Why two records may be one. What is worth showing of it is the value; the screen has the words. */
export type Reason =
  | { readonly kind: 'email' | 'phone' | 'link' | 'domain'; readonly value: string }
  | { readonly kind: 'name' | 'name-alike' | 'company' | 'city' }

export interface Match {
  /** 0 to 1: how likely it is that the two are one. */
  readonly score: number
  readonly reasons: readonly Reason[]
}

export interface Candidate extends Match {
  readonly ids: readonly [Id, Id]
}

/** Below this two records are not worth anybody's while. */
export const THRESHOLD = 0.5

/** What the signs say together; `null` where it is too little. */
export function matchOf(signs: readonly { readonly weight: number; readonly reasons: readonly Reason[] }[]): Match | null {
  const score = 1 - signs.reduce((doubt, { weight }) => doubt * (1 - weight), 1)
  return score < THRESHOLD ? null : { score, reasons: signs.flatMap(({ reasons }) => reasons) }
}
