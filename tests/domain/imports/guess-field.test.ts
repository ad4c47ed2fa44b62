import { describe, expect, it } from 'vitest'
import { guessField } from '../../../src/domain/model/imports/recognising/guess-field'

const guess = (...values: string[]) => guessField(values, { locale: 'en', currency: 'EUR' })

describe('the field that a column could become', () => {
  it('is of the kind that all its values are of, and a text where they are not', () => {
    const types = [
      guess('2024-01-31', '2024-02-28 10:00'),
      guess('31.1.2024', '1/2/2024', 'January 31, 2024', '1.11.2026 10:00'),
      guess('yes', 'No', 'x'),
      guess('a@x.example', 'b@y.example'),
      guess('https://x.example', 'www.y.example'),
      guess('€ 12.50', '3,000 EUR'),
      guess('EUR', 'USD'),
      guess('+49 30 901820', '0049 30 12'),
      guess('12', '3.5', '-'),
      guess('007', '12'),
      guess('12', 'about ten'),
      guess(),
    ].map(({ type }) => type)
    expect(types).toEqual([
      'date',
      'date',
      'checkbox',
      'email',
      'url',
      'money',
      'text',
      'phone',
      'number',
      'text',
      'text',
      'text',
    ])
  })

  it('is a choice where few words come again and again, each as it is spelled first', () => {
    expect([guess('Gold', 'gold', 'Silver', 'Gold'), guess('a; b', 'b;c', 'a', 'c; b'), guess('One', 'Two', 'Three')]).toEqual([
      { type: 'select', choices: ['Gold', 'Silver'] },
      { type: 'multi-select', choices: ['a', 'b', 'c'] },
      { type: 'text', choices: [] },
    ])
  })
})
