import { dayIn, isPlainDate } from '../../domain/model/kernel/plain-date'
import { startOfDay } from '../../domain/model/kernel/start-of-day'
import type { Formats } from '../text/format'

/** Days as a person gives them and instants as the query language compares them, in the workspace's time zone. */
export interface FilterDates {
  /** The day of an instant as a date input takes it; blank for what is no instant. */
  readonly dayOf: (value: string) => string
  /** The instant at which a day begins; blank for what is no day. */
  readonly valueOf: (day: string) => string
  readonly text: (value: string) => string
}

export function filterDates(timeZone: string, formats: Formats): FilterDates {
  const dayOf = (value: string) => {
    const ms = Date.parse(value)
    return Number.isNaN(ms) ? null : dayIn(timeZone, ms)
  }
  return {
    dayOf: (value) => dayOf(value) ?? '',
    valueOf: (day) => (isPlainDate(day) ? startOfDay(day, timeZone) : ''),
    text: (value) => {
      const day = dayOf(value)
      return day === null ? value : formats.date(day)
    },
  }
}
