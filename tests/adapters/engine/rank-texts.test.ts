import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rankNumbers } from '../../../src/adapters/shared/engine/rank-keys'
import { rankTexts } from '../../../src/adapters/shared/engine/rank-texts'
import { compareText } from '../../../src/domain/model/kernel/compare-text'
import { SHARED_MACHINE_MS } from '../../support/shared-machine'

const anyText = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'b', '\u{1F600}', '\uffee', 'é'), maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ maxLength: 3 }).map((end) => `the same long beginning ${end}`),
)

describe('ranking', { timeout: SHARED_MACHINE_MS }, () => {
  it('numbers texts as their comparator orders them', () => {
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 200, size: 'max' }), (texts) => {
        const distinct = [...new Set(texts)].sort(compareText)
        expect([...rankTexts(texts)]).toEqual(texts.map((text) => distinct.indexOf(text) + 1))
      }),
    )
  })

  it('numbers numbers', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.integer(), fc.double({ noNaN: true }))), (values) => {
        const distinct = [...new Set(values)].sort((a, b) => a - b)
        expect([...rankNumbers(values)]).toEqual(values.map((value) => distinct.findIndex((other) => other === value) + 1))
      }),
    )
  })
})
