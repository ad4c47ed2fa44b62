import { describe, expect, it } from 'vitest'
import { guessMapping } from '../../../../src/domain/model/imports/recognising/guess-mapping'
import type { ImportCollection } from '../../../../src/domain/model/imports/import-collections'
import { contextFor, madeBy, planFor, tableOf } from '../../../support/import-file'

/** What each column becomes, the rows being about that. */
function targets(chosen: ImportCollection, ...lines: readonly string[]) {
  const { columns, rows } = tableOf(`${lines.join('\n')}\n`)
  const sampleOf = (at: number) => rows.map(({ cells }) => cells[at] ?? '').filter((cell) => cell !== '')
  return guessMapping(columns, sampleOf, { chosen }).columns.map(({ target }) => target)
}

describe('a name that nobody knows', () => {
  const lines = (header: string, ...places: readonly string[]) => [
    `Name;${header}`,
    ...places.map((place, at) => `Ana Roe${'abc'[at]};${place}`),
  ]

  it('is of the town, or the region, where most of its values are such', () => {
    expect(targets('people', ...lines('Қаласында', 'Калуга', 'Пермь', 'Орск'))[1]).toBe('people.city')
    expect(targets('people', ...lines('Qdr', 'Bavaria', 'Saxony', 'Hesse'))[1]).toBe('people.region')
  })

  it('says nothing where one word comes again and again, town or not', () => {
    expect(targets('people', ...lines('Qdr', 'Ontario', 'Ontario', 'Ontario'))[1]).toBeNull()
  })
})

describe('a name of which parts are known', () => {
  it.each<[kind: ImportCollection, lines: readonly string[], expected: readonly (string | null)[]]>([
    [
      'people',
      ['Agency Contacts Name;Agency Name;facility_phone_primary', 'Ana Roe;Harbor Trust;+1 202 555 0101'],
      ['people.fullName', 'companies.name', 'people.phone'],
    ],
    ['deals', ['Opportunity Name;Opp Status', 'Fleet renewal;Won', 'Pilot;Lost'], ['deals.title', 'deals.status']],
    ['notes', ['sent_at_utc;notes', '2026-06-18T03:16:26Z;Sent the offer'], ['notes.happenedAt', 'notes.body']],
    ['companies', ['nome;nota_richiesta', 'Energia Srl;chiede un preventivo'], ['companies.name', 'companies.description']],
    ['companies', ['Firma;Telefono cli. for.', 'Energia Srl;0444 449308'], ['companies.name', 'companies.phone']],
    ['people', ['Fornavn;Efternavn;Medlem type', 'Ida;Holm;Ordinær'], ['people.firstName', 'people.lastName', 'people.tags']],
    ['tasks', ['zadanie;pracownik', 'Wysłać ofertę;Ewa Nowak', 'Zadzwonić;Ewa Nowak'], ['tasks.title', 'tasks.assignee']],
    ['people', ['Név;utcanév;házszám', 'Nagy Bence;Széchenyi tér;8'], ['people.fullName', 'people.street', 'people.street']],
  ])('says what the column is where its values agree: %s %j', (kind, lines, expected) => {
    expect(targets(kind, ...lines)).toEqual(expected)
  })

  it('says nothing where they do not, where another column is it, or where a word may mean another thing', () => {
    const lines = ['Name;E-mail;user_email;Opp Phone;Product name', 'Ana Roe;a@b.example;none yet;often;Blue Box']
    expect(targets('people', ...lines)).toEqual(['people.fullName', 'people.email', null, null, null])
  })

  it('is how somebody is reached where that stands in a column called contact', () => {
    expect(targets('people', 'full_name;contact', 'Ana Roe;245961611', 'Bob Poe;201872211')[1]).toBe('people.phone')
  })

  it('is of the company that notes name, as far as companies have such a field', () => {
    const lines = ['call_at;company;street_address;zip_code;notes', '2026-01-25;Acme Ltd;942 Roy Plains;19757;Wants an offer']
    expect(targets('notes', ...lines).slice(2, 4)).toEqual(['companies.street', 'companies.postalCode'])
  })
})

