/** `1990-05-31`, or `--05-31` where the year is not known. */
export type BirthdayParts = Readonly<Record<'day' | 'month' | 'year', string>>

export function birthdayParts(birthday: string | null): BirthdayParts {
  const match = /^(?:(\d{4})-|--)(\d{2})-(\d{2})$/.exec(birthday ?? '')
  if (match === null) return { day: '', month: '', year: '' }
  const [, year = '', month = '', day = ''] = match
  return { day: String(Number(day)), month: String(Number(month)), year }
}

/** Blank parts make no birthday; parts that make no day are passed on, to be refused where birthdays are judged. */
export function birthdayOf({ day, month, year }: BirthdayParts): string | null {
  const [d, m, y] = [day.trim(), month.trim(), year.trim()]
  if (d === '' && m === '' && y === '') return null
  return `${y === '' ? '-' : y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`
}

/** @param locale how dates are written */
export function birthdayText(birthday: string, locale: string): string {
  const { day, month, year } = birthdayParts(birthday)
  // A leap year, so that 29 February is a day without a year too.
  const date = Date.UTC(year === '' ? 2000 : Number(year), Number(month) - 1, Number(day))
  const options = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale, year === '' ? options : { ...options, year: 'numeric' }).format(date)
}
