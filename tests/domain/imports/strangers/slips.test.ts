import { describe, expect, it } from 'vitest'
import { csv, guessFor, mapped, outcomesOf, planFor, written } from '../../../support/import-file'

const kindOf = (...rows: readonly string[]) => {
  const { isSure, primary } = guessFor(csv(...rows))
  return isSure ? primary : 'asked'
}

describe('what a list is of', () => {
  it('is told by statuses and days where there is neither anybody to reach nor a price', () => {
    expect(
      kindOf(
        'nome;status;inicio',
        'Testar A1;pendente;2024-01-01',
        'Criar B2;pendente;2024-02-01',
        'Ler C3;concluída;2024-03-01',
        'Ver D4;concluída;2024-03-02',
      ),
    ).toBe('tasks')
  })

  it('is told by names of shops in the column of names', () => {
    expect(
      kindOf('nom;telephone', 'ALESIA FLEURS;0143012289', 'MINI MARKET;0143012288', 'LE STUDIO;0143012287', 'ACANTHE;0143012286'),
    ).not.toBe('people')
  })

  it('is told without names of columns by given names beside addresses', () => {
    const table = csv(
      'Anna Roeser;Uniper;Head of Sales;anna@x.example',
      'Lisa Marten;Kpmg;HR Manager;lisa@x.example',
      'Sina Holm;Uniper;Sales Director;sina@x.example',
    )
    expect([guessFor(table).isSure, ...mapped(table)]).toEqual([
      true,
      'people.fullName',
      'companies.name',
      'people.jobTitle',
      'people.email',
    ])
  })
})

describe('cells that hold more than their column says', () => {
  it('are a postal code and a town, and two telephone numbers', () => {
    const table = csv('Name;Plaats;Phone', 'Ann Lee;9120 Beveren;+49 30 901820 / +49 30 901821')
    expect(written(planFor(table))).toMatchObject([
      { address: { postalCode: '9120', city: 'Beveren' }, phones: [{ e164: '+4930901820' }, { e164: '+4930901821' }] },
    ])
  })

  it('are a postal code and a town beside the street, where the column is of a whole address', () => {
    const table = csv('Nimi;Lähiosoite;Postiosoite', 'Otso Karhu;Kontiokuja 6;54110 Karhula', 'Aino Aro;Kuja 8;00330 Helsinki')
    const address = { street: 'Kontiokuja 6', postalCode: '54110', city: 'Karhula' }
    expect(written(planFor(table))[0]).toMatchObject({ address })
  })

  it('are an address among links', () => {
    const table = csv('Name;Email;Instagram', 'Ann Lee;;ann@x.example', 'Bob Poe;bob@x.example;@bob')
    expect(written(planFor(table))[0]).toMatchObject({ emails: [{ value: 'ann@x.example' }] })
  })

  it('are two people, of whom the first is the row’s', () => {
    const table = csv('Name;Email', '"Jangdal, Mats. Kabo, Ann";mats@x.example')
    expect(written(planFor(table))).toMatchObject([{ firstName: 'Mats', lastName: 'Jangdal', description: 'Kabo, Ann' }])
  })
})

describe('days without anything between their parts', () => {
  it('begin with the day where one of them could not be a month', () => {
    const table = csv('Name;Birthday', 'Ann Lee;141280', 'Bob Poe;020358')
    expect(written(planFor(table))).toMatchObject([{ birthday: '1980-12-14' }, { birthday: '1958-03-02' }])
  })
})

describe('rows', () => {
  it('of one word in capitals among fuller ones are headings', () => {
    const others = ['Liebe & Haus', 'Rottnest Club', 'Perth Zoo', 'Old Mill', 'New Mill', 'Red Mill', 'Top Mill', 'Low Mill']
    const rows = others.map((name, at) => `${name};08 9384 28${at}2;Perth;Australia`)
    const table = csv('Company;Phone;City;Country', 'GOLD;;;', ...rows, 'SILVER;;;', ...rows.map((row) => `The ${row}`))
    expect(outcomesOf(planFor(table)).filter((outcome) => outcome.includes('group-title')).length).toBe(2)
  })

  it('of customers that name only somebody become people', () => {
    const table = csv(
      'Company;First name;Last name;VAT number;Phone',
      'Acme Ltd;;;DE129273398;',
      ';Ana;Doe;;030 901820',
      'Globex Inc;;;DE129273397;',
    )
    const plan = planFor(table)
    expect(plan.rows.map(({ fate }) => fate.kind)).toEqual(['create', 'create', 'create'])
  })
})
