import { describe, expect, it } from 'vitest'
import { csv, guessFor, mapped } from '../../../support/import-file'

describe('a table of a database', () => {
  it('has a row of names, though two of them are the same', () => {
    const table = csv(
      'TX_OPORTUNIDADE;TX_ORGAO;TX_QUANTIDADE;TX_QUANTIDADE',
      'Venda de licenças;Hospital Central;11;11',
      'Manutenção anual;Unimed Sul;2;2',
    )
    expect(table.headerRow).toBe(0)
  })

  it('says before each name of what type it is', () => {
    const table = csv(
      'NM_OPORTUNIDADE;NM_RAZAO_SOCIAL;TP_STATUS;DT_CRIACAO;DT_FECHAMENTO;VL_TOTAL',
      'Venda de licenças;Hospital Central Ltda;Ganha;2023-09-26;2024-01-26;231000',
      'Manutenção anual;Unimed Sul S/A;Perdida;2023-10-04;2024-01-16;6800',
      'Novo contrato;Clínica Norte Ltda;Aberta;2023-11-04;2024-02-16;900',
    )
    expect(mapped(table)).toEqual([
      'deals.title',
      'companies.name',
      'deals.status',
      'deals.originalCreatedAt',
      'deals.expectedCloseOn',
      'deals.amount',
    ])
  })

  it('begins with ids where it names no column, and a list with the numbers of its rows', () => {
    const people = ['Peter Hansen;peter@x.example', 'Hans Christiansen;hans@x.example', 'Anna Jensen;anna@x.example']
    const numbered = (...numbers: readonly string[]) => mapped(csv(...people.map((row, at) => `${numbers[at]};${row}`)))[0]
    expect(numbered('100', '104', '108')).toBe('people.recordId')
    expect(numbered('1', '2', '3')).toBeNull()
  })
})

describe('a log without names of columns', () => {
  it('has the day on which each thing happened', () => {
    const table = csv(
      '1;1;Clinic visit;Patient came in for the regular checkup;2026-01-05',
      '2;1;Follow-up call;Called to check on the progress of recovery;2026-01-12',
      '3;2;Lab results;Informed the patient of normal results;2026-01-19',
    )
    const { columns } = guessFor(table, { chosen: 'notes' })
    expect(columns.map(({ target }) => target).slice(3)).toEqual(['notes.body', 'notes.happenedAt'])
  })
})

describe('a word in the name of a column', () => {
  it('says whom it is of, where two are', () => {
    const table = csv(
      'Deal;Client (Person);Client (Company);Amount',
      'Licences;Ann Lee;Beta Ltd;100',
      'Service;Bo Diaz;Gamma Ltd;200',
      'Repair;Cy Roth;Delta Ltd;300',
    )
    expect(mapped(table).slice(1, 3)).toEqual(['people.fullName', 'companies.name'])
  })

  it('says nothing where the values deny it: a chance in words, the town of men and women', () => {
    const deals = csv('Deal;Amount;Closing probability', 'Licences;100;High', 'Service;200;Low', 'Repair;300;Medium')
    expect(mapped(deals)[2]).toBeNull()
    const people = csv(
      'Peter Hansen;mand;peter@x.example',
      'Hans Christiansen;Mand;hans@x.example',
      'Anna Jensen;Pige;anna@x.example',
    )
    expect(mapped(people)[1]).toBeNull()
  })

  it('is an activity of some kind, where the kinds that another column names are none', () => {
    const table = csv(
      'Activity;Type;Subject;Priority;Due date',
      'Phone Call;General;Ask for the offer;Normal;2026-03-01',
      'Meeting;General;Show the product;High;2026-03-02',
      'Phone Call;General;Call back;Low;2026-03-03',
    )
    expect(mapped(table)).toEqual(['tasks.kind', null, 'tasks.title', 'tasks.priority', 'tasks.due'])
  })

  it('is the status of customers, some of whom were or may be some', () => {
    const table = csv(
      'Client Name;Email;Status',
      'Ann Lee;ann@x.example;Active',
      'Bo Diaz;bo@x.example;Active',
      'Cy Roth;cy@x.example;Lead',
      'Di Marsh;di@x.example;Past',
    )
    expect(mapped(table)[2]).toBe('people.lifecycle')
  })

  it('is that of both who look after a company', () => {
    const table = csv(
      'Company;Account manager;Sales rep',
      ...['Ann Lee', 'Bo Diaz', 'Cy Roth', 'Di Marsh', 'Ed Noor', 'Flo Hart'].map(
        (name, at) => `Beta${at} Ltd;${name};rep${at % 2}@x.example`,
      ),
    )
    expect(mapped(table)).not.toContain('people.fullName')
  })
})
