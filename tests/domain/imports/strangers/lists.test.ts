import { describe, expect, it } from 'vitest'
import type { Person } from '../../../../src/domain/model/people/person'
import { writeWorkbook } from '../../../support/write-workbook'
import { formatOf, guessFor, planFor, tableOf, outcomesOf, written } from '../../../support/import-file'

describe('lists that people keep by hand', () => {
  it('takes a list of projects with amounts and chances for deals, and a status for the stage that it names', () => {
    const csv =
      'Projekt;Kunde;Ansprechpartner;Betrag;Status;Wahrscheinlichkeit;Abschluss geplant\n' +
      'Dach;Huber GmbH;Hans Huber;12.500,00;Angebot;60%;15.12.2026\nHalle;Meier AG;;1.000;gewonnen;100%;01.10.2025\n'
    const table = tableOf(csv)
    expect(guessFor(table).columns.map(({ target }) => target)).toEqual([
      'deals.title',
      'companies.name',
      'people.fullName',
      'deals.amount',
      'deals.status',
      'deals.probability',
      'deals.expectedCloseOn',
    ])
    expect(outcomesOf(planFor(table))).toEqual(['2 create', '3 create'])
  })

  it('leaves people people, though somebody noted beside them what a deal is worth', () => {
    const table = tableOf('Name,Company,Email,Status,Deal Value\nAna Doe,Acme,ana@acme.example,Lead,"$12,500.00"\n')
    expect(guessFor(table).primary).toBe('people')
    expect(written(planFor(table))).toMatchObject([{ firstName: 'Ana', lastName: 'Doe' }])
  })

  it('sees names in a list without a header, the last one first', () => {
    const text = 'Doe, Ana\tana@acme.example\nMüller-Lüdenscheidt, Prof. Dr. Hans\thans@ml.example\n'
    expect(written(planFor(tableOf(text)))).toMatchObject([
      { firstName: 'Ana', lastName: 'Doe' },
      { firstName: 'Hans', lastName: 'Müller-Lüdenscheidt', namePrefix: 'Prof. Dr.' },
    ])
  })

  it('takes who a mail goes to from its address, where nothing else names them', () => {
    const csv = 'First name,Email\n,Cleo Roe <cleo@acme.example>\nAna,Somebody <ana@acme.example>\n'
    const [cleo, ana] = written(planFor(tableOf(csv)))
    expect([cleo, ana]).toMatchObject([{ firstName: 'Cleo', lastName: 'Roe' }, { firstName: 'Ana' }])
    expect(ana).not.toHaveProperty('lastName')
  })

  it('reads headers with remarks, and with two words for one thing', () => {
    const table = tableOf(
      'Teilnehmer,Mail,Geburtstag (TT.MM.),Firma / Verein,Name (company)\nAna Doe,a@b.example,01.02.1990,Acme,x\n',
    )
    expect(guessFor(table).columns.map(({ target }) => target)).toEqual([
      'people.fullName',
      'people.email',
      'people.birthday',
      'companies.name',
      null,
    ])
  })

  it('leaves the line of totals below the table', () => {
    const rows = [
      ['Name', 'E-Mail', 'Umsatz'],
      ['Ana Doe', 'ana@acme.example', 12.5],
      ['Summe', null, 12.5],
    ]
    const table = tableOf(writeWorkbook({ sheets: [{ name: 'Kunden', rows }] }))
    expect([outcomesOf(planFor(table)), table.footer]).toEqual([['2 create'], ['Summe 12.5']])
    const people = tableOf('Name,Email,Company\nAna Doe,a@b.example,Acme\nTotal,t@total.example,Total\n')
    expect(outcomesOf(planFor(people))).toEqual(['2 create', '3 create'])
  })

  it('reads numbers without a prefix as those of the country that the row names, and leaves those that are not its', () => {
    const csv =
      'Name,Phone,Country\nAna Doe,(512) 757-6000,United States\nBob Roe,07400 123456,UK\nCleo Roe,0171 1234567,Spain\nDee Poe,030 1234567,Atlantis\n'
    const numbers = written(planFor(tableOf(csv))).map((row) => (row as { phones: { e164: string }[] }).phones[0]?.e164)
    expect(numbers).toEqual(['+15127576000', '+447400123456', null, '+49301234567'])
  })

  it('reads what Excel saved on an old Mac', () => {
    const bytes = Uint8Array.from('Name,Email\rJos\u008e,j@x.example\r', (letter) => letter.charCodeAt(0))
    const table = tableOf(bytes)
    expect([formatOf(table), table.rows[0]?.cells[0]]).toEqual(['macintosh, ","', 'José'])
  })
})

describe('addresses as mail programs write whom a mail goes to', () => {
  const people = (text: string) =>
    written(planFor(tableOf(text))).map((person) => {
      const { firstName, lastName, emails } = person as Partial<Person>
      return [firstName, lastName, ...(emails ?? []).map(({ value }) => value)].filter(Boolean).join(' ')
    })

  it('makes a person of each, and nobody of several', () => {
    expect(people('To: Ana Doe <ana@x.example>, "Roe, Cy" <cy@x.example>; bob@x.example')).toEqual([
      'Ana Doe ana@x.example',
      'Cy Roe cy@x.example',
      'bob@x.example',
    ])
    expect(people('Doe, Ana <ana@x.example>; Roe, Cy <cy@x.example>\nbob@x.example\n')).toEqual([
      'Ana Doe ana@x.example',
      'Cy Roe cy@x.example',
      'bob@x.example',
    ])
  })

  it('leaves rows of two addresses, names and other tables what they are', () => {
    expect(people('ana@x.example,a2@x.example\nbob@x.example,b2@x.example\n')).toHaveLength(2)
    expect(people('Ana Doe,ana@x.example\nBob Roe,bob@x.example\n')).toEqual(['Ana Doe ana@x.example', 'Bob Roe bob@x.example'])
    expect(people('Email\nana@x.example;a2@x.example\n')).toEqual(['ana@x.example a2@x.example'])
  })
})
