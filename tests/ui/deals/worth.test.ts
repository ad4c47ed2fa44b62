import { describe, expect, it } from 'vitest'
import type { Id } from '../../../src/domain/model/kernel/id'
import { stageHue } from '../../../src/ui/features/deals/stage-hue'
import { worthOf } from '../../../src/ui/features/deals/worth'

const sums = (currency: string, amountMinor: string) => ({ currency, amountMinor, weightedMinor: amountMinor })
const rates = [
  { from: 'USD', to: 'EUR', rate: '0.5' },
  { from: 'GBP', to: 'USD', rate: '2' },
]

describe('what the deals of a column are worth', () => {
  it('is one total in the workspace’s currency, with the exact parts behind it, its own first', () => {
    const worth = worthOf([sums('USD', '1000'), sums('EUR', '300'), sums('USD', '200'), sums('CHF', '0')], {
      currency: 'EUR',
      rates,
    })
    expect(worth).toEqual({
      parts: [sums('EUR', '300'), sums('USD', '1200')],
      total: sums('EUR', '900'),
      isAbout: true,
      without: [],
    })
  })

  it('names the currencies without a rate, and leaves them out', () => {
    const { total, isAbout, without } = worthOf([sums('GBP', '700'), sums('EUR', '300')], { currency: 'EUR', rates })
    expect({ total, isAbout, without }).toEqual({ total: sums('EUR', '300'), isAbout: false, without: [sums('GBP', '700')] })
  })

  it('is what it is where there is one foreign currency and no rate', () => {
    const { total, isAbout, without } = worthOf([sums('GBP', '700')], { currency: 'EUR', rates })
    expect({ total, isAbout, without }).toEqual({ total: sums('GBP', '700'), isAbout: false, without: [] })
  })

  it('is nothing where nothing has an amount', () => {
    expect(worthOf([sums('EUR', '0')], { currency: 'EUR', rates }).total).toBeNull()
  })
})

describe('the colour of a stage', () => {
  const stage = (id: string, kind: 'open' | 'won' | 'lost', pipelineId = 'sales') =>
    ({ id, kind, pipelineId }) as unknown as Parameters<typeof stageHue>[1][number]
  const stages = [stage('a', 'open'), stage('x', 'open', 'other'), stage('b', 'open'), stage('won', 'won'), stage('lost', 'lost')]

  it('follows its place among the open stages of its pipeline, and its end', () => {
    const hues = ['a', 'b', 'x', 'won', 'lost', 'gone'].map((id) => stageHue(id as Id, stages))
    expect(hues).toEqual(['grey', 'blue', 'grey', 'green', 'red', 'grey'])
  })
})
