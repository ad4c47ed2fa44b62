/** A whole number from 0 to 100, with or without its sign; null: none. */
export function readPercent(typed: string): number | null {
  const digits = /^\s*(\d{1,3})\s*%?\s*$/.exec(typed)?.[1]
  const percent = Number(digits)
  return digits === undefined || percent > 100 ? null : percent
}

/** Days from 1 to 365; null: the usual number; undefined: neither. */
export function readRottingDays(typed: string): number | null | undefined {
  if (typed.trim() === '') return null
  const digits = /^\s*(\d{1,3})\s*$/.exec(typed)?.[1]
  const days = Number(digits)
  return digits === undefined || days < 1 || days > 365 ? undefined : days
}
