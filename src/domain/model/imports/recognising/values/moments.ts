import { type Instant, type PlainDate, instantOf } from '../../../kernel/instant'
import { isPlainDate } from '../../../kernel/plain-date'
import { momentOf } from '../../../kernel/wall-time'
import type { SourceTable } from '../../reading/source-table'
import { readBirthday, readPlainBirthday, type ReadDate } from './dates'
import type { DateOrder } from '../../targets'
import { plainMoment, WITH_TIME } from './plain-moment'

const YEARS_AHEAD = 20

/** Unlike a birthday, a day may be ahead: a year of two digits is taken for one up to here. */
export function latestDay(today: string): string {
  return `${Number(today.slice(0, 4)) + YEARS_AHEAD}-12-31`
}

/** A day with its year, whatever time follows it. `null`: the cell says "none". */
export function readDay(text: string, order: DateOrder | null, today: string): PlainDate | 'unreadable' | null {
  return dayOf(readBirthday(text, order, latestDay(today)))
}

function dayOf(read: ReadDate): PlainDate | 'unreadable' | null {
  if (read === null || read === 'unreadable') return read
  return isPlainDate(read.date) ? read.date : 'unreadable'
}

interface MomentOptions {
  readonly order: DateOrder | null
  readonly today: string
  /** IANA name, for times that name no zone. */
  readonly timeZone: string
  /** `Z`, `+01:00`: what the column says of times that name none. */
  readonly offset?: string | undefined
}

const HOUR = /^\d{1,2}[:.h]\d{2}([:.]\d{2})?\s*([ap]\.?m\.?)?( [+-]\d{2}:\d{2})?$/i

/** An hour without a day: `9:00 AM`. */
export function isTimeOfDay(text: string): boolean {
  return text.length < 16 && HOUR.test(plainMoment(text.trim()))
}

const SERIAL = /^\d{5}\.(\d+)$/
const DAY_MS = 86_400_000

/** A moment, or a day: what a cell that may hold either says. */
export type ReadMoment = { readonly day: PlainDate; readonly at: Instant | null } | 'unreadable' | null

export function readMoment(text: string, { order, today, timeZone, offset }: MomentOptions): ReadMoment {
  const value = plainMoment(plainZone(text.replace(/\s+/gu, ' ').trim()))
  if (EPOCH_MS.test(value)) return ofEpoch(Number(value))
  const match = WITH_TIME.exec(value)
  const day = dayOf(readPlainBirthday(match?.[1] ?? value, order, latestDay(today)))
  if (day === null) return null
  if (day === 'unreadable') return 'unreadable'
  const ms = match === null ? serialTime(value) : clockMs(match)
  if (ms === null) return match === null ? { day, at: null } : 'unreadable'
  const wall = Date.parse(`${day}T00:00:00.000Z`) + ms
  const zone = match?.[7] ?? offset
  return { day, at: instantOf(zone === undefined ? momentIn(timeZone, wall) : wall - offsetMs(zone)) }
}

/** Milliseconds since 1970, of the years 2001 to 2128. */
const EPOCH_MS = /^[1-4]\d{12}$/

function ofEpoch(ms: number): Exclude<ReadMoment, 'unreadable' | null> {
  const at = instantOf(ms)
  return { day: at.slice(0, 10) as PlainDate, at } // an instant begins with its day
}

/** What happened some time that day is kept as its noon, which is the same day in most places. */
export function asMoment({ day, at }: Exclude<ReadMoment, 'unreadable' | null>, timeZone: string): Instant {
  return at ?? instantOf(momentIn(timeZone, Date.parse(`${day}T12:00:00.000Z`)))
}

/** Notion: `3:30 PM (GMT+1)`; of two days, from and to, the first counts. */
function plainZone(text: string): string {
  const [first = text] = text.split(' → ')
  const match = /^(.*) \((?:GMT|UTC)(?:([+-])(\d{1,2})(?::?(\d{2}))?)?\)$/.exec(first)
  if (match === null) return first
  const [, time = '', sign, hours = '', minutes = '00'] = match
  return sign === undefined ? `${time} UTC` : `${time} ${sign}${hours.padStart(2, '0')}:${minutes}`
}

const QUARTER_MS = 900_000
const HELD_MOST = 10_000
const held = new Map<string, number>()

/** Clocks change at quarters of an hour, and asking for the zone's offset takes longer than reading the rest of a row. */
function momentIn(timeZone: string, wall: number): number {
  const quarter = Math.floor(wall / QUARTER_MS) * QUARTER_MS
  const key = `${timeZone} ${quarter}`
  let moment = held.get(key)
  if (moment === undefined) {
    moment = momentOf(timeZone, quarter)
    if (held.size >= HELD_MOST) held.clear()
    held.set(key, moment)
  }
  return moment + wall - quarter
}

function clockMs([, , hours = '', minutes = '', seconds = '0', fraction = '', half]: RegExpExecArray): number | null {
  const noon = half?.toLowerCase()
  const hour = noon === undefined ? Number(hours) : (Number(hours) % 12) + (noon === 'p' ? 12 : 0)
  if (hour > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null
  return ((hour * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(fraction.padEnd(3, '0'))
}

/** A spreadsheet's fraction of a day, to the second. */
function serialTime(value: string): number | null {
  const fraction = SERIAL.exec(value)?.[1]
  if (fraction === undefined || /^0*$/.test(fraction)) return null
  return Math.round((Number(`0.${fraction}`) * DAY_MS) / 1000) * 1000
}

function offsetMs(zone: string): number {
  const match = /^([+-])(\d{2})(?::?(\d{2}))?$/.exec(zone)
  if (match === null) return 0
  return (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3] ?? 0)) * 60_000
}

/** `Created (UTC)`, `Create Date (GMT+1)` */
const SAID = /\((?:GMT|UTC)(?:([+-])(\d{1,2})(?::?(\d{2}))?)?\)$/

/** Columns that only Salesforce's data export has, which writes every time in GMT; its reports write the reader's. */
const OF_DATA_EXPORT = /^(systemmodstamp|createdbyid|lastmodifiedbyid)$/i
const OF_API = /^[A-Za-z]+$|__c$/

/** What columns say of the zone of their times: `Z`, `+01:00`. Columns that say nothing are not in it. */
export function findOffsets({ columns }: Pick<SourceTable, 'columns'>): ReadonlyMap<number, string> {
  const isDataExport = columns.some(({ name }) => OF_DATA_EXPORT.test(name))
  return new Map(
    columns.flatMap(({ index, name }) => {
      const offset = offsetIn(name) ?? (isDataExport && OF_API.test(name) ? 'Z' : null)
      return offset === null ? [] : [[index, offset] as const]
    }),
  )
}

function offsetIn(name: string): string | null {
  const match = SAID.exec(name)
  if (match === null) return null
  const [, sign, hours = '', minutes = '00'] = match
  return sign === undefined ? 'Z' : `${sign}${hours.padStart(2, '0')}:${minutes}`
}
