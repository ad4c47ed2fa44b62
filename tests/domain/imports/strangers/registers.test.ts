import { describe, expect, it } from 'vitest'
import { csv, madeBy, mapped, planFor, written } from '../../../support/import-file'

describe('what a program knows a row by', () => {
  it('is an id of whatever in front of it, and numbers under what it is called', () => {
    const tenants = csv('tenantId,fullName,phone', 'T10001,Ann Lee,+49 30 901820', 'T10002,Bob Poe,+49 30 901821')
    const vendors = csv('Kreditor;Name;Ort', '200001;Müller GmbH;Berlin', '200002;Acme AG;Bonn', '200003;Kraus KG;Ulm')
    expect([mapped(tenants)[0], mapped(vendors)[0]]).toEqual(['people.recordId', 'companies.recordId'])
  })

  it('is no id that several of other names have', () => {
    const rows = ['A1,Ann Lee,ann@x.example', 'A1,Bob Poe,bob@x.example', 'B2,Cy Roe,cy@x.example', 'B2,Di Fox,di@x.example']
    expect(written(planFor(csv('customer_id,name,mail', ...rows)))).toHaveLength(4)
  })

  it('is no number that the file has of whoever keeps it, beside the names of many companies', () => {
    const table = csv(
      'id,org_id,account_name,opportunity_name,amount',
      '1,10,Alfa Systems,Renewal,100',
      '2,10,Beta Works,Renewal,200',
      '3,10,Gamma Labs,Renewal,300',
    )
    const companies = planFor(table).writes.flatMap((write) => madeBy(write, 'companies').map(({ data }) => data.name))
    expect(companies).toEqual(['Alfa Systems', 'Beta Works', 'Gamma Labs'])
  })

  it('is no number by which alone somebody can be reached', () => {
    const numbers = csv('number,name', '11988887777,João Silva', '11966665555,Maria Santos', '21977778888,Ana Lima')
    expect(mapped(numbers)[0]).toBe('people.phone')
  })

  it('is no number that is dialled, nor is one dialled that says yes', () => {
    const table = csv(
      'ID,First Name,Last Name,Email,Number (Contact Numbers),Is Primary Phone (Contact Numbers)',
      'Ann Lee,Ann,Lee,ann@x.example,+1 555 2100,1',
      'Bob Poe,Bob,Poe,bob@x.example,+1 555 2101,1',
    )
    expect(mapped(table).slice(4)).toEqual(['people.phone', null])
  })
})

describe('values of a register', () => {
  it('are in what was agreed on, and not in what all are added up in', () => {
    const table = csv(
      'opp_id,account_name,stage,close_date,amount_local,currency,amount_usd',
      'O-1,Solstice,Offer,2026-10-30,34858,SGD,25795.0',
      'O-2,Meridian,Offer,2026-08-27,9173973,KRW,6697.0',
    )
    const deals = planFor(table).writes.flatMap((write) => madeBy(write, 'deals').map(({ data }) => data))
    expect(deals).toMatchObject([
      { amountMinor: 3_485_800, currency: 'SGD' },
      { amountMinor: 9_173_973, currency: 'KRW' },
    ])
  })

  it('are hours of another zone than the workspace is in', () => {
    const table = csv('Agenda,Waktu,Tanggal', 'Rapat,10:00 WITA,27/11/2026', 'Kuliah,07:30 WIB,30/11/2026')
    const tasks = planFor(table).writes.flatMap((write) => madeBy(write, 'tasks').map(({ data }) => data.dueAt))
    expect(tasks).toEqual(['2026-11-27T02:00:00.000Z', '2026-11-30T00:30:00.000Z'])
  })

  it('say nothing where only what they would be stands there', () => {
    const [first] = written(
      planFor(csv('Name;Phone;Fax', 'Ann Lee;+49 30 901820;FAX:', 'Bob Poe;+49 30 901821;FAX: +49 30 901822')),
    )
    expect(first).toMatchObject({ phones: [{ e164: '+4930901820' }] })
  })

  it('are called by their names', () => {
    const deals = csv('NomeNegocio,NomeEtapa,ValorNegocio', 'Casa,Proposta,100.00', 'Loja,Fechamento,200.00')
    expect(mapped(deals)[1]).toBe('deals.stage')
  })

  it('are due by the last of two days', () => {
    const table = csv('Name,Status,Due', 'Plan,To do,2026-10-08 → 2026-10-29', 'Build,To do,2026-11-01')
    const tasks = planFor(table).writes.flatMap((write) => madeBy(write, 'tasks').map(({ data }) => data.dueOn))
    expect(tasks).toEqual(['2026-10-29', '2026-11-01'])
  })

  it('are numbers where a comma is left behind them, and none where there is no figure', () => {
    const plan = planFor(csv('Name;Phone', 'Ann Lee;030 901820,,', 'Bob Poe;030 901821,030 901822,', 'Cy Roe;none yet'))
    const [first, second, third] = written(plan)
    expect([first, second]).toMatchObject([
      { phones: [{ e164: '+4930901820' }] },
      { phones: [{ e164: '+4930901821' }, { e164: '+4930901822' }] },
    ])
    expect(third).not.toHaveProperty('phones')
  })
})

