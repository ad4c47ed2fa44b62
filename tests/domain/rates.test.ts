import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aboutTotal, type RateTable } from '../../src/domain/model/workspaces/rates'

const TABLE: RateTable = {
  currency: 'EUR',
  rates: [
    { from: 'USD', to: 'EUR', rate: '0.92' },
    { from: 'JPY', to: 'EUR', rate: '0.006' },
    { from: 'GBP', to: 'USD', rate: '1.3' },
  ],
}

describe('about how much sums of several currencies are together', () => {
  test('each by its own rate and its own minor unit, rounded once', () => {
    const sums = [
      { currency: 'EUR', minor: '10000' },
      { currency: 'USD', minor: '1' },
      { currency: 'JPY', minor: '1000' },
    ]
    // 100.00 + 0.0092 + 6.00
    expect(aboutTotal(sums, TABLE)).toBe('10601')
  })

  test('beyond what a number holds exactly', () => {
    expect(aboutTotal([{ currency: 'USD', minor: '100000000000000000000' }], TABLE)).toBe('92000000000000000000')
  })

  test('nothing where it is one currency anyway, where nothing is worth anything, and where a rate lacks', () => {
    expect(aboutTotal([{ currency: 'EUR', minor: '5' }], TABLE)).toBeNull()
    expect(aboutTotal([{ currency: 'USD', minor: '0' }], TABLE)).toBeNull()
    expect(
      aboutTotal(
        [
          { currency: 'CHF', minor: '5' },
          { currency: 'EUR', minor: '5' },
        ],
        TABLE,
      ),
    ).toBeNull()
  })

  test('a rate into another currency waits until that is the workspace’s', () => {
    const sums = [{ currency: 'GBP', minor: '100' }]
    expect(aboutTotal(sums, TABLE)).toBeNull()
    expect(aboutTotal(sums, { ...TABLE, currency: 'USD' })).toBe('130')
  })

  test('a rate of one changes nothing, whatever the amounts', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 30n }), fc.bigInt({ min: 0n, max: 10n ** 30n }), (usd, eur) => {
        const table = { currency: 'EUR', rates: [{ from: 'USD', to: 'EUR', rate: '1' }] }
        const sums = [
          { currency: 'USD', minor: usd.toString() },
          { currency: 'EUR', minor: eur.toString() },
        ]
        expect(aboutTotal(sums, table)).toBe((usd + eur).toString())
      }),
    )
  })
})
