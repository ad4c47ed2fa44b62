import type { NumberFormat } from './number-format'

/** A stored number as a person reads it: dates as `YYYY-MM-DD` with the time behind, money with two decimals at most. */
export function numberText(raw: string, format: NumberFormat, is1904: boolean): string {
  if (format.kind === 'plain' && /^-?\d{1,15}$/.test(raw)) return raw // most cells, and there are millions
  const value = Number(raw)
  if (raw.trim() === '' || !Number.isFinite(value)) return raw
  switch (format.kind) {
    case 'date':
      return serialText(value, is1904) ?? plain(value)
    case 'duration':
      return clock(Math.round(value * DAY))
    case 'percent':
      return `${plain(value * 100)}%`
    case 'digits':
      return Number.isInteger(value) && value >= 0 ? String(value).padStart(format.count, '0') : plain(value)
    case 'money':
      return `${Number.isInteger(value) ? plain(value) : value.toFixed(2)} ${format.symbol}`
    case 'plain':
      return plain(value)
  }
}

/** Fifteen digits are what a spreadsheet keeps: `19.989999999999998` is how `19.99` is stored. */
function plain(value: number): string {
  const rounded = Number(value.toPrecision(15))
  return Number.isInteger(rounded) && Math.abs(rounded) < 1e21 ? BigInt(rounded).toString() : String(rounded)
}

const DAY = 86_400
/** 9999-12-31, the last day a spreadsheet knows. */
const LAST = 2_958_466

/**
 * A day number as a date; `null`: none that exists. Day 60 of the usual calendar is 29 February 1900, which never was:
 * the days before it are counted one short.
 */
function serialText(serial: number, is1904: boolean): string | null {
  if (serial < 0 || serial >= LAST) return null
  if (serial < 1) return clock(Math.round(serial * DAY)) // a time of day alone
  if (!is1904 && Math.floor(serial) === 60) return null
  const days = is1904 ? serial + 1462 : serial < 60 ? serial + 1 : serial
  const seconds = Math.round(days * DAY)
  const date = new Date(Date.UTC(1899, 11, 30) + seconds * 1000).toISOString().slice(0, 10)
  const time = seconds % DAY
  return time === 0 ? date : `${date} ${clock(time)}`
}

/** `HH:MM`, and the seconds where there are some. */
function clock(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return `${two(hours)}:${two(minutes)}${rest === 0 ? '' : `:${two(rest)}`}`
}
