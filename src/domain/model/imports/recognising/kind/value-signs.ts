import { HAPPENINGS, STAGE_WORDS, STATUS_WORDS } from '../../knowledge/kind-signs'
import { keysOf, matchKey, matchWords } from '../../match-key'

/** Longer ones are texts, of which nothing is read off. */
const LONGEST = 120
const STAGES = keysOf(STAGE_WORDS)
const STATUSES = keysOf(STATUS_WORDS)
const HAPPENED = keysOf(HAPPENINGS)
/** The part of the values that are such, from 0 to 1; of no values 0. */
export function shareOf(values: readonly string[], isSuch: (value: string) => boolean): number {
  const short = values.filter(({ length }) => length <= LONGEST)
  return short.length === 0 || short.length * 2 < values.length ? 0 : short.filter(isSuch).length / short.length
}

/** How many values there are, each counted once. */
export function distinct(values: readonly string[]): number {
  return new Set(values.map((value) => value.trim())).size
}

const STAGE_LONGEST = 30

export function isStage(value: string): boolean {
  return value.length <= STAGE_LONGEST && matchWords(value).some((word) => STAGES.has(word))
}

export function isStatus(value: string): boolean {
  return STATUSES.has(matchKey(value))
}

/** A call, a meeting or a mail, and no text that mentions one. */
export function isHappening(value: string): boolean {
  if (value.length > WORDS_LONGEST || /[@\d]/.test(value)) return false
  return HAPPENED.has(matchKey(value)) || matchWords(value).some((word) => HAPPENED.has(word))
}

const WORDS_LONGEST = 24
/** As Brazil (CNPJ), India (GSTIN) and some countries of the European Union write what only a business has. */
export function isCompanyNumber(value: string): boolean {
  return COMPANY_NUMBER.test(value.trim())
}

const COMPANY_NUMBER =
  /^(\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}|\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]|ATU\d{8}|BE[01]\d{9}|FR[A-Z\d]{2}\d{9}|IT\d{11}|NL\d{9}B\d{2}|CHE-?[\d.]{9,11})$/

/** With or without an hour. */
const DAY = /^(\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}([-/.])\d{1,2}\2(\d{4}|\d{2}))(?!\d)/

export function isDay(value: string): boolean {
  return DAY.test(value.trim())
}

export function areDays(values: readonly string[]): boolean {
  return values.length > 0 && shareOf(values, isDay) >= 0.8
}

export function areNumbers(values: readonly string[]): boolean {
  return values.length > 0 && values.every((value) => /^[\d\s.,%-]+$/.test(value) && /\d/.test(value))
}

/** Yes and no as programs write it. */
export function areFlags(values: readonly string[]): boolean {
  return values.length > 0 && values.every((value) => /^[01]$/.test(value.trim()))
}
