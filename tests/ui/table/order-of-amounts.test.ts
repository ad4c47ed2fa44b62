import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Id } from '../../../src/domain/model/kernel/id'
import { comparePositions, positionOf } from '../../../src/domain/model/query/order'
import { FIELD_CATALOGUE } from '../../../src/domain/model/views/field-catalogue'
import { fieldsByKey } from '../../../src/domain/model/views/fit'
import { listQuery, plainView } from '../../../src/ui/table/list-view'

const rows = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    currency: fc.constantFrom('EUR', 'GBP', 'JPY', 'USD'),
    amountMinor: fc.option(fc.nat(), { nil: null }),
  }),
  { selector: ({ id }) => id },
)

it('deals sorted by amount stand in one run a currency, by amount within it, those without one last', async () => {
  const lens = {
    fields: fieldsByKey(FIELD_CATALOGUE.deals),
    usualSort: [],
    asked: () => ({}) as never,
    filterContext: () => ({}) as never,
  }
  for (const direction of ['asc', 'desc'] as const) {
    const view = { ...plainView('table'), sort: [{ field: 'amount', direction }] }
    const { orderBy = [] } = await listQuery(view, lens, { workspaceId: 'w' as Id, limit: 100 })
    const compare = comparePositions(orderBy)
    fc.assert(
      fc.property(rows, (deals) => {
        const sorted = deals.toSorted((a, b) => compare(positionOf(orderBy, a as never), positionOf(orderBy, b as never)))
        for (const [index, deal] of sorted.entries()) {
          const before = sorted[index - 1]
          if (before === undefined || before.currency !== deal.currency) continue
          const [low, high] = direction === 'asc' ? [before, deal] : [deal, before]
          if (deal.amountMinor !== null) expect(low.amountMinor!).toBeLessThanOrEqual(high.amountMinor!)
        }
        const runs = sorted.map(({ currency }) => currency).filter((currency, index, all) => currency !== all[index - 1])
        expect(new Set(runs).size).toBe(runs.length)
      }),
    )
  }
})
