import { describe, expect, it } from 'vitest'
import { csv, guessFor, madeBy, mapped, planFor, written } from '../../../support/import-file'

describe('a value that is not what it looks like', () => {
  it('is the state of a lead, and of no country', () => {
    const table = csv(
      'Nombre;Email;Estado_lead',
      'Ana Ruiz;ana@x.example;Interesado',
      'Luis Gil;luis@x.example;Contactado',
      'Eva Sanz;eva@x.example;No interesado',
    )
    expect(mapped(table)[2]).toBeNull()
  })

  it('is a place on a map, with an @ in its address', () => {
    const at = (place: string) => `https://maps.example/place/${place}/@-19.9491616,-43.9308221,14z/data`
    const table = csv(
      'Restaurante;Telefone;location_link',
      `Sal;+55 31 3222 1111;${at('Sal')}`,
      `Mel;+55 31 3222 2222;${at('Mel')}`,
    )
    expect(mapped(table)[2]).not.toBe('people.email')
  })

  it('is the number of a user, which says nobody’s name', () => {
    const deals = (...reps: readonly string[]) =>
      mapped(csv('Deal;Amount;Owner', ...reps.map((rep, at) => `Licences ${at};${at}00;${rep}`)))[2]
    expect(deals('6', '5', '11')).toBeNull()
    expect(deals('REP-01', 'REP-02', 'REP-01')).toBe('deals.owner')
  })

  it('is the name of somebody with an address of their own, and no deal, as far as can be known', () => {
    const table = csv(
      'Lead_ID;Lead_Name;Email;Company;Status;Lead_Value',
      'L-992;John Doe;john@a.example;TechInc;Qualified;5000',
      'L-993;Sara Smith;sara@b.example;WebSoft;Contacted;2500',
      'L-994;Mike Ross;mike@c.example;Ross Law;Lost;0',
    )
    expect(guessFor(table).isSure).toBe(false)
  })

  it('says that nothing is known', () => {
    const plan = planFor(csv('Компания,Телефон,Адрес', 'Альфа ООО,+7 495 123-45-67,Адрес не указан', 'Бета ООО,0,Тверская 1'))
    const [unknown, known] = written(plan)
    expect(unknown).not.toHaveProperty('address')
    expect(known).not.toHaveProperty('phones')
    expect(known).toMatchObject({ address: { street: 'Тверская 1' } })
  })
})

describe('a list without names of columns', () => {
  it('says where people live, by a word and a number', () => {
    const table = csv(
      'Jan Nowak;jan@x.example;Zielona 1;Warszawa',
      'Ewa Lis;ewa@x.example;Czerwona 7a;Kraków',
      'Adam Wilk;adam@x.example;Polna 12/3;Gdańsk',
    )
    expect(mapped(table)[2]).toBe('people.street')
  })

  it('says what companies are called in a script without blanks', () => {
    const table = csv('3,青空建設㈱,10', '8,味岡建設㈱,20', '12,㈱荒木建設,末', '19,㈱荒牧組,末')
    expect(guessFor(table, { chosen: 'companies' }).columns[1]?.target).toBe('companies.name')
  })
})

describe('a link of Notion', () => {
  it('is no part of who does a task', () => {
    const table = csv('Task,Due date,Assignee', 'Call back,2026-03-01,Ann Lee (https://www.notion.so/Ann-Lee-2fcdabdc)')
    expect(JSON.stringify(planFor(table).unknown)).not.toContain('notion.so')
  })
})

describe('a list of offers', () => {
  const offers = csv(
    'Angebot;Kunde;Straße;PLZ;Ort;Mobil;Betrag;Status',
    'Küche;Maria Müller;Ringweg 4;80331;München;0171 2345678;9800;offen',
    'Theke;Bäckerei Huber GmbH;Hauptstr. 9;80333;München;089 123456;12500;gewonnen',
    'Schrank;Stefan Braun;Lindenallee 1;80335;München;0172 3456789;2100;offen',
    'Empfang;Praxis Dr. Lang GmbH;Marktplatz 2;80337;München;089 654321;7300;offen',
  )

  it('is for somebody in one row and for a company in the next, each with where they are', () => {
    const plan = planFor(offers)
    const made = plan.writes.map((write) => [
      ...madeBy(write, 'people').map(({ data }) => [data.lastName, data.address?.street]),
      ...madeBy(write, 'companies').map(({ data }) => [data.name, data.address?.street]),
    ])
    expect(made).toEqual([
      [['Müller', 'Ringweg 4']],
      [['Bäckerei Huber GmbH', 'Hauptstr. 9']],
      [['Braun', 'Lindenallee 1']],
      [['Praxis Dr. Lang GmbH', 'Marktplatz 2']],
    ])
    // Wherever a cell stands, it is counted as written.
    expect(plan.account.counts.filter(({ isWritten }) => !isWritten)).toEqual([])
  })
})
