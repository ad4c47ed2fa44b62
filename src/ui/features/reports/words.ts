import type { CurrencyTotal } from '../../../domain/model/figures/currency-totals'
import { decimalOf } from '../../../domain/model/kernel/decimal'
import type { Id } from '../../../domain/model/kernel/id'
import type { PlainMonth } from '../../../domain/model/kernel/plain-month'
import type { Formats } from '../../text/format'
import { reportsText } from '../../text/reports'
import type { Cell } from './report'

/** What the reports call things, and which currency their charts are in. */
export interface Words {
  readonly formats: Formats
  readonly stageName: (id: Id) => string
  readonly memberName: (id: Id | null) => string
  readonly reasonName: (id: Id | null) => string
  readonly currency: string
}

export function textCell(text: string): Cell {
  return { text, exact: text }
}

export function countCell(value: number, { formats }: Words): Cell {
  return { text: formats.number(value), exact: String(value) }
}

export function moneyCell(minor: string | undefined, currency: string, { formats }: Words): Cell {
  const digits = minor ?? '0'
  return { text: formats.money(digits, currency), exact: decimalOf(digits, currency) }
}

export function monthName(month: PlainMonth | null, { formats }: Words): string {
  return month === null ? reportsText.noMonth : formats.month(month)
}

/** The amount to draw, of the currency that is drawn. */
export function drawn(totals: readonly CurrencyTotal[], field: 'amountMinor' | 'weightedMinor', { currency, formats }: Words) {
  const digits = totals.find((total) => total.currency === currency)?.[field] ?? '0'
  return { value: Number(decimalOf(digits, currency)), text: formats.moneyShort(digits, currency) }
}

/** The currencies of any of these, in order; one without any deals stands in where there are none. */
export function currenciesOf(lists: readonly (readonly CurrencyTotal[])[]): readonly string[] {
  return [...new Set(lists.flatMap((totals) => totals.map(({ currency }) => currency)))].toSorted()
}

export function ofCurrency(totals: readonly CurrencyTotal[], currency: string): CurrencyTotal | undefined {
  return totals.find((total) => total.currency === currency)
}

