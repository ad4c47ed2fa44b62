import * as v from 'valibot'
import { exponentOf } from '../kernel/currency'
import { currency, says } from '../kernel/fields'

/** Digits before and after the point; zero is no rate. */
const RATE = /^(?=.*[1-9])\d{1,9}(\.\d{1,6})?$/
const RATE_PLACES = 6

/** One unit of `from` is about so many of `to`, as decimal digits: kept to the letter, for nothing exact is worked out of it. */
export const rateSchema = v.strictObject({
  from: currency,
  to: currency,
  rate: v.pipe(v.string(says('type')), v.regex(RATE, says('type'))),
})

export type Rate = Readonly<v.InferOutput<typeof rateSchema>>

/** Where rates are kept, and into which currency they lead: those into another wait until it is the workspace's again. */
export interface RateTable {
  readonly currency: string
  readonly rates: readonly Rate[]
}

interface Sum {
  readonly currency: string
  /** Integer minor units as decimal digits. */
  readonly minor: string
}

/** Those that count now. */
export function ratesInto({ currency: to, rates }: RateTable): readonly Rate[] {
  return rates.filter((rate) => rate.to === to)
}

export function isRate(text: string): boolean {
  return RATE.test(text)
}

/**
 * What sums of several currencies are together, about, in the currency of the table: minor units as decimal digits, rounded
 * half up once. `null` where that says nothing more than the sums do, and where a rate lacks: half a total would be a wrong one.
 */
export function aboutTotal(sums: readonly Sum[], table: RateTable): string | null {
  const worth = sums.filter(({ minor }) => minor !== '0')
  if (worth.every(({ currency: code }) => code === table.currency)) return null
  const rates = new Map(ratesInto(table).map(({ from, rate }) => [from, rate]))
  // Over one denominator that all share, so that it is rounded once.
  const most = Math.max(...worth.map(({ currency: code }) => exponentOf(code)))
  let total = 0n
  for (const { currency: code, minor } of worth) {
    const rate = code === table.currency ? '1' : rates.get(code)
    if (rate === undefined) return null
    total += BigInt(minor) * millionths(rate) * 10n ** BigInt(most - exponentOf(code))
  }
  const [scaled, parts] = [total * 10n ** BigInt(exponentOf(table.currency)), 10n ** BigInt(most + RATE_PLACES)]
  return ((scaled * 2n + parts) / (parts * 2n)).toString()
}

function millionths(rate: string): bigint {
  const [whole = '', fraction = ''] = rate.split('.')
  return BigInt(whole + fraction.padEnd(RATE_PLACES, '0'))
}
