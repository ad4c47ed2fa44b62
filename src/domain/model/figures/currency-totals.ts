import { compareText } from '../kernel/compare-text'
import { roundedHundredth } from '../kernel/weighted-total'
import type { DealFigure } from '../records/views'

/** Deals of one currency, added up. Currencies are never added to each other. */
export interface CurrencyTotal {
  readonly currency: string
  readonly count: number
  /** Integer minor units as decimal digits. */
  readonly amountMinor: string
  /** Rounded half up to a minor unit, once, after adding up. */
  readonly weightedMinor: string
}

type Summed = Pick<DealFigure, 'currency' | 'count' | 'amountMinor' | 'hundredfoldMinor'>

/** In the order of the currencies' codes. */
export function currencyTotals(figures: Iterable<Summed>): readonly CurrencyTotal[] {
  const sums = new Map<string, { count: number; amount: bigint; hundredfold: bigint }>()
  for (const { currency, count, amountMinor, hundredfoldMinor } of figures) {
    const sum = sums.get(currency) ?? { count: 0, amount: 0n, hundredfold: 0n }
    sum.count += count
    sum.amount += BigInt(amountMinor)
    sum.hundredfold += BigInt(hundredfoldMinor)
    sums.set(currency, sum)
  }
  return [...sums]
    .map(([currency, { count, amount, hundredfold }]) => ({
      currency,
      count,
      amountMinor: amount.toString(),
      weightedMinor: roundedHundredth(hundredfold).toString(),
    }))
    .toSorted((a, b) => compareText(a.currency, b.currency))
}

/** The totals of each group; groups come in the order they are met. */
export function totalsBy<F extends Summed, K>(
  figures: Iterable<F>,
  groupOf: (figure: F) => K,
): ReadonlyMap<K, readonly CurrencyTotal[]> {
  const groups = new Map<K, F[]>()
  for (const figure of figures) {
    const group = groups.get(groupOf(figure))
    if (group === undefined) groups.set(groupOf(figure), [figure])
    else group.push(figure)
  }
  return new Map([...groups].map(([group, ones]) => [group, currencyTotals(ones)]))
}
