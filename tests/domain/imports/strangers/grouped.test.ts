import { describe, expect, it } from 'vitest'
import { csv, guessFor, madeBy, mapped, planFor } from '../../../support/import-file'

describe('columns that belong together', () => {
  it('are those of the record in front, where a second group repeats their names', () => {
    const table = csv(
      'No;CLI_Prenom;CLI_Nom;CLI_Adresse;CLI_Ville;CLI_Pays;LIV_Prenom;LIV_Nom;LIV_Adresse;LIV_Ville;LIV_Pays',
      '7;Ada;Roy;20 rue Blum;Valence;France;Eve;Roux;1 rue Haute;Lyon;France',
      '9;Ida;Bon;3 place Neuve;Lille;France;Ugo;Bon;3 place Neuve;Lille;France',
    )
    const [, first, last, , city, country, ...others] = mapped(table)
    expect([first, last, city, country]).toEqual(['people.firstName', 'people.lastName', 'people.city', 'people.country'])
    expect(others).toEqual([null, null, null, null, null])
  })

  it('are the parts of an American address, though no name says so', () => {
    const table = csv(
      'Neilson, Eric & Peggy,410-489-5123,14774 Hill Ct,Woodbine,MD,21797,US',
      'Dahl, Leif & Mary,717-235-7282,3358 Stuart Ct,Adamstown,MD,21710-2260,US',
      'Thornton, Nancy,301-874-2629,111 Baum Ave,New Freedom,PA,17349,US',
      'Barr, Stephen J,360-673-3972,131 Dalyn Ct,Kalama,WA,98625,US',
    )
    expect(mapped(table)).toEqual(
      ['lastName', 'firstName', 'phone', 'street', 'city', 'region', 'postalCode', 'country'].map((field) => `people.${field}`),
    )
  })
})

describe('what a file is of', () => {
  it('is what happened, where a column says of what kind each was and another one when', () => {
    const { primary, isSure, columns } = guessFor(
      csv(
        'id,clientName,activityType,date,notes',
        '1,Al Habtoor Group,Meeting,2026-03-10,Discussed the second quarter',
        '2,Nakheel PJSC,Site Visit,2026-03-10,Inspected the tower',
        '3,Emaar Properties,Email,2026-03-08,Sent a quotation',
      ),
    )
    const targets = columns.map(({ target }) => target)
    expect([primary, isSure, targets]).toEqual([
      'notes',
      true,
      ['notes.recordId', 'companies.name', 'notes.kind', 'notes.happenedAt', 'notes.body'],
    ])
  })
})

it('knows somebody by the number of a customer, where no company is named', () => {
  const table = csv('KundenID;Vorname;Nachname;Ort', '17;Ada;Roy;Bonn', '18;Eve;Bon;Köln', '23;Ida;Lee;Bonn')
  expect(mapped(table)[0]).toBe('people.recordId')
})

describe('a list that firms lead', () => {
  it('is asked about, with what only firms have and somebody beside each', () => {
    const rows = [
      'Atlas Marine Ltd;11 - 50;Transport;Ada;Roy;ada@atlas.example',
      'Nova Mills Inc;101 - 500;Food;Eve;Bon;eve@nova.example',
      'Delta Foods GmbH;1 - 3;Food;Ida;Lee;ida@delta.example',
    ]
    const { isSure, primary } = guessFor(csv('Klijent;Veličina poduzeća;Djelatnost;Ime;Prezime;E-pošta', ...rows))
    expect(isSure ? primary : 'asked').not.toBe('people')
  })

  it('says of each contact how that one is reached', () => {
    const table = csv(
      'nev;telefon;contacts.nev;contacts.telefon',
      'Alfa Kft.;+36 1 234 5678;Kovács János;+36 30 123 4567',
      'Beta Zrt.;+36 1 222 3344;Nagy Éva;+36 30 987 6543',
    )
    expect(mapped(table).slice(1)).toEqual(['companies.phone', 'people.fullName', 'people.phone'])
  })
})

describe('a column whose values say nothing of what it is called', () => {
  it('is no number to call where it is that of a machine, and no page where it is a word', () => {
    const table = csv(
      'Company;Website;Address of machine',
      'Atlas Ltd;Yes;192.168.31.66',
      'Nova Inc;No;192.168.31.67',
      'Delta GmbH;No;192.168.31.68',
    )
    expect(mapped(table)).toEqual(['companies.name', null, null])
  })

  it('goes nowhere: whether somebody has WhatsApp, and what class a position is of', () => {
    const table = csv(
      'Name,Title,WhatsApp,Position',
      'Ada Roy,Buyer,yes,A',
      'Eve Bon,Director,not sure,B',
      'Ida Lee,Sales manager,no,A',
    )
    expect(mapped(table)).toEqual(['people.fullName', 'people.jobTitle', null, null])
  })
})

it('expects an open deal to close when the file says that it closes', () => {
  const plan = planFor(csv('Deal Name,Deal Stage,Closed date', 'Seats,New,2027-03-01', 'Desks,Won,2026-03-01'))
  const deals = plan.writes.flatMap((write) => madeBy(write, 'deals')).map(({ data }) => [data.expectedCloseOn, data.closedAt])
  expect(deals).toEqual([
    ['2027-03-01', null],
    [null, '2026-03-01T11:00:00.000Z'],
  ])
})

it('reads the hour of a day from a column of its own, with the half of the day in front', () => {
  const plan = planFor(
    csv(
      'type,title,description,time,date',
      'meeting,제품 데모,고객과 제품 데모 미팅 완료,오후 2:30,2026-06-08',
      'email,제안서 발송,최종 제안서 발송,오전 11:15,2026-06-08',
      'call,전화 상담,견적 문의 전화 상담,오전 9:45,2026-06-09',
    ),
  )
  const notes = plan.writes.flatMap((write) => madeBy(write, 'notes')).map(({ data }) => data.happenedAt?.slice(0, 16))
  expect(notes).toEqual(['2026-06-08T12:30', '2026-06-08T09:15', '2026-06-09T07:45'])
})
