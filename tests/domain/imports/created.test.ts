import { describe, expect, it } from 'vitest'
import { instantOf } from '../../../src/domain/model/kernel/instant'
import type { Version } from '../../../src/domain/model/records/meta'
import { guessFor, personOf, planFor, tableOf, outcomesOf } from '../../support/import-file'
import { testId } from '../../support/test-ids'
import { make } from '../records/make'

const made = (file: string) => planFor(tableOf(file)).writes.map((write) => Reflect.get(personOf(write), 'originalCreatedAt'))

describe('when a record was made in the program it comes from', () => {
  it('is told after who it was in monday’s creation log', () => {
    expect(made('Name,Email,Creation Log\nAna Doe,ana@x.example,"Olivia Owner Jan 5, 2026 10:00 AM"\n')).toEqual([
      '2026-01-05T09:00:00.000Z',
    ])
  })

  it.each([
    [
      'HubSpot',
      'Record ID,First Name,Email,Lifecycle Stage,Create Date\n1,Ada,ada@x.example,Lead,2021-03-04 15:30\n',
      '2021-03-04T14:30',
    ],
    [
      'Pipedrive',
      '"Person - Name","Person - Email - Work","Person - Person created"\n"Ada","ada@x.example","2021-07-04 15:30:00"\n',
      '2021-07-04T13:30',
    ],
    [
      'Salesforce',
      '"First Name","Last Name","Account Name","Created Date"\n"Ada","Lovelace","Looms","3/4/2021"\n"Bob","Byron","Looms","3/31/2021"\n',
      '2021-03-04T11:00',
    ],
    [
      'Zoho',
      'Record Id,Contact Owner,First Name,Last Name,Created Time\nzcrm_1,Olivia Owner,Ada,Lovelace,"Mar 4, 2021 03:30 PM"\n',
      '2021-03-04T14:30',
    ],
    ['Notion', 'Name,Email,Created time\nAda,ada@x.example,"March 4, 2021 3:30 PM"\n', '2021-03-04T14:30'],
    ['German', 'Firmenname;Branche;Mitarbeiterzahl;Angelegt am\nLooms GmbH;Textil;12;04.03.2021\n', '2021-03-04T11:00'],
  ])('is kept from %s', (_, file, at) => {
    expect(String(made(file)[0])).toContain(at)
  })

  it('is kept of deals, and the earliest where two columns say one', () => {
    const table = tableOf(
      'Deal Name,Deal Stage,Amount,Create Date,Original Create Date\nFleet,New,12,2023-01-02 10:00,2019-05-06\n',
    )
    expect(guessFor(table).columns.at(-1)).toMatchObject({ target: 'deals.originalCreatedAt' })
    const plan = planFor(table)
    expect(plan.writes[0]?.writes).toMatchObject([{ data: { originalCreatedAt: '2019-05-06T10:00:00.000Z' } }])
    expect(outcomesOf(plan)).toEqual(['2 create'])
  })

  it('is said of the column, where its days could be read in two ways', () => {
    const file = 'First Name,Last Name,Email,Created Date\nAda,Lovelace,ada@x.example,03/04/2021\n'
    expect(outcomesOf(planFor(tableOf(file)))).toEqual(['2 create; date-order-unknown "03/04/2021"'])
    expect(outcomesOf(planFor(tableOf('Name,Email,Created\nAda,ada@x.example,31.12.2199\n')))).toEqual([
      '2 create; date-unreadable "31.12.2199"',
    ])
  })

  it('fills in what is there, unless that is no news', () => {
    const at = instantOf(Date.UTC(2024, 0, 1))
    const by = { memberId: null, via: 'app' } as const
    const stamps = { createdAt: at, createdBy: by, updatedAt: at, updatedBy: by, deletedAt: null, version: 'v1' as Version }
    const ada = {
      ...make('people', { firstName: 'Ada', emails: [{ value: 'ada@x.example' }] }),
      ...stamps,
      id: testId('ada'),
      workspaceId: testId('ws'),
    }
    const fates = ['2021-03-04', '2024-01-01', '2025-06-01'].map((day) =>
      planFor(tableOf(`Name,Email,Created\nAda,ada@x.example,${day}\n`), { people: [ada] }),
    )
    expect(fates.flatMap(outcomesOf)).toEqual(['2 update', '2 skip nothing-new', '2 skip nothing-new'])
    expect(fates[0]?.writes[0]?.writes).toMatchObject([{ patch: { originalCreatedAt: '2021-03-04T11:00:00.000Z' } }])
  })
})
