import { safeParse } from 'valibot'
import { email as emailField, type Phone, url } from '../../../kernel/contact-fields'
import type { Person } from '../../../people/person'
import { readPhone } from '../../../people/phone-numbers'
import { LIMITS } from '../../../records/limits'
import { withOnePrimary } from '../../../records/one-primary'
import { problem, type RowProblem } from '../../problem'
import {
  bareEmail,
  isExchangeAddress,
  readLabel,
  splitEmails,
  splitLinks,
  splitPhones,
  type ReadLabel,
} from '../../recognising/values/multi-value'
import { withAreaCode } from '../../recognising/values/area-codes'
import { countryIn } from '../../recognising/values/countries'
import { isPlaceholder } from '../../recognising/values/words'
import type { Cell, FieldCells } from './cells'
import { cutTo } from '../../../kernel/cut-to'

export function readEmails(cells: FieldCells, problems: RowProblem[]): Person['emails'] {
  const found = new Map<string, Person['emails'][number]>()
  for (const cell of cells.of('email')) {
    const { label, primary } = labelOf(cell, cells, 'emailLabel')
    for (const text of splitEmails(cell.text)) {
      if (isPlaceholder(text)) continue
      if (isExchangeAddress(text)) {
        problems.push(problem('email-exchange', cell.column, text))
        continue
      }
      const read = safeParse(emailField, bareEmail(text))
      if (!read.success) problems.push(problem('email-unreadable', cell.column, text))
      else if (!found.has(read.output)) found.set(read.output, { value: read.output, label, primary })
    }
  }
  return withOnePrimary(atMost([...found.values()], LIMITS.emails, ({ value }) => value, problems))
}

/** @param country of numbers without a prefix, where the row says none of its own */
export function readPhones(cells: FieldCells, country: string, problems: RowProblem[]): Person['phones'] {
  if (cells.of('phone').length === 0) return []
  const own = countryOf(cells) ?? country
  const found = new Map<string, Phone>()
  for (const cell of withAreaCodes(cells.of('phone')).toSorted((a, b) => Number(isOfOthers(a)) - Number(isOfOthers(b)))) {
    const { label, primary } = labelOf(cell, cells, 'phoneLabel')
    for (const text of splitPhones(cell.text).map(withoutMark)) {
      if (isPlaceholder(text)) continue
      if (A_DAY.test(text) || !FIGURE.test(text)) {
        problems.push(problem('phone-unreadable', cell.column, text))
        continue
      }
      const { read, word } = readNumber(text, own)
      if (read.e164 === null) problems.push(problem('phone-unreadable', cell.column, text))
      if (read.raw.length > RAW_PHONE) problems.push(problem('cut-to-limit', cell.column, text))
      const entry = { ...read, raw: cutTo(read.raw, RAW_PHONE), label: label ?? word, primary }
      const key = `${read.e164 ?? read.raw}#${read.extension ?? ''}`
      if (!found.has(key)) found.set(key, entry)
    }
  }
  const entries = [...found.values()].toSorted((a, b) => Number(isMachine(a)) - Number(isMachine(b)))
  return withOnePrimary(atMost(entries, LIMITS.phones, ({ raw }) => raw, problems))
}

/** Numbers together with the area codes in the columns before them. */
function withAreaCodes(cells: readonly Cell[]): readonly Cell[] {
  return cells.flatMap((cell, at) => {
    const joined = (one: Cell | undefined, two: Cell | undefined) =>
      one !== undefined && two?.column === one.column + 1 ? withAreaCode(one.text, two.text) : null
    if (joined(cell, cells[at + 1]) !== null) return []
    return [{ ...cell, text: joined(cells[at - 1], cell) ?? cell.text }]
  })
}

/** The country that a row names, or that its address is in; `null`: neither says. */
export function countryOf(cells: FieldCells): string | null {
  const first = (field: string) => cells.of(field)[0]?.text ?? ''
  const text = first('address') || first('street')
  return countryIn({
    country: first('country'),
    region: first('region'),
    city: first('city'),
    postalCode: first('postalCode'),
    text,
  })
}

