import { describe, expect, it } from 'vitest'
import type { RecordOf } from '../../../../src/domain/model/records/collections'
import { madeBy, planFor, tableOf, outcomesOf } from '../../../support/import-file'

/** The workspace after a file came in. */
function after(csv: string) {
  const { writes } = planFor(tableOf(csv))
  const there = { version: 'v1' }
  const made = <K extends 'people' | 'companies'>(collection: K) => [
    ...new Map(
      writes.flatMap((write) =>
        madeBy(write, collection).map(({ id, data }) => [id, { ...data, id, ...there } as unknown as RecordOf<K>] as const),
      ),
    ).values(),
  ]
  return { people: made('people'), companies: made('companies') }
}

const again = (csv: string, first = csv) => outcomesOf(planFor(tableOf(csv), after(first)))

describe('a file that comes again', () => {
  it('finds the people who have nothing but a name, with a company or without', () => {
    const csv = 'First name,Last name,Company,Job title\nAna,Doe,,CEO\nBob,,Acme,\nCÉLINE,Roe,,\nDee,Poe,Acme,\n'
    expect(again(csv)).toEqual(['2 skip nothing-new', '3 skip nothing-new', '4 skip nothing-new', '5 skip nothing-new'])
    expect(again('First name,Last name\nCeline,Roe\n', csv)).toEqual(['2 skip nothing-new'])
  })

  it('takes nobody for a namesake at another company, at a new one, or of another profile, job or birthday', () => {
    const first =
      'Name,Company,LinkedIn,Job title,Birthday\nAna,Acme,,,\nBob Roe,,https://linkedin.com/in/bob,,\nCy Poe,,,CEO,1980-03-12\n'
    const rows = [
      'Ana,Beta,,,',
      'Ana,,,,',
      'Bob Roe,Acme,,,',
      'Bob Roe,New,,,',
      'Bob Roe,,https://linkedin.com/in/roe,,',
      'Cy Poe,,,Buyer,',
      'Cy Poe,,,,1981-03-12',
    ]
    for (const row of rows) expect(again(`Name,Company,LinkedIn,Job title,Birthday\n${row}\n`, first)).toEqual(['2 create'])
  })

  it('asks where several bear the name', () => {
    const two = 'Name,Job title\nAna Doe,CEO\nAna Doe,Buyer\n'
    expect(outcomesOf(planFor(tableOf(two)))).toEqual(['2 create', '3 create'])
    expect(again(two)).toEqual(['2 skip nothing-new', '3 skip nothing-new'])
    expect(again('Name,Tags\nAna Doe,VIP\n', two)).toEqual(['2 skip several-match'])
  })

  it('finds who has a number that cannot be read', () => {
    const csv = 'Name,Phone\nAna Doe,ask at the desk 12\n'
    expect(again(csv)[0]).toContain('2 skip nothing-new')
    expect(again('Name,Phone\nAna Doe,ask at the desk 13\n', csv)[0]).toContain('2 create')
  })
})
