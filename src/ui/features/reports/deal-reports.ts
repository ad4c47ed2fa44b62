import type { CurrencyTotal } from '../../../domain/model/figures/currency-totals'
import type { EndingLine, MonthLine, StageLine } from '../../../domain/model/figures/reports'
import type { Id } from '../../../domain/model/kernel/id'
import type { PlainMonth } from '../../../domain/model/kernel/plain-month'
import { reportsText as text } from '../../text/reports'
import { type Column, type Group, type Report, type Row, countCell, currenciesOf, drawn, moneyCell, monthName, ofCurrency, textCell, type Words } from './report'

export function pipelineTable(lines: readonly StageLine[], words: Words): Report {
  return {
    columns: columns([text.stage, text.money], [text.deals, text.amount, text.weighted]),
    rows: lines.flatMap(({ stageId, totals }) =>
      rowsOf({ key: stageId, name: words.stageName(stageId), behind: `stage:${stageId}` }, [totals], (currency) => {
        const total = ofCurrency(totals, currency)
        return [
          countCell(total?.count ?? 0, words),
          moneyCell(total?.amountMinor, currency, words),
          moneyCell(total?.weightedMinor, currency, words),
        ]
      }),
    ),
    chart: {
      kind: 'bars',
      series: [
        { label: text.amount, look: 'outlined' },
        { label: text.weighted, look: 'solid' },
      ],
      isPart: true,
      groups: lines.map(({ stageId, totals }) =>
        groupOf({ key: stageId, label: words.stageName(stageId), behind: `stage:${stageId}` }, [
          drawn(totals, 'amountMinor', words),
          drawn(totals, 'weightedMinor', words),
        ]),
      ),
    },
  }
}

/** A line of the forecast: a month, or all that is expected before or after them. */
export interface ForecastLine extends Omit<MonthLine, 'month'> {
  readonly key: string
  readonly name: string
  readonly behind: string
}

export function monthsOfForecast(lines: readonly MonthLine[], words: Words): readonly ForecastLine[] {
  return lines.map(({ month, open, won }) => {
    const key = month ?? 'none'
    return { key, name: monthName(month, words), behind: `forecast:${key}`, open, won }
  })
}

export function forecastTable(lines: readonly ForecastLine[], words: Words): Report {
  return {
    columns: columns(
      [text.month, text.money],
      [text.openDeals, text.openAmount, text.weighted, text.wonDeals, text.wonAmount],
    ),
    rows: lines.flatMap(({ key, name, behind, open, won }) =>
      rowsOf(
        { key, name, behind },
        [open, won],
        (currency) => {
          const [isOpen, isWon] = [ofCurrency(open, currency), ofCurrency(won, currency)]
          return [
            countCell(isOpen?.count ?? 0, words),
            moneyCell(isOpen?.amountMinor, currency, words),
            moneyCell(isOpen?.weightedMinor, currency, words),
            countCell(isWon?.count ?? 0, words),
            moneyCell(isWon?.amountMinor, currency, words),
          ]
        },
      ),
    ),
    chart: {
      kind: 'columns',
      series: [
        { label: text.openAmount, look: 'outlined' },
        { label: text.weighted, look: 'striped' },
        { label: text.wonAmount, look: 'solid' },
      ],
      groups: lines.map(({ key, name, behind, open, won }) =>
        groupOf({ key, label: name, behind }, [
          drawn(open, 'amountMinor', words),
          drawn(open, 'weightedMinor', words),
          drawn(won, 'amountMinor', words),
        ]),
      ),
    },
  }
}

export interface EndingNames<K> {
  readonly label: string
  readonly nameOf: (key: K) => string
  readonly behindOf: (key: K) => string
  readonly kind: Report['chart']['kind']
  /** Lost deals have reasons; won ones have none. */
  readonly isLostOnly?: boolean
}

export function endingTable<K extends Id | PlainMonth | null>(
  lines: readonly EndingLine<K>[],
  { label, nameOf, behindOf, kind, isLostOnly = false }: EndingNames<K>,
  words: Words,
): Report {
  const sides = ({ won, lost }: EndingLine<K>): readonly (readonly CurrencyTotal[])[] => (isLostOnly ? [lost] : [won, lost])
  const named = (key: K) => ({ key: key ?? 'none', name: nameOf(key), behind: behindOf(key) })
  const lost = { label: text.lostAmount, look: 'striped' } as const
  return {
    columns: columns(
      [label, text.money],
      isLostOnly
        ? [text.lostDeals, text.lostAmount]
        : [text.wonDeals, text.wonAmount, text.lostDeals, text.lostAmount],
    ),
    rows: lines.flatMap((line) =>
      rowsOf(named(line.key), sides(line), (currency) =>
        sides(line).flatMap((totals) => {
          const total = ofCurrency(totals, currency)
          return [countCell(total?.count ?? 0, words), moneyCell(total?.amountMinor, currency, words)]
        }),
      ),
    ),
    chart: {
      kind,
      series: isLostOnly ? [lost] : [{ label: text.wonAmount, look: 'solid' }, lost],
      groups: lines.map((line) =>
        groupOf(
          { ...named(line.key), label: nameOf(line.key) },
          sides(line).map((totals) => drawn(totals, 'amountMinor', words)),
        ),
      ),
    },
  }
}

export function columns(names: readonly string[], numbers: readonly string[]): readonly Column[] {
  return [...names.map((label) => ({ label, isNumber: false })), ...numbers.map((label) => ({ label, isNumber: true }))]
}

export function groupOf(
  { key, label, behind }: { readonly key: string; readonly label: string; readonly behind: string | null },
  values: readonly { readonly value: number; readonly text: string }[],
): Group {
  return { key, label, behind, values: values.map(({ value }) => value), texts: values.map((one) => one.text) }
}

/** A row a currency; what has no deals has no rows. */
function rowsOf(
  { key, name, behind }: Pick<Row, 'key' | 'name' | 'behind'>,
  lists: readonly (readonly CurrencyTotal[])[],
  cellsOf: (currency: string) => Row['cells'],
): readonly Row[] {
  return currenciesOf(lists).map((currency) => ({
    key: `${key}/${currency}`,
    name,
    behind,
    cells: [textCell(name), textCell(currency), ...cellsOf(currency)],
  }))
}
