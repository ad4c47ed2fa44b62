import { describe, expect, it } from 'vitest'
import { csv, madeBy, mapped, planFor, written } from '../../../support/import-file'

describe('what a program knows a row by', () => {
  it('is an id of whatever in front of it, and numbers under what it is called', () => {
    const tenants = csv('tenantId,fullName,phone', 'T10001,Ann Lee,+49 30 901820', 'T10002,Bob Poe,+49 30 901821')
    const vendors = csv('Kreditor;Name;Ort', '200001;Müller GmbH;Berlin', '200002;Acme AG;Bonn', '200003;Kraus KG;Ulm')
    expect([mapped(tenants)[0], mapped(vendors)[0]]).toEqual(['people.recordId', 'companies.recordId'])
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
})
