import type { CurrencyTotal } from '../../../domain/model/figures/currency-totals'
import type { WorkspaceView } from '../../app/workspace-context'
import { dealsText } from '../../text/deals'
import { reportsText } from '../../text/reports'
import { aboutSums } from '../deals/about-sums'

type Field = 'amountMinor' | 'weightedMinor'

/** Money as one figure: the sum, as far as there is one, and what it is made of. */
export interface MoneyFigure {
  readonly text: string
  /** What no rate adds to it, in short. */
  readonly more: string | null
  /** Exact, a currency each; none where the figure says it all. */
  readonly parts: readonly string[]
}

/** @param only the one currency that is asked for; null: all, in the workspace's own where its rates tell */
export function moneyFigure(
  totals: readonly CurrencyTotal[],
  field: Field,
  { view: { workspace, formats }, only }: { readonly view: Pick<WorkspaceView, 'workspace' | 'formats'>; readonly only: string | null },
): MoneyFigure {
  const exact = (total: CurrencyTotal) => formats.money(total[field], total.currency)
  const about = only === null ? aboutSums(totals, workspace) : null
  if (about !== null)
    return { text: reportsText.about(formats.moneyShort(about[field], about.currency)), more: null, parts: totals.map(exact) }
  const wanted = only ?? workspace.currency
  const main = totals.find(({ currency }) => currency === wanted) ?? (only === null ? totals[0] : undefined)
  const others = totals.filter((total) => total !== main)
  return {
    text: main === undefined ? formats.money('0', wanted) : exact(main),
    more:
      others.length === 0
        ? null
        : dealsText.worth.besides(others.map((total) => formats.moneyShort(total[field], total.currency)).join(' + ')),
    parts: others.length === 0 ? [] : totals.map(exact),
  }
}
