import { describe, expect, it } from 'vitest'
import {
  formatOf,
  guessFor,
  madeBy,
  personOf,
  planFor,
  refusalOf,
  tableOf,
  outcomesOf,
  written,
} from '../../../support/import-file'

function companiesOf(text: string) {
  return planFor(tableOf(text)).writes.flatMap((write) => madeBy(write, 'companies').map(({ data }) => data))
}

describe('customers of bookkeeping, shops and lists of companies', () => {
  it('keeps the address of a company with the company, and makes nobody without a name of it', () => {
    const csv =
      'Company name,Email,Phone,Industry,Employees\nAcme Ltd,info@acme.example,+44 20 7946 0000,Software,50\nBeta GmbH,anna@beta.example,,,\n'
    expect(guessFor(tableOf(csv)).primary).toBe('companies')
    expect(companiesOf(csv)).toMatchObject([{ description: 'info@acme.example' }, { description: 'anna@beta.example' }])
    expect(planFor(tableOf(csv)).writes.flatMap((write) => madeBy(write, 'people'))).toEqual([])
  })

  it('takes one name beside others that are no part of it for the business, and whoever the others name for somebody there', () => {
    const csv =
      '*ContactName,EmailAddress,FirstName,LastName,POAddressLine1,POCity,POCountry,PhoneNumber\n' +
      'Ridgeway University,cindy@ridgeway.example,Cindy,Jones,1 Campus Drive,Ridge Heights,USA,(212) 555-0100\n' +
      'PC Complete,info@pccomplete.example,,,,,,\n'
    expect(outcomesOf(planFor(tableOf(csv)))).toEqual(['2 create', '3 create'])
    expect(companiesOf(csv).map(({ name }) => name)).toEqual(['Ridgeway University', 'PC Complete'])
    expect(written(planFor(tableOf(csv)))[0]).toMatchObject({
      firstName: 'Cindy',
      lastName: 'Jones',
      phones: [{ e164: '+12125550100' }],
      address: { street: '1 Campus Drive', city: 'Ridge Heights' },
    })
  })

  it('takes the name beside a contact’s for the business, but where most are people themselves', () => {
    const rows = 'Acme B.V.,Ana de Vries,info@acme.example\nBeta,Bob Roe,info@beta.example\n'
    const named = (csv: string) => guessFor(tableOf(csv)).columns.map(({ target }) => target)
    expect(named(`Naam,Contactpersoon,E-mail\n${rows}`)).toEqual(['companies.name', 'people.fullName', 'people.email'])
    const mixed = 'Acme B.V.,Ana de Vries,info@acme.example\nBob Roe,,bob@web.example\n'
    expect(named(`Naam,Contactpersoon,E-mail\n${mixed}`)).toEqual(['people.fullName', null, 'people.email'])
  })

  it('makes a company of what ends in a legal form, where a list has one column for all names, and nobody else of it', () => {
    const csv = 'Name,E-Mail,Telefon\nMüller GmbH,info@mueller.example,0351 12345\nAna Sa,ana@sa.example,0351 12346\n'
    expect(companiesOf(csv).map(({ name }) => name)).toEqual(['Müller GmbH'])
    expect(written(planFor(tableOf(csv)))[1]).toMatchObject({ firstName: 'Ana', lastName: 'Sa' })
  })

  it('tells companies and people of one list of customers apart by its column for that', () => {
    const csv =
      'ID,Customer Name,Customer Type,Website,Industry,Email Id\nC-1,Acme,Company,https://acme.example,Software,info@acme.example\nC-2,Ana Doe,Individual,,,ana@web.example\n'
    const plan = planFor(tableOf(csv))
    expect(plan.writes.map(({ primary }) => primary.collection)).toEqual(['companies', 'people'])
    expect(companiesOf(csv).map(({ name }) => name)).toEqual(['Acme'])
  })

  it('finds the names of DATEV’s columns below the line that is about the file', () => {
    const csv =
      '"EXTF";700;16;"Debitoren/Kreditoren";5;20261103101500000;;"RE";"";"";1001;1\r\n' +
      'Konto;Name (Adressattyp Unternehmen);Name (Adressattyp natürl. Person);Vorname (Adressattyp natürl. Person);Adressattyp;Kurzbezeichnung;EU-UStID;Straße;Postleitzahl;Ort;Telefon;E-Mail\r\n' +
      '10001;"Müller GmbH";;;2;"Müller";"DE1";"Industriestr. 5";70565;Stuttgart;0711/123456;info@mueller.example\r\n' +
      '10002;;"Schäfer";"Jörg";1;;;"Gartenweg 1";01067;Dresden;;jörg@web.example\r\n'
    const table = tableOf(csv)
    expect(table.preamble).toHaveLength(1)
    const plan = planFor(table)
    expect(plan.writes.map(({ primary }) => primary.collection)).toEqual(['companies', 'people'])
    expect(personOf(plan.writes[1] ?? expect.fail())).toMatchObject({ firstName: 'Jörg', lastName: 'Schäfer' })
  })

  it('names whom Lexware says to ask for at a company, and not beside a customer of their own name', () => {
    const csv =
      'Firmenname;Vorname;Nachname;E-Mail (Geschäftlich);Ansprechpartner Vorname;Ansprechpartner Nachname\n' +
      'Müller GmbH;;;info@mueller.example;Anna;Müller\n;Max;Muster;max@muster.example;Eva;Kern\n'
    expect(written(planFor(tableOf(csv)))).toMatchObject([
      { firstName: 'Anna', lastName: 'Müller', newCompanies: ['Müller GmbH'] },
      { firstName: 'Max', lastName: 'Muster' },
    ])
  })

  it('parts the numbers of one cell that each say what they are', () => {
    const csv = 'Name,Phone numbers\nAna Doe,"Phone:+1 650 555 3311 Mobile:+1 650 555 3312"\n'
    expect(written(planFor(tableOf(csv)))).toMatchObject([
      {
        phones: [
          { e164: '+16505553311', label: 'Phone' },
          { e164: '+16505553312', label: 'Mobile' },
        ],
      },
    ])
  })

  it('takes what somebody may do in a shop for no job, and a prefix of numbers for no country', () => {
    const csv =
      'Name,Email,Role,Country Code,Country\nAna Doe,ana@shop.example,customer,+49,Germany\nBob Roe,b@shop.example,administrator,+1,\n'
    expect(guessFor(tableOf(csv)).columns.map(({ target }) => target)).toEqual([
      'people.fullName',
      'people.email',
      null,
      null,
      'people.country',
    ])
  })

  it('reads Vtiger’s links without the module before them', () => {
    const csv =
      'Opportunity Name,Amount,Organization Name,Contact Name,Sales Stage\nSeats,"12,000.00",Accounts::::Acme,Contacts::::Ana Doe,New\n'
    const plan = planFor(tableOf(csv))
    const names = plan.writes.flatMap((write) => [
      ...madeBy(write, 'companies').map(({ data }) => data.name),
      ...madeBy(write, 'people').map(({ data }) => `${data.firstName} ${data.lastName}`),
    ])
    expect(names).toEqual(['Acme', 'Ana Doe'])
  })

  it('reads times in the zone that their column names, and those of Salesforce’s data export in GMT', () => {
    const made = (csv: string) => written(planFor(tableOf(csv)))[0]
    expect(made('Name,Email,Created (UTC)\nAna Doe,ana@x.example,2024-02-01 10:11\n')).toMatchObject({
      originalCreatedAt: '2024-02-01T10:11:00.000Z',
    })
    expect(made('Name,Email,Create Date (GMT+2)\nAna Doe,ana@x.example,2024-02-01 10:11\n')).toMatchObject({
      originalCreatedAt: '2024-02-01T08:11:00.000Z',
    })
    const weekly =
      'Id,FirstName,LastName,CreatedDate,CreatedById,SystemModstamp\n0035g00000ABCDeAAP,Ana,Doe,2021-07-04 22:30:00,x,\n'
    expect(made(weekly)).toMatchObject({ originalCreatedAt: '2021-07-04T22:30:00.000Z' })
  })

  it('says that a table of messages is one, and not row by row that nobody is in it', () => {
    const files = [
      'CONVERSATION ID,CONVERSATION TITLE,FROM,SENDER PROFILE URL,TO,DATE,SUBJECT,CONTENT,FOLDER\nc1,,Ana,https://x.example,Me,2026-08-01 10:00:00 UTC,,Hello,INBOX\n',
      'From,To,Sent At,Message,Direction,inviterProfileUrl\nAna Doe,Me,"11/3/26, 9:15 AM",,INCOMING,https://x.example\n',
      '"Subject","Body","From: (Name)","From: (Address)","To: (Name)"\n"Hi","Text","Ana","ana@x.example","Me"\n',
    ]
    expect(files.map(refusalOf)).toEqual(files.map(() => ({ reason: 'not-a-table', kind: 'messages' })))
  })

  it('knows a single name in Shift_JIS, which names no character set, from Western quotes', () => {
    const card = (bytes: readonly number[]) =>
      Uint8Array.from([
        ...new TextEncoder().encode('BEGIN:VCARD\r\nVERSION:2.1\r\nN:'),
        ...bytes,
        ...new TextEncoder().encode('\r\nTEL:1\r\nEND:VCARD\r\n'),
      ])
    // 山田;太郎, and Doe;Ann’s
    const [japanese, western] = [
      [0x8e, 0x52, 0x93, 0x63, 0x3b, 0x91, 0xbe, 0x98, 0x59],
      [0x44, 0x6f, 0x65, 0x3b, 0x93, 0x41, 0x6e, 0x6e, 0x92, 0x73, 0x94],
    ].map((bytes) => tableOf(card(bytes)))
    expect([formatOf(japanese ?? expect.fail()), japanese?.rows[0]?.cells.slice(0, 2)]).toEqual([
      'vcard, shift_jis',
      ['太郎', '山田'],
    ])
    expect([formatOf(western ?? expect.fail()), western?.rows[0]?.cells.slice(0, 2)]).toEqual([
      'vcard, windows-1252',
      ['“Ann’s”', 'Doe'],
    ])
  })
})
