import { describe, expect, it } from 'vitest'
import { csv, guessFor, mapped, personOf, planFor, type tableOf, written } from '../../../support/import-file'

const kindOf = (header: string, ...rows: readonly string[]) => {
  const { isSure, primary } = guessFor(csv(header, ...rows))
  return isSure ? primary : 'asked'
}

describe('places in a spreadsheet', () => {
  it('make a code beside them a postal code where all are written as one', () => {
    const list = (codes: readonly string[]) =>
      mapped(csv('Imię i nazwisko;Ulica i nr;Kod;Miejscowość', ...codes.map((code) => `Ewa Nowak;Lipowa 4;${code};Lublin`)))[2]
    expect([list(['20-022', '20-004']), list(['K-1', 'K-2'])]).toEqual(['people.postalCode', 'people.recordId'])
  })

  it('make a number beside the street that of the house', () => {
    const list = csv('Nachname;Strasse;Nr;PLZ;Ort', 'Huber;Hauptstr.;12;4020;Linz', 'Egger;Ring;3a;1010;Wien')
    expect(mapped(list)[2]).toBe('people.street')
  })

  it('are none under Estado where it says what became of something', () => {
    const estado = (...values: readonly string[]) =>
      mapped(csv('Nombre;Teléfono;Estado', ...values.map((value) => `Ana Roe;55 1234 5678;${value}`)))[2]
    expect([estado('asignado', 'cerrado'), estado('Jalisco', 'Puebla')]).toEqual([null, 'people.region'])
  })

  it('say of a seat without a number that it is a city', () => {
    const seat = (value: string) => mapped(csv('Dodavatel;Sídlo;Telefon', `Květiny s.r.o.;${value};602 111 222`))[1]
    expect([seat('Brno'), seat('Lipová 4, Brno')]).toEqual(['companies.city', 'companies.address'])
  })
})

describe('names of people in a spreadsheet', () => {
  it.each([
    ['Nazwisko i imię', 'Kowalska Beata'],
    ['Příjmení a jméno', 'Nováková Jana'],
    ['Priimek in ime', 'Novak Ana'],
    ['Nom i cognoms', 'Anna Puig'],
    ['Kandidaat', 'Vries, Jan de'],
  ])('are what stands under %s', (name, value) => {
    expect(mapped(csv(`${name};E-mail`, `${value};a@x.example`))[0]).toBe('people.fullName')
  })

  it('are family names under a plain name beside first ones, whatever small words they begin with', () => {
    const names = ['Ana;van der Heijden', 'Bob;ten Brink', 'Cas;Meijer ', 'Dirk;Hout, van den', 'Eva;Meijer Bouw GmbH']
    expect(mapped(csv('Voornaam;Naam;E-mail', ...names.map((name) => `${name};a@x.example`))).slice(0, 2)).toEqual([
      'people.firstName',
      'people.lastName',
    ])
  })

  it('begin with the family where most given names that are known stand behind', () => {
    const names = (table: ReturnType<typeof tableOf>) => planFor(table).writes.map((write) => personOf(write).lastName)
    const russian = csv(
      'Имя;Телефон',
      'Иванов Пётр;+79000000001',
      'Петров Иван Сергеевич;+79000000002',
      'Лебедев Олег;+79000000003',
    )
    const english = csv('Name,Phone', 'Ada Lovelace,+44 20 7946 0000', 'Grace Hopper,+1 202 555 0101', 'Quill Anna,')
    expect([names(russian), names(english)]).toEqual([
      ['Иванов', 'Петров', 'Лебедев'],
      ['Lovelace', 'Hopper', 'Anna'],
    ])
  })

  it('are there though the column is called otherwise, but not where it says how somebody was spoken to', () => {
    expect(mapped(csv('#,Üye / Müşteri,Telefon', '1,ELİF IŞIK,5350586992', '2,TUANA GÜNEY,5324426186'))[1]).toBe(
      'people.fullName',
    )
    expect(
      mapped(csv('Cliente;Teléfono;Contacto', 'Rosa Pérez;300 111 2233;llamada', 'Luis Mora;300 222 3344;visita'))[2],
    ).toBeNull()
  })

  it('have what somebody is called by beside them', () => {
    expect(mapped(csv('Kandidaat;Roepnaam;Woonplaats', 'Vries, Jan de;Jan;Utrecht'))).toEqual([
      'people.fullName',
      'people.nickname',
      'people.city',
    ])
  })

  it('are no word that comes again and again in a list without names of columns', () => {
    const rows = ['Big Roof', 'Small Door', 'New Lift', 'Old Gate', 'Red Wall', 'Top Floor']
    const table = csv(...rows.map((title, at) => `10${at};${title} work;17950${at}.00;Closed Lost`))
    const mails = csv(...rows.map((_, at) => `Cold Lead;ana${at}@x.example;Bonn`))
    expect([mapped(table).slice(2), mapped(mails)[0]]).toEqual([['deals.amount', 'deals.stage'], null])
  })

  it('stand beside their addresses in a list without names of columns, whose commas part nothing', () => {
    const table = csv(
      'Donald Duck;Flower Road 13, Duckburg, Calisota',
      'Sherlock Holmes;Baker Street 221b, London',
      'Jules Maigret;Boulevard Lenoir 132, Paris, FR',
    )
    expect(mapped(table)).toEqual(['people.fullName', 'people.address'])
  })
})

