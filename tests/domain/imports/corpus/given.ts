import type { Expected } from '../judge/truth'
import { dateLike } from './dates'
import type { Layout, LayoutColumn } from './layouts'
import type { Pool } from './pools'

export interface Cell {
  readonly text: string
  /** Absent: nothing is judged of it. */
  readonly expected?: Expected
}

export interface RowOf {
  readonly layout: Layout
  readonly row: number
  /** Which of the pool's people, companies and addresses it is about. */
  readonly who: number
}

export const EMPTY: Cell = { text: '' }

export interface Given extends RowOf {
  readonly column: LayoutColumn
  readonly at: number
  readonly field: string
  readonly collection: string
  /** How many columns of this field stand before it. */
  readonly nth: number
  readonly sample: string
  readonly name: string
  readonly pool: Pool
}

export function before({ target }: LayoutColumn, at: number, { columns }: Layout): number {
  return columns.slice(0, at).filter((column) => column.target === target).length
}

export function has({ layout }: Given, target: string): boolean {
  return layout.columns.some((column) => column.target === target)
}

export function pick<T>(list: readonly T[], at: number): T {
  const found = list[at % list.length]
  if (found === undefined) throw new Error('an empty list')
  return found
}

export const same = (text: string): Cell => ({ text, expected: text })

export function personOf({ pool, who }: Given) {
  return pick(pool.people, who)
}

export function companyOf({ pool, who }: Given): string {
  return pick(pool.companies, who)
}

/** Without what makes an address of it impossible: `Köhler` has `koehler@`. */
export function ascii(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ß/g, 'ss')
    .replace(/[ıł]/g, (letter) => (letter === 'ı' ? 'i' : 'l'))
    .replace(/ø/gi, 'o')
    .replace(/æ/gi, 'ae')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')
}

export function hostOf(given: Given): string {
  return `${ascii(companyOf(given)).slice(0, 14) || `kaisha${given.who}`}.example`
}

export function mailOf(given: Given): string {
  const { first, last } = personOf(given)
  return `${ascii(first) || `hana${given.who}`}.${ascii(last) || 'sato'}@${hostOf(given)}`
}

export function fullNameOf(given: Given): string {
  const { first, last } = personOf(given)
  return given.pool.language === 'ja' ? `${last} ${first}` : `${first} ${last}`
}

export function stateOf({ row }: RowOf): 'open' | 'won' | 'lost' {
  return (['open', 'won', 'open', 'lost', 'open', 'open'] as const)[row % 6] ?? 'open'
}

/** Days of which some are beyond the twelfth. */
export function momentOf({ row, who }: RowOf, year: number): string {
  const day = String(((row * 9 + who) % 27) + 2).padStart(2, '0')
  const month = String(((row * 5 + who) % 12) + 1).padStart(2, '0')
  return `${year}-${month}-${row === 1 ? '23' : day}T${String(9 + (row % 8)).padStart(2, '0')}:${row % 2 === 0 ? '15' : '40'}`
}

export function dated(given: Given, moment: string): Cell {
  const sample = /^(0-00-00|)$/.test(given.sample) ? sampleOfOthers(given) : given.sample
  const { text, expected } = dateLike(sample, moment, given.pool.language)
  // `Create Date (GMT+1)`
  const hours = /\(GMT([+-]\d+)\)/.exec(given.name)?.[1]
  const there = hours === undefined || !expected.includes('T') ? expected : clockOf(expected, -Number(hours))
  return { text, expected: DAYS.has(given.field) ? there.slice(0, 10) : there }
}

/** Fields that hold a day and no time. */
const DAYS: ReadonlySet<string> = new Set(['expectedCloseOn', 'birthday'])

function clockOf(moment: string, hours: number): string {
  return new Date(Date.parse(`${moment}Z`) + hours * 3_600_000).toISOString().slice(0, 16)
}

const IS_DATE = /\.(expectedCloseOn|originalCreatedAt|stageEnteredAt|due|happenedAt|birthday)$/

/** A program writes all of its dates alike. */
function sampleOfOthers({ layout }: Given): string {
  return (
    layout.columns.find(({ target, sample }) => IS_DATE.test(target) && /\d{2}/.test(sample) && sample !== '0-00-00')?.sample ??
    '2026-01-31'
  )
}
