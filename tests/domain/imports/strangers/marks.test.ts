import { describe, expect, it } from 'vitest'
import { madeBy, planFor, tableOf, outcomesOf, written } from '../../../support/import-file'

describe('marks that part values, and those that belong to one', () => {
  it('leaves the semicolon in an address of the web, and parts two addresses at one', () => {
    const csv = 'First name,Last name,Website\nAna,Doe,https://x.example/a;b?c=1;d=2\nBob,Roe,x.example/a;y.example/b\n'
    const urls = written(planFor(tableOf(csv))).map((row) => (row as { links: { url: string }[] }).links.map(({ url }) => url))
    expect(urls).toEqual([['https://x.example/a;b?c=1;d=2'], ['https://x.example/a', 'https://y.example/b']])
  })

  it('keeps a company’s name with a semicolon whole, and the two that HubSpot joins apart', () => {
    const csv = 'First name,Last name,Company\nAna,Doe,"Beta; Sons & Co."\nBob,Roe,Acme GmbH;Acme Holding\n'
    const plan = planFor(tableOf(csv))
    expect(written(plan)).toMatchObject([{ newCompanies: ['Beta; Sons & Co.'] }, { newCompanies: ['Acme GmbH'] }])
    expect(outcomesOf(plan)).toEqual(['2 create', '3 create; more-companies "Acme Holding"'])
    const companies = planFor(tableOf('Company name,Company Domain Name\nWerk;Söhne,werk.example\nWerk,other.example\n'))
    expect(companies.writes.flatMap((write) => madeBy(write, 'companies').map(({ data }) => data.name))).toEqual([
      'Werk;Söhne',
      'Werk',
    ])
  })

  it('leaves a comma at the end of a street, and writes one between two lines', () => {
    const csv = 'First name,Last name,Street,City\nAna,Doe,"Ring 1,",Rome\nBob,Roe,"Ring 1,\nBack",Rome\n'
    expect(written(planFor(tableOf(csv)))).toMatchObject([
      { address: { street: 'Ring 1,' } },
      { address: { street: 'Ring 1, Back' } },
    ])
  })

  it('takes no form of address for a first name', () => {
    const card = 'BEGIN:VCARD\nVERSION:3.0\nN:Smith;;;Dr.;\nFN:Dr. Smith\nEMAIL:s@clinic.example\nEND:VCARD\n'
    expect(written(planFor(tableOf(card)))).toEqual([expect.objectContaining({ lastName: 'Smith', namePrefix: 'Dr.' })])
    expect(written(planFor(tableOf(card)))[0]).not.toHaveProperty('firstName')
  })
})