it('takes the apostrophe for no part of a number that it keeps a spreadsheet from reading', () => {
  const table = csv('Name,Zip,City,Phone', "Ann Lee,'2204,Marrickville,'+61 412 345 678", "Jan Vos,5211,'s-Hertogenbosch,")
  const [first, second] = written(planFor(table))
  expect([first, second]).toMatchObject([
    { address: { postalCode: '2204' }, phones: [{ e164: '+61412345678' }] },
    { address: { city: "'s-Hertogenbosch" } },
  ])
})

describe('deals in a spreadsheet', () => {
  it('have an amount under words that only say how it is counted, and a chance under a per cent sign', () => {
    const amounts = ['Total con IVA', 'Totale IVA inclusa', 'Total incl. VAT', 'Summa exkl. moms'].map(
      (name) => mapped(csv(`Deal name,${name},Stage`, 'Roof,1200.00,Offer'))[1],
    )
    const chances = ['% cierre', 'Win %', 'Szansa %'].map((name) => mapped(csv(`Deal name,${name},Stage`, 'Roof,40,Offer'))[1])
    expect([new Set(amounts), new Set(chances)]).toEqual([new Set(['deals.amount']), new Set(['deals.probability'])])
  })
})

describe('the kind of a spreadsheet', () => {
  it.each([
    ['tasks', 'Hvad;Frist;Ansvarlig;Udført den', 'Ring til kunden;2026-05-02;Eva;'],
    ['tasks', 'Aktivitets-ID;Aktivitetsnamn;Förlopp;Prioritet;Förfallodatum', 'a1;Ring kunden;Inte påbörjad;Medel;2026-05-02'],
    ['deals', 'Evento;Cliente;Data do evento;Valor orçado;Etapa', 'Casamento;Ana Prado;14/09/2026;R$ 32.400,00;Proposta enviada'],
    ['tasks', 'Užduotis;Iki kada;Svarba;Vykdytojas', 'Paskambinti klientui;2026-05-02;Didelė;Eva'],
    ['deals', 'Tarjous;Asiakas;Summa alv 0 %;Myyntivaihe;Arvioitu päätös', 'Katto;Alfa Oy;1200;Tarjous;2026-05-02'],
    ['notes', 'Datum;S kým;Způsob kontaktu;Zápis', '2026-05-02;Jana Nová;telefon;Chce novou nabídku do konce týdne a slevu'],
    [
      'notes',
      'Datum/Uhrzeit;Anrufer;Kunde;Thema;Gesprächsnotiz',
      '2026-05-02 10:00;Jana Neu;Alfa GmbH;Heizung;Will ein neues Angebot bis Ende der Woche',
    ],
  ])('is %s where its columns say so', (kind, header, row) => {
    expect(kindOf(header, row)).toBe(kind)
  })

  it.each([
    [
      'companies',
      'id_proveedor,nombre,contacto,telefono,correo',
      ['1,ACEPAR S.A.,Carlos Mendoza,22441230,a@x.example', '2,TERNIUM Bolivia,Ana Flores,33441111,b@x.example'],
    ],
    [
      'people',
      'Név|Email cím|Mobilszám|Cég (ha számlát kér)',
      ['Kiss Anna|a@x.example|+36301112233|', 'Nagy Ede|b@x.example||', 'Tóth Éva|c@x.example||Tóth és Társa Bt.'],
    ],
  ])('is %s by what stands beside a plain name, and in how many rows', (kind, header, rows) => {
    // Asking is fine, and taking them for the other kind is not.
    expect([kind, 'asked']).toContain(kindOf(header, ...rows))
  })
})

describe('days and hours in a spreadsheet', () => {
  it('make a task due on the day beside the hour', () => {
    const [, ...due] = mapped(csv('Aufgabe;Datum;Uhrzeit', 'Anrufen;12.03.2026;09:30'))
    expect(due).toEqual(['tasks.due', 'tasks.dueTime'])
  })
})

it('takes the number of an applicant for no slip of an applicant', () => {
  expect(mapped(csv('Bewerber-ID;Vorname;Nachname', 'B-20417;Ana;Doe'))[0]).not.toBe('people.fullName')
})
