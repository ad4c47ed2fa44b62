import type { CardProperty } from './card-property'

/** `19801201`, `1980-12-01T00:00:00Z` as `1980-12-01`; `--1201` as `--12-01`; anything else as it is. */
export function cardDate({ value, parameters }: CardProperty): string {
  const text = value.trim()
  const full = /^(\d{4})-?(\d{2})-?(\d{2})(?:$|[T ])/.exec(text)
  if (full !== null) {
    const [, year = '', month, day] = full
    // Apple keeps a birthday without its year under one that it names.
    return `${year === parameters.get('X-APPLE-OMIT-YEAR') ? '-' : year}-${month}-${day}`
  }
  const yearless = /^--(\d{2})-?(\d{2})(?:$|T)/.exec(text)
  return yearless === null ? text : `--${yearless[1]}-${yearless[2]}`
}
