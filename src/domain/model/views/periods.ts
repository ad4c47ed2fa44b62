/** The periods that have a name. `past` is every day before today: overdue. */
export const PERIODS = [
  'today',
  'yesterday',
  'tomorrow',
  'past',
  'future',
  'this-week',
  'last-week',
  'next-week',
  'this-month',
  'last-month',
  'next-month',
  'this-quarter',
  'last-quarter',
  'next-quarter',
  'this-year',
  'last-year',
  'next-year',
] as const
export type NamedPeriod = (typeof PERIODS)[number]

/** Today and the days before it, or after it: `last-7-days`, `next-30-days`. */
export interface CountedPeriod {
  readonly side: 'last' | 'next'
  /** 1 to 999 */
  readonly days: number
}

/** `null`: no period. */
export function readPeriod(text: string): NamedPeriod | CountedPeriod | null {
  const named = PERIODS.find((period) => period === text)
  if (named !== undefined) return named
  const [, side, days] = /^(last|next)-([1-9]\d{0,2})-days$/.exec(text) ?? []
  return side === undefined ? null : { side: side === 'last' ? 'last' : 'next', days: Number(days) }
}

export function writePeriod({ side, days }: CountedPeriod): string {
  return `${side}-${days}-days`
}
