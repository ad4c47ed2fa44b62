export interface WeightedAmount {
  /** Integer minor units; `null` adds nothing. */
  readonly amountMinor: number | null
  /** An integer from 0 to 100. */
  readonly percent: number
}

/** Minor units as decimal digits: a sum may exceed what a JavaScript number holds exactly. */
export interface WeightedTotal {
  readonly amountMinor: string
  /** Rounded half up to a minor unit, once, after summing. */
  readonly weightedMinor: string
}

export function weightedTotal(amounts: Iterable<WeightedAmount>): WeightedTotal {
  const { amount, hundredfold } = weightedSum(amounts)
  return { amountMinor: amount.toString(), weightedMinor: roundedHundredth(hundredfold).toString() }
}

/** Sums that others may still be added to: nothing is rounded yet. */
export interface WeightedSum {
  readonly amount: bigint
  /** Each amount times its percent. */
  readonly hundredfold: bigint
}

export function weightedSum(amounts: Iterable<WeightedAmount>): WeightedSum {
  let amount = 0n
  let hundredfold = 0n
  for (const { amountMinor, percent } of amounts) {
    if (amountMinor === null) continue
    const minor = BigInt(amountMinor)
    amount += minor
    hundredfold += minor * BigInt(percent)
  }
  return { amount, hundredfold }
}

/** Half up. The sum must not be negative. */
export function roundedHundredth(hundredfold: bigint): bigint {
  return (hundredfold + 50n) / 100n
}