describe('columns of a register', () => {
  const rows = (...lines: readonly string[]) => mapped(csv(...lines))

  it('name nobody where all rows say the same, and are no pages of companies where all are of one host', () => {
    const [currency] = rows(
      'curname,email,phone',
      ...['a', 'b', 'c', 'd'].map((one, at) => `Гривна,${one}@x.example,+49 30 90182${at}`),
    )
    const site = rows(
      'company,website',
      ...['Acme AG', 'Bolt AG', 'Cone AG', 'Dale AG'].map((one, at) => `${one},https://portal.example/${at}`),
    )
    expect([currency, site[1]]).toEqual([null, null])
  })

  it('are of how many work there by their figures', () => {
    expect(rows('company_name,size,employees', 'Acme AG,large,250', 'Bolt AG,small,25').slice(1)).toEqual([
      null,
      'companies.size',
    ])
  })

  it('are of years, and no codes of the post', () => {
    expect(rows('customer_name,birth_year,city', 'Ann Lee,1994,Rome', 'Bob Poe,1976,Pisa', 'Cy Roe,2000,Rome')[1]).toBeNull()
  })

  it('are of how people are addressed, whatever they are called', () => {
    expect(rows('Nom,Prénom,Genre,Email', 'Petit,Ana,Mme,ana@x.example', 'Roux,Luc,M.,luc@x.example')[2]).toBe(
      'people.namePrefix',
    )
    expect(rows('Nom,Prénom,Genre,Email', 'Petit,Ana,F,ana@x.example', 'Roux,Luc,M,luc@x.example')[2]).toBeNull()
  })

  it('are of whoever runs it, under what such a person is called', () => {
    const columns = rows(
      'Agence;Gérant;Tel du gérant;Email du gérant',
      'Immo Lille;Florence Petit;06 63 10 87 59;florence@immo.example',
      'Immo Nord;Maxime Roux;06 30 35 07 19;maxime@nord.example',
    )
    expect(columns.slice(2)).toEqual(['people.phone', 'people.email'])
  })

  it('are of who looks after customers, though each has another', () => {
    const customers = ['Acme Sp. z o.o.', 'Bolt S.A.', 'Cone Sp. z o.o.', 'Dale S.A.', 'Elm S.A.']
    const keepers = ['Anna Nowak', 'Tomasz Kowalski', 'Ewa Zielińska', 'Jan Wójcik', 'Marta Lis']
    expect(rows('NazwaKlienta,Opiekun', ...customers.map((name, at) => `${name},${keepers[at]}`))[1]).toBe('companies.owner')
  })

  it('are of a price, and not of the tax in it', () => {
    const deals = rows('deal,stage,total_iva,total_total', 'Stand,Offer,192.39,1204.99', 'Booth,Offer,193.28,1210.58')
    expect(deals.slice(2)).toEqual([null, 'deals.amount'])
  })

  it('are no hours at which something is due where they say how long it takes', () => {
    const tasks = rows('Tâche,Échéance,Durée,Statut', 'Appeler,2026-12-01,01:00,À faire', 'Écrire,2026-12-02,00:45,À faire')
    expect(tasks[2]).not.toBe('tasks.dueTime')
  })
})
