import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stageTotals } from '../../src/domain/model/deals/stage-totals'
import { weightedTotal } from '../../src/domain/model/kernel/weighted-total'
import { MAX_MINOR } from '../../src/domain/model/kernel/fields'
import type { Id } from '../../src/domain/model/kernel/id'

const amount = fc.record({
  amountMinor: fc.option(fc.integer({ min: 0, max: MAX_MINOR })),
  percent: fc.integer({ min: 0, max: 100 }),
})

describe('a weighted total', () => {
  it('does not depend on the order of its amounts', () => {
    fc.assert(
      fc.property(fc.array(amount), (amounts) => {
        expect(weightedTotal(amounts.toReversed())).toEqual(weightedTotal(amounts))
      }),
    )
  })

  it('equals the sum by long division, rounded half up once', () => {
    fc.assert(
      fc.property(fc.array(amount), (amounts) => {
        const sum = amounts.reduce((all, { amountMinor }) => all + BigInt(amountMinor ?? 0), 0n)
        const hundredfold = amounts.reduce(
          (all, { amountMinor, percent }) => all + BigInt(amountMinor ?? 0) * BigInt(percent),
          0n,
        )
        const rounded = hundredfold / 100n + (hundredfold % 100n >= 50n ? 1n : 0n)
        expect(weightedTotal(amounts)).toEqual({ amountMinor: `${sum}`, weightedMinor: `${rounded}` })
      }),
    )
  })

  it('stays exact where JavaScript numbers do not', () => {
    expect(weightedTotal(Array.from({ length: 1001 }, () => ({ amountMinor: MAX_MINOR, percent: 99 })))).toEqual({
      amountMinor: '1001000000000000000',
      weightedMinor: '990990000000000000',
    })
  })
})

describe('stage totals', () => {
  const [workspaceId, pipelineId, lead, offer] = ['w', 'p', 'lead', 'offer'] as unknown as Id[]
  const deal = { workspaceId: workspaceId!, pipelineId: pipelineId!, deletedAt: null, currency: 'EUR', probability: null }

  it('keep stages and currencies apart, count deals without an amount, and leave out the trash', () => {
    const totals = stageTotals(
      [
        { ...deal, stageId: lead!, amountMinor: 1 },
        { ...deal, stageId: lead!, amountMinor: null },
        { ...deal, stageId: lead!, amountMinor: 500, currency: 'USD', probability: 90 },
        { ...deal, stageId: offer!, amountMinor: 3 },
        { ...deal, stageId: offer!, amountMinor: 9, deletedAt: '2026-01-01T00:00:00.000Z' as never },
      ],
      (id) => ({ probability: id === lead ? 10 : 50 }),
    )
    expect(totals.map(({ id, count, amountMinor, weightedMinor }) => [id, count, amountMinor, weightedMinor])).toEqual([
      ['lead/EUR', 2, '1', '0'],
      ['lead/USD', 1, '500', '450'],
      ['offer/EUR', 1, '3', '2'],
    ])
  })
})
