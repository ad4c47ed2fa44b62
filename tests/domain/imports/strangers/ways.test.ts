import { describe, expect, it } from 'vitest'
import { csv, guessFor, mapped, outcomesOf, personOf, planFor, tableOf, written } from '../../../support/import-file'

describe('ways in which programs write what others write otherwise', () => {
  it('reads both addresses and the birthday in three columns of a German Thunderbird', () => {
    const table = csv(
      'Vorname,Nachname,Anzeigename,Primäre E-Mail-Adresse,Sekundäre E-Mail-Adresse,Geburtsjahr,Geburtsmonat,Geburtstag',
      'Ana,Doe,Ana Doe,ana@doe.example,ana@home.example,1980,12,4',
      'Bob,Roe,Bob Roe,bob@roe.example,,,3,5',
      'Cy,Poe,Cy Poe,cy@poe.example,,1980,,',
    )
    const plan = planFor(table)
    expect(plan.writes.map(personOf).map(({ birthday, emails }) => [birthday, emails?.map(({ value }) => value)])).toEqual([
      ['1980-12-04', ['ana@doe.example', 'ana@home.example']],
      ['--03-05', ['bob@roe.example']],
      [null, ['cy@poe.example']],
    ])
    expect(outcomesOf(plan)[2]).toBe('4 create; date-unreadable "1980"')
  })

  it('takes HubSpot’s tickets for tasks, and Pipedrive’s leads for deals', () => {
    const tickets = csv(
      'Ticket ID,Ticket name,Pipeline,Ticket status,Create date,Priority,Ticket owner,Ticket description,Associated Contact',
      '55,Cannot log in,Support,Waiting on us,2026-03-04 09:15,HIGH,Olivia Owner,Long text,Ana Doe (ana@doe.example)',
    )
    expect([guessFor(tickets).source, guessFor(tickets).primary, outcomesOf(planFor(tickets))]).toEqual([
      'hubspot',
      'tasks',
      ['2 create'],
    ])
    const leads = csv(
      'Lead - ID,Lead - Title,Lead - Value,Lead - Currency,Lead - Owner,Lead - Labels,Lead - Person,Lead - Organization',
      '6f1b2c30-1111-2222-3333-444455556666,Acme lead,1000,USD,Olivia Owner,Hot,Ana Doe,Acme',
    )
    expect([guessFor(leads).primary, mapped(leads), outcomesOf(planFor(leads))]).toEqual([
      'deals',
      ['recordId', 'title', 'amount', 'currency', 'owner', 'tags']
        .map((field) => `deals.${field}`)
        .concat(['people.fullName', 'companies.name']),
      ['2 create'],
    ])
  })

  it('reads the names of Outlook in Italian and Polish, and of Salesforce’s loader without blanks', () => {
    expect(
      mapped(csv('Nome,Cognome,Ufficio,Abitazione,Cellulare,Indirizzo posta elettronica,Tipo posta elettronica', 'A,B')),
    ).toEqual(['people.firstName', 'people.lastName', 'people.phone', 'people.phone', 'people.phone', 'people.email', null])
    expect(
      mapped(csv('Imię,Nazwisko,Firma,Stanowisko,Telefon komórkowy,Adres e-mail,Urodziny,Adres służbowy - ulica', 'A,B')),
    ).toEqual([
      'people.firstName',
      'people.lastName',
      'companies.name',
      'people.jobTitle',
      'people.phone',
      'people.email',
      'people.birthday',
      'people.street',
    ])
    expect(mapped(csv('ID,ISDELETED,LASTNAME,POSTALCODE,CITY', '1,false,Doe,62701,Springfield'))[3]).toBe('people.postalCode')
  })

  it('reads Salesforce in German, where a day is no telephone number', () => {
    const contacts = csv(
      'Anrede,Vorname,Nachname,Titel,Accountname,Postanschrift (Straße),Postanschrift (PLZ),Accountinhaber,Erstelldatum,Kontakt-ID',
      'Herr,Jörg,Müller,Leiter,Müller KG,Königsallee 1,40212,Olivia Owner,01.02.2026,0035000001XyZAb',
    )
    expect([guessFor(contacts).source, written(planFor(contacts))]).toMatchObject([
      'salesforce',
      [{ namePrefix: 'Herr', jobTitle: 'Leiter', address: { street: 'Königsallee 1', postalCode: '40212' } }],
    ])
    const deals = csv(
      'Opportunity-Name,Accountname,Phase,Betrag Währung,Betrag,Schlusstermin,Erstelldatum,Opportunity-Inhaber',
      'Big,Doe,Offer,EUR,"12.500,00",31.12.2026,04.03.2026,Olivia Owner',
    )
    expect(written(planFor(deals))).toMatchObject([{ amountMinor: 1_250_000, currency: 'EUR', expectedCloseOn: '2026-12-31' }])
    expect(mapped(csv('Vorgang;Geprüft', 'Big;04.03.2026'))).toEqual([null, null])
  })

  it('reads HubSpot’s calls as notes, Pipedrive in Spanish, and Zoho’s codes of places', () => {
    const calls = csv(
      'Call Title,Call notes,Activity date,Associated Contacts',
      'Call with Ana,Agreed,2026-03-04 09:15,Ana Doe (ana@doe.example)',
    )
    expect([guessFor(calls).primary, outcomesOf(planFor(calls))]).toEqual(['notes', ['2 create']])
    const people = csv(
      'Persona - Nombre,Persona - Correo electrónico - Trabajo,Persona - Organización',
      'Ana Doe,ana@doe.example,Doe',
    )
    expect([guessFor(people).source, mapped(people)]).toEqual([
      'pipedrive',
      ['people.fullName', 'people.email', 'companies.name'],
    ])
    const accounts = csv(
      'Record Id,Account Name,Billing City,Billing Code,Created Time',
      'zcrm_1,Doe Ltd.,Springfield,62701,2026-03-04',
    )
    expect(mapped(accounts)[3]).toBe('companies.postalCode')
  })

  it('parts addresses at slashes, bars and blanks, and knows an extension by its German name', () => {
    const table = csv(
      'Name;E-Mail;Telefon',
      'Ana Doe;ana@doe.example / a@home.example;0211-8995 Durchwahl 12',
      'Bob Roe;bob@roe.example|b@home.example c@home.example;030 901820 DW 7',
    )
    expect(written(planFor(table))).toMatchObject([
      { emails: [{ value: 'ana@doe.example' }, { value: 'a@home.example' }], phones: [{ e164: '+492118995', extension: '12' }] },
      {
        emails: [{ value: 'bob@roe.example' }, { value: 'b@home.example' }, { value: 'c@home.example' }],
        phones: [{ e164: '+4930901820', extension: '7' }],
      },
    ])
  })

  it('makes a company of a card that is shown by the company’s name and has none of its own', () => {
    const card = (...lines: readonly string[]) => ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD'].join('\r\n')
    const table = tableOf(
      [
        card('FN:Acme\\, Inc.', 'ORG:Acme\\, Inc.;', 'N:;;;;', 'TEL:+1 202 555 0100'),
        card('FN:Ana Doe', 'ORG:Doe Ltd.', 'N:;;;;', 'TEL:+1 202 555 0101'),
      ].join('\r\n'),
    )
    expect(planFor(table).writes.map(({ primary }) => primary.collection)).toEqual(['companies', 'people'])
  })

  it('keeps a post-office box with the street', () => {
    const table = csv(
      'First Name,E-mail 1 - Value,Address 1 - Street,Address 1 - PO Box,Address 1 - City,Labels',
      'Ana,a@x.example,Weg 1,PF 12,Bonn,',
    )
    expect(written(planFor(table))).toMatchObject([{ address: { street: 'Weg 1, PF 12', city: 'Bonn' } }])
  })
})
