import { aboutTotal, type RateTable } from '../../../domain/model/workspaces/rates'

export interface Sums {
  readonly currency: string
  readonly amountMinor: string
  readonly weightedMinor: string
}

/** Sums of several currencies in the workspace's own, about; `null` where its rates do not tell. The exact ones stay as they are. */
export function aboutSums(totals: readonly Sums[], table: RateTable): Sums | null {
  const amountMinor = aboutTotal(
    totals.map(({ currency, amountMinor: minor }) => ({ currency, minor })),
    table,
  )
  if (amountMinor === null) return null
  const weightedMinor = aboutTotal(
    totals.map(({ currency, weightedMinor: minor }) => ({ currency, minor })),
    table,
  )
  return { currency: table.currency, amountMinor, weightedMinor: weightedMinor ?? '0' }
}
