import { describe, expect, it } from 'vitest'
import { contextFor, csv, guessFor, mapped, planFor, written } from '../../../support/import-file'

describe('a list of customers', () => {
  it('who are all written as people are, some by known names, is asked about', () => {
    const names =
      'Alla Mawne|Barret Aaronson|Bobbee McClaren|Dario Pavis|Edee Mattedi|Fernanda Larcier|Glenna Ettritch|Kim Dowsey'
    const table = csv('KundenID,KundeName,KundeOrt', ...names.split('|').map((name, at) => `${at + 1},${name},Ulm`))
    expect(guessFor(table).isSure).toBe(false)
  })

  it('is known by the key of each', () => {
    const table = csv('CustomerKey,FirstName,LastName', '29039,Ana,Doe', '11007,Bo,Roe', '20188,Cy,Poe')
    expect(mapped(table)[0]).toBe('people.recordId')
  })
})

describe('deals', () => {
  it('are worth what many come to, and not what one costs', () => {
    const table = csv(
      'order_id,date,customer,product,price,quantity,revenue',
      'ORD1,2025-02-17,Alfa Srl,Zaino,89.9,3,269.7',
      'ORD2,2025-02-23,Beta Srl,Borraccia,24.9,3,74.7',
    )
    expect(
      guessFor(table, { chosen: 'deals' })
        .columns.map(({ target }) => target)
        .slice(4),
    ).toEqual([null, null, 'deals.amount'])
  })

  it('that have nothing but an id are called by it, as much of it as people read', () => {
    const table = csv(
      'deal_id,account_id,owner,created_date,stage_date_closed_won',
      'c1cc40dc-de3a-4692-a1ea-cd44a7eaf159,b6d295b5-4ea9-46a6-9447-89217536992d,Henry,2025-03-17,2025-04-14',
      '5eb242e2-b1df-4e84-92b5-62979ed84d57,81c0b0dd-7cf7-4b7c-9611-6d179763b5b0,Luke,2025-09-01,',
    )
    const mapping = guessFor(table, { chosen: 'deals' }).columns
    const plan = planFor(table, {}, { mapping, context: contextFor('deals') })
    expect(written(plan)).toEqual([
      expect.objectContaining({ title: 'c1cc40dc' }),
      expect.objectContaining({ title: '5eb242e2' }),
    ])
  })

  it('are called by what was asked for, where the column for their names is empty', () => {
    const table = csv(
      'Fecha cotización,Neto,Estado,Oportunidad,Descripcion',
      '2014-09-01,282743,Enviada,,plancha para 03 ensayos',
      '2014-07-09,120000,Aceptada,,07 muestras para análisis',
    )
    expect(mapped(table).slice(3)).toEqual([null, 'deals.title'])
  })
})

describe('tasks', () => {
  it('that have nothing but a number are called by it', () => {
    const table = csv(
      'followup_id,referral_id,created_date,due_date,task_status',
      'FU0000001,REF1,2025-07-12,2025-07-14,Completed',
      'FU0000002,REF2,2025-02-15,2025-02-17,Open',
    )
    const mapping = guessFor(table, { chosen: 'tasks' }).columns
    const plan = planFor(table, {}, { mapping, context: contextFor('tasks') })
    expect(written(plan)).toMatchObject([{ title: 'FU0000001', status: 'done' }, { title: 'FU0000002' }])
  })
})

describe('a list of names', () => {
  it('of whom nobody is known by name, and one is a firm, is more likely of companies', () => {
    const names = 'Alfa GmbH|Nordlicht|Anker|Kiosk|Gardia|Vier|Blume|Salon|Hafen'
    const table = csv('Name,Ort', ...names.split('|').map((name) => `${name},Ulm`))
    expect(guessFor(table)).toMatchObject({ primary: 'companies', isSure: true })
  })
})
