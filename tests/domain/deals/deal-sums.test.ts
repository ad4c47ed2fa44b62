import { expect, it } from 'vitest'
import { dealSums } from '../../../src/domain/model/deals/deal-sums'

const deal = (stageKind: 'open' | 'won' | 'lost', amountMinor: number | null, currency: string, probability = 50) => {
  return { stageKind, amountMinor, currency, probability }
}

it('sums deals up a currency each: what is open, what of it may come, and what was won', () => {
  const most = Number.MAX_SAFE_INTEGER
  const deals = [
    deal('open', 101, 'EUR'),
    deal('open', 100, 'EUR', 25),
    deal('won', most, 'EUR', 100),
    deal('won', most, 'EUR', 100),
    deal('lost', 7_000, 'EUR', 0),
    deal('open', null, 'EUR'),
    deal('won', 9, 'JPY', 100),
    deal('lost', 5, 'USD', 0),
  ]
  expect(dealSums(deals)).toEqual([
    { currency: 'EUR', openMinor: '201', weightedMinor: '76', wonMinor: (2n * BigInt(most)).toString() },
    { currency: 'JPY', openMinor: '0', weightedMinor: '0', wonMinor: '9' },
  ])
})
