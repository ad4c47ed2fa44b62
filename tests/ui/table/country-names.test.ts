import { firstValueFrom, of } from 'rxjs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { FIELD_CATALOGUE } from '../../../src/domain/model/views/field-catalogue'
import { companyColumns } from '../../../src/ui/features/companies/company-columns'
import { personColumns } from '../../../src/ui/features/people/person-columns'
import { groupedListing$ } from '../../../src/ui/table/grouped-listing'
import { speak } from '../../../src/ui/text/in-language'

// The words stay English here: only the names of countries are looked at.
beforeAll(() => speak('de', {}))
afterAll(() => speak('en', {}))

const ROWS = [{ country: 'DE' }, { country: 'DE' }, { country: 'GB' }, { country: 'Freistaat' }, { country: null }]
const lookups = { slug: 'x', memberName: () => '', tag: () => undefined, day: (day: string) => day }

it.each([
  ['people', personColumns(lookups)],
  ['companies', companyColumns(lookups)],
] as const)('the country of %s is shown by its name in the language of the screens', (_, columns) => {
  const { render } = columns.find(({ key }) => key === 'country')!
  expect(ROWS.map((row) => render(row as never))).toEqual([
    'Deutschland',
    'Deutschland',
    'Vereinigtes Königreich',
    'Freistaat',
    null,
  ])
})

it('groups by country are headed by its name', async () => {
  const field = FIELD_CATALOGUE.people.find(({ key }) => key === 'country')!
  const page = { value: { items: ROWS, next: null, total: ROWS.length }, freshness: 'live' } as const
  const asking = { ask$: () => of(page), askOn$: () => of(page) }
  const { groups } = await firstValueFrom(groupedListing$({} as never, { field, values: [] }, asking as never))
  expect(groups?.map(({ value, label, total }) => [value, label, total])).toEqual([
    ['DE', 'Deutschland', 2],
    ['GB', 'Vereinigtes Königreich', 1],
    ['Freistaat', 'Freistaat', 1],
    [null, expect.any(String), 1],
  ])
})