describe('a field that nothing fills', () => {
  it('takes the only column of such values', () => {
    const notes = ['Contacto;Asunto;Ocurrencia', 'Ana Roe;Pide una oferta;2026-09-17 01:26']
    const tasks = ['tarea;equipo', 'Llamar;Ana Roe', 'Cobrar;Ana Roe', 'Pagar;Bob Poe', 'Enviar;Bob Poe']
    expect([targets('notes', ...notes)[2], targets('tasks', ...tasks)[1]]).toEqual(['notes.happenedAt', 'tasks.assignee'])
  })

  it('takes none of two, and no day on which a row was written', () => {
    const two = ['tarea;dia uno;dia dos', 'Llamar;2026-01-02;2026-01-03', 'Cobrar;2026-01-05;2026-01-09']
    const made = ['tarea;fila creada', 'Llamar;2026-01-02', 'Cobrar;2026-01-05']
    expect([targets('tasks', ...two).slice(1), targets('tasks', ...made).slice(1)]).toEqual([[null, null], [null]])
  })
})

describe('values that deny what a name says', () => {
  it('leave the column out', () => {
    const lines = ['Name;Locations;State;Website', 'Acme Ltd;2;<State object at 0x7f>;https://instagram.com/acme']
    expect(targets('companies', ...lines)).toEqual(['companies.name', null, null, null])
  })

  it('leave out a county beside zip codes, and a district beside a region', () => {
    expect(targets('people', 'Name;County;Zip', 'Ana Roe;Nassau;11801')[1]).toBe(null)
    expect(targets('companies', 'Название;Район;Регион', 'Кари;Ауэзовский район;Алматы').slice(1)).toEqual([
      null,
      'companies.region',
    ])
  })
})

describe('two columns for one field', () => {
  it('are settled by what they mean', () => {
    expect(targets('deals', 'Oferta;Valor ofertado;Valor vendido', 'Plano;200;1000').slice(1)).toEqual([null, 'deals.amount'])
    expect(targets('tasks', 'Task;Date;Due Date', 'Call;2026-01-02;2026-01-05').slice(1)).toEqual([null, 'tasks.due'])
  })

  it('are of the person and of the company where they come again behind its name', () => {
    const lines = ['Navn;Adresse;By;Firma;Adresse;By', 'Ida Holm;Nygade 4;Odense;Acme A/S;Bredgade 23;København']
    expect(targets('people', ...lines).slice(1)).toEqual([
      'people.address',
      'people.city',
      'companies.name',
      'companies.address',
      'companies.city',
    ])
  })
})

describe('a category of companies', () => {
  it('is their line of business, unless it says how one stands to them', () => {
    const of = (...values: readonly string[]) =>
      targets('companies', 'Company;Category', ...values.map((value, at) => `Acme ${at} Ltd;${value}`))[1]
    expect([of('Pizza', 'Florist', 'Pizza'), of('Customer', 'Supplier'), of('A', 'B')]).toEqual([
      'companies.industry',
      'companies.tags',
      'companies.tags',
    ])
  })
})

it('tells customers who are somebody from those that are firms', () => {
  const of = (...names: readonly string[]) =>
    targets('deals', 'Negócio;Cliente;Valor', ...names.map((name, at) => `Plano ${at};${name};100`))[1]
  const people = ['Naudia da Silva Reis', 'Camila Lopes', 'Rosalina dos Santos', 'Fernanda Pinto']
  expect([of(...people), of('Naudia Reis', 'Camila Lopes', 'Rosa Santos', 'Acme Ltda')]).toEqual([
    'people.fullName',
    'companies.name',
  ])
})

it('keeps whom a company names where a column says of what kind the address is', () => {
  const table = tableOf('Company,Contact name,Email,Email type\nAcme Ltd,Maureen Furlan,info@acme.example,general\n')
  const plan = planFor(table, {}, { context: contextFor('companies') })
  expect(plan.writes.flatMap((write) => madeBy(write, 'people').map(({ data }) => data.lastName))).toEqual(['Furlan'])
})

describe('a type of the rows', () => {
  const typesOf = (kind: ImportCollection, ...types: readonly string[]) =>
    targets(kind, 'Name;Type', ...types.map((type, at) => `Kiln ${'ABC'[at]};${type}`))[1]

  it('sorts people and companies as tags do', () => {
    expect(typesOf('companies', 'Raw Materials', 'Packaging', 'Raw Materials')).toBe('companies.tags')
    expect(typesOf('people', 'Buyer', 'Seller', 'Buyer')).toBe('people.tags')
  })

  it('but not where it says what a row is of, or is a letter of its program', () => {
    expect(typesOf('people', 'Private', 'Company', 'Company')).not.toBe('people.tags')
    expect(typesOf('people', 'R', 'C', 'R')).toBeNull()
  })
})
