import { describe, expect, it } from 'vitest'
import { lastDayOf } from '../../../../src/domain/model/imports/recognising/values/periods'
import { contextFor, csv, guessFor, madeBy, planFor } from '../../../support/import-file'

describe('a month or a quarter by which a deal is to be closed', () => {
  it.each([
    ['03/2027', '2027-03-31'],
    ['2027-02', '2027-02-28'],
    ['2028/2', '2028-02-29'],
    ['März 2027', '2027-03-31'],
    ['Dec 2026', '2026-12-31'],
    ['marzo de 2027', '2027-03-31'],
    ['апрель 2027 г.', '2027-04-30'],
    ['2027年3月', '2027-03-31'],
    ['Q3 2026', '2026-09-30'],
    ['2026-Q4', '2026-12-31'],
    ['T1 2027', '2027-03-31'],
    ['2. Quartal 2027', '2027-06-30'],
    ['2º trimestre 2027', '2027-06-30'],
  ])('%s ends on %s', (text, day) => expect(lastDayOf(text)).toBe(day))

  it.each(['13/2027', 'Q5 2026', '2027', 'soon', 'May be', '1234', '03/27', ''])('%s is none', (text) => {
    expect(lastDayOf(text)).toBeNull()
  })

  it('is when the deal is expected to close, and no day of anything else', () => {
    const table = csv('Deal name;Expected close date;Created on', 'Roof;03/2027;2026-01-05', 'Hall;2027-05-12;Q3 2026')
    const plan = planFor(table, {}, { mapping: guessFor(table, { chosen: 'deals' }).columns, context: contextFor('deals') })
    const deals = plan.writes.flatMap((write) => madeBy(write, 'deals')).map(({ data }) => data)
    expect(deals.map(({ expectedCloseOn }) => expectedCloseOn)).toEqual(['2027-03-31', '2027-05-12'])
    expect(deals[1]?.originalCreatedAt ?? null).toBeNull()
  })
})
