import { ratesInto, type RateTable } from '../../../domain/model/workspaces/rates'
import { dealsText } from '../../text/deals'
import type { Formats } from '../../text/format'
import { aboutSums, type Sums } from './about-sums'

export interface Worth {
  /** The exact sums, one a currency, the workspace's own first. */
  readonly parts: readonly Sums[]
  /** All of `parts` for which there is a rate, in one currency; null where nothing is worth anything. */
  readonly total: Sums | null
  /** It was converted. */
  readonly isAbout: boolean
  /** What no rate is known for, and which is not in the total. */
  readonly without: readonly Sums[]
}

/** What deals are worth together. Without any rate that helps, the total is that of the first currency alone. */
export function worthOf(totals: readonly Sums[], table: RateTable): Worth {
  const parts = byCurrency(totals, table.currency)
  const rated = new Set([table.currency, ...ratesInto(table).map(({ from }) => from)])
  const known = parts.filter(({ currency }) => rated.has(currency))
  const counted = known.length > 0 ? known : parts.slice(0, 1)
  const about = known.length > 0 ? aboutSums(known, table) : null
  return {
    parts,
    total: about ?? counted[0] ?? null,
    isAbout: about !== null,
    without: parts.filter((part) => !counted.includes(part)),
  }
}

/** What is not in a total, in short, to stand after it. */
export function besides(without: readonly Sums[], { moneyShort }: Pick<Formats, 'moneyShort'>): string {
  return dealsText.worth.besides(without.map(({ currency, amountMinor }) => moneyShort(amountMinor, currency)).join(' + '))
}

function byCurrency(totals: readonly Sums[], own: string): readonly Sums[] {
  const sums = new Map<string, Sums>()
  for (const { currency, amountMinor, weightedMinor } of totals) {
    if (amountMinor === '0') continue
    const before = sums.get(currency)
    sums.set(currency, {
      currency,
      amountMinor: plus(before?.amountMinor, amountMinor),
      weightedMinor: plus(before?.weightedMinor, weightedMinor),
    })
  }
  return [...sums.values()].toSorted((a, b) => rank(a, own) - rank(b, own) || (a.currency < b.currency ? -1 : 1))
}

function rank({ currency }: Sums, own: string): number {
  return currency === own ? 0 : 1
}

function plus(a: string | undefined, b: string): string {
  return (BigInt(a ?? '0') + BigInt(b)).toString()
}
