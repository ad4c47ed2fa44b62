import { weightedTotal, type WeightedAmount } from '../kernel/weighted-total'
import type { DealRow } from '../records/views'

/** The value of some deals in one currency, as decimal digits of minor units. */
export interface DealSum {
  readonly currency: string
  /** Of those that are open, and what may be expected of them. */
  readonly openMinor: string
  readonly weightedMinor: string
  readonly wonMinor: string
}

/** The sums of the deals, one a currency that something open or won is in, in the order of their codes. Never across. */
export function dealSums(
  deals: readonly Pick<DealRow, 'currency' | 'amountMinor' | 'probability' | 'stageKind'>[],
): readonly DealSum[] {
  const counted = deals.filter(({ amountMinor, stageKind }) => amountMinor !== null && stageKind !== 'lost')
  return [...new Set(counted.map(({ currency }) => currency))].toSorted().map((currency) => {
    const of = (kind: DealRow['stageKind']): WeightedAmount[] =>
      counted
        .filter((deal) => deal.currency === currency && deal.stageKind === kind)
        .map(({ amountMinor, probability }) => ({ amountMinor, percent: probability }))
    const { amountMinor: openMinor, weightedMinor } = weightedTotal(of('open'))
    return { currency, openMinor, weightedMinor, wonMinor: weightedTotal(of('won')).amountMinor }
  })
}
