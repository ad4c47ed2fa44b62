import { expect, it } from 'vitest'
import { guessMapping } from '../../../../src/domain/model/imports/recognising/guess-mapping'
import { carryChoices } from '../../../../src/domain/model/imports/recognising/carry-choices'
import type { Target } from '../../../../src/domain/model/imports/targets'
import { tableOf } from '../../../support/import-file'

it('keeps what was chosen for columns when the rows turn out to be of another kind', () => {
  const { columns } = tableOf('Name,City,Blurb,Rating,Phone,Deal\nNorthwind,Rome,Nice,A,030 55555,Fleet\n')
  const [people, companies] = (['people', 'companies'] as const).map((chosen) => guessMapping(columns, () => [], { chosen }))
  const chosen: Readonly<Record<number, Target | null>> = { 2: 'people.description', 3: 'people.tags', 4: null, 5: 'deals.title' }
  const mapping = people?.columns.map((own, at) =>
    at in chosen ? { target: chosen[at] ?? null, group: '', label: null, basis: 'chosen' as const } : own,
  )
  if (mapping === undefined || people === undefined || companies === undefined) return expect.fail()
  expect(carryChoices(mapping, people, companies).map(({ target }) => target)).toEqual([
    'companies.name',
    'companies.city',
    'companies.description',
    'companies.tags',
    null,
    'deals.title',
  ])
})
