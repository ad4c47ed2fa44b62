import type { ZipEntry } from '../zip/zip'
import { readXml } from './read-xml'

/** What a number stands for, by the format that its cell is shown in. */
export type NumberFormat =
  | { readonly kind: 'plain' }
  | { readonly kind: 'date' }
  /** Hours beyond a day are counted on: `[h]:mm`. */
  | { readonly kind: 'duration' }
  | { readonly kind: 'percent' }
  /** Leading zeros up to so many digits: postal codes, numbers of customers. */
  | { readonly kind: 'digits'; readonly count: number }
  | { readonly kind: 'money'; readonly symbol: string }
  /** In place of a number above, below and of nought: what some programs make of true and false. */
  | { readonly kind: 'words'; readonly words: readonly [above: string, below: string, nought: string] }

export const PLAIN: NumberFormat = { kind: 'plain' }
const DATE: NumberFormat = { kind: 'date' }

/** Formats that every workbook knows by number; 27 to 36 and 50 to 58 are dates in East Asian ones. */
export function builtInFormat(id: number): NumberFormat {
  if ((id >= 14 && id <= 22) || (id >= 27 && id <= 36) || id === 45 || id === 47 || (id >= 50 && id <= 58)) return DATE
  if (id === 46) return { kind: 'duration' }
  return id === 9 || id === 10 ? { kind: 'percent' } : PLAIN
}

/** @param code as the workbook has it, in English letters whatever its language: `dd/mm/yyyy`, `#,##0.00 [$€-407]` */
export function numberFormat(code: string): NumberFormat {
  const positive = sectionOf(code.slice(0, LONGEST_CODE))
  const words = WORDS.exec(code.slice(0, LONGEST_CODE))
  if (words !== null) return { kind: 'words', words: [words[1] ?? '', words[2] ?? '', words[3] ?? ''] }
  const symbol = currencyOf(positive)
  if (/\[(h+|m+|s+)\]/i.test(positive)) return { kind: 'duration' }
  const bare = positive
    .replace(/"[^"]*"/g, '')
    .replace(/\\.|[_*]./gs, '')
    .replace(/\[[^[\]]*\]/g, '')
  if (/general|standard/i.test(bare)) return PLAIN
  if (!bare.includes('#') && /[dyhsm]/i.test(bare)) return DATE
  if (bare.includes('%')) return { kind: 'percent' }
  if (symbol !== null && /[0#]/.test(bare)) return { kind: 'money', symbol }
  return /^0{2,}$/.test(bare) ? { kind: 'digits', count: bare.length } : PLAIN
}

/** What a spreadsheet program allows. */
const LONGEST_CODE = 255

/** `"Yes";"Yes";"No"` */
const WORDS = /^"([^"]+)";"([^"]+)";"([^"]+)"$/

/** Up to the first semicolon outside quotes: what follows is for negative numbers, zero and text. */
function sectionOf(code: string): string {
  return /^(?:"[^"]*"|\\.|\[[^\]]*\]|[^;"\\[])*/s.exec(code)?.[0] ?? code
}

/** `[$€-407]`, `"€"`, `$`: a symbol, or the three letters of a currency. */
function currencyOf(section: string): string | null {
  const bracketed = /\[\$([^\]-]+)/.exec(section)?.[1]
  const quoted = /"\s*(\p{Sc}|[A-Z]{3})\s*"/u.exec(section)?.[1]
  return (bracketed ?? quoted ?? /\p{Sc}/u.exec(section.replace(/\[[^[\]]*\]/g, ''))?.[0])?.trim() ?? null
}

const MOST = 64 * 1024 * 1024

/** How numbers are shown, by the index of a cell's style. */
export function stylesOf(bytes: Uint8Array, entry: ZipEntry | null): readonly NumberFormat[] {
  if (entry === null) return []
  const codes = new Map<number, NumberFormat>()
  const formats: NumberFormat[] = []
  let isCells = false
  const open = (name: string, attributes: Readonly<Record<string, string>>) => {
    if (name === 'numFmt') codes.set(Number(attributes['numFmtId']), numberFormat(attributes['formatCode'] ?? ''))
    if (name === 'cellXfs') isCells = true
    if (name !== 'xf' || !isCells) return
    const id = Number(attributes['numFmtId'] ?? 0)
    formats.push(codes.get(id) ?? builtInFormat(id))
  }
  const close = (name: string) => {
    if (name === 'cellXfs') isCells = false
  }
  readXml(bytes, entry, { most: MOST, handler: { open, close } })
  return formats
}

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
    case 'words':
      return format.words[value > 0 ? 0 : value < 0 ? 1 : 2]
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
