import { expect, it } from 'vitest'
import { keepAsFields } from '../../../src/ui/features/import/keep-fields'
import { testId } from '../../support/test-ids'

const column = (index: number, name: string, type: 'text' | 'select', choices: readonly string[] = []) => ({
  index,
  name,
  occurrence: 1,
  samples: ['x'],
  field: { type, choices },
})

it('keeps columns as fields of the type that their values look like, and uses a field of that name that is there', () => {
  let made = 0
  const newId = () => testId(`made ${(made += 1)}`)
  const first = keepAsFields([column(3, 'Shirt size', 'select', ['S', 'M']), column(5, 'Shirt  Size', 'text')], {
    collection: 'people',
    fields: [],
    newId,
  })
  expect(first.map(({ column: at, target, field }) => [at, target, field?.data.type ?? null])).toEqual([
    [3, 'people.custom.shirt_size', 'select'],
    [5, 'people.custom.shirt_size', null],
  ])
  expect(first[0]?.field?.data.options.map(({ label }) => label)).toEqual(['S', 'M'])
})