/** `0171 1234567 (privat)`, `Gsm: (+225) 01 01 01 26 12`: what people write beside a number. */
const BESIDE =
  /^(?:(\p{L}[\p{L}\s.]{0,20}?)[\s.:]+)?([+(]{0,2}\d[\d\s()./-]{4,40}\d)(?:(?:\s{1,5}\(?|\()(\p{L}[\p{L}\s.-]{0,20})\)?)?$/u

const LONGEST_NUMBER = 100

/** A number as its country reads it, or without the word beside it, which may say what it is. */
function readNumber(text: string, country: string) {
  const read = readPhone(text, country)
  if (read.e164 !== null) return { read, word: null }
  const [, before, number, after] = text.length > LONGEST_NUMBER ? [] : (BESIDE.exec(text) ?? [])
  const word = (before ?? after)?.trim() ?? null
  const bare = word === null || number === undefined ? read : readPhone(number, country)
  return bare.e164 === null ? { read, word: null } : { read: { ...bare, raw: read.raw }, word }
}

/** Put around a number so that a spreadsheet keeps it as it is typed; Facebook writes `p:` before it. */
function withoutMark(text: string): string {
  return text.replace(/^(?:['’`"]\s*|p:)(?=[+(\d])/, '').replace(/(?<=\d)["'’`]+$/, '')
}

/** A day in the column of phones is a cell that slipped. */
const A_DAY = /^(\d{1,2}\/\d{1,2}\/\d{4}|\d{4}-\d{2}-\d{2})$/

/** Words alone are nobody's number: `Telefon yok`. */
const FIGURE = /\p{Nd}/u

const RAW_PHONE = 60

/** Nobody answers there, so it is never the first number. */
function isMachine({ label }: Phone): boolean {
  return label !== null && /fax|pager/i.test(label)
}

/** A column of such numbers stands before the person's own in Outlook's order. */
function isOfOthers({ label }: Cell): boolean {
  return label !== null && /^(assistant|callback|telex|tty|isdn)$/i.test(label)
}

export function readLinks(cells: FieldCells, problems: RowProblem[]): Person['links'] {
  const found = new Map<string, Person['links'][number]>()
  for (const cell of cells.of('link')) {
    const { label } = labelOf(cell, cells, 'linkLabel')
    for (const text of splitLinks(cell.text)) {
      if (isPlaceholder(text)) continue
      const read = safeParse(url, handleUrl(text, label) ?? profileUrl(text) ?? text)
      if (!read.success || read.output === '') problems.push(problem('link-unreadable', cell.column, text))
      else if (!found.has(read.output)) found.set(read.output, { url: read.output, label: label ?? knownSite(read.output) })
    }
  }
  return atMost([...found.values()], LIMITS.links, (link) => link.url, problems)
}

/** `@ana` in a column called Twitter. */
function handleUrl(text: string, label: string | null): string | null {
  const site = HANDLES[label ?? '']
  const handle = /^@?(\w[\w.]{0,38})$/.exec(text)?.[1]
  return site === undefined || handle === undefined || (!text.startsWith('@') && handle.includes('.')) ? null : `${site}${handle}`
}

/** `/in/ana-doe`: what LinkedIn puts behind its own address. */
function profileUrl(text: string): string | null {
  return /^\/?(in|company)\/[\w%.-]{2,100}\/?$/.test(text) ? `https://www.linkedin.com/${text.replace(/^\//, '')}` : null
}

const HANDLES: Readonly<Record<string, string>> = {
  Twitter: 'https://x.com/',
  Instagram: 'https://www.instagram.com/',
  GitHub: 'https://github.com/',
}

function knownSite(address: string): string | null {
  return /^https?:\/\/([a-z]+\.)?linkedin\.com\//i.test(address) ? 'LinkedIn' : null
}

/** The label in the neighbouring column of the same group, else what the header calls it. */
function labelOf(cell: Cell, cells: FieldCells, target: string): ReadLabel {
  const neighbour = cell.group === '' ? undefined : cells.of(target).find(({ group }) => group === cell.group)
  if (neighbour === undefined) return { label: cell.label, primary: false }
  const read = readLabel(neighbour.text)
  return { label: read.label ?? cell.label, primary: read.primary }
}

function atMost<T>(entries: readonly T[], limit: number, shown: (entry: T) => string, problems: RowProblem[]): T[] {
  for (const entry of entries.slice(limit)) problems.push(problem('too-many', null, shown(entry)))
  return entries.slice(0, limit)
}
