/** For how long a program is let in. */
export const KEY_TERMS = ['month', 'quarter', 'year', 'ever'] as const
export type KeyTerm = (typeof KEY_TERMS)[number]

/** `null`: until it is ended. */
export const TERM_DAYS: Readonly<Record<KeyTerm, number | null>> = { month: 30, quarter: 90, year: 365, ever: null }
