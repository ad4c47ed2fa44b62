import { describe, expect, it } from 'vitest'
import { priorityOf, taskKindOf, taskStatusOf } from '../../../../src/domain/model/imports/recognising/values/words'
import type { Note } from '../../../../src/domain/model/notes/note'
import { NAMES, csv, madeBy, mapped, outcomesOf, planFor, written } from '../../../support/import-file'

describe('the numbers of a list', () => {
  it('are what its rows are known by, unless they only count them or several rows have one', () => {
    const list = (name: string, numbers: readonly string[]) =>
      mapped(csv(`${name};Firma;Ort`, ...numbers.map((number, at) => `${number};Beta ${at} GmbH;Bonn`)))[0]
    expect([
      list('Kundennr.', ['K-7', 'K-9', 'K-12']),
      list('Kundennr.', ['1', '2', '3']),
      list('Nr.', ['1', '2', '3']),
      list('Kundennr.', ['K-7', 'K-7', 'K-9']),
    ]).toEqual(['companies.recordId', 'companies.recordId', null, null])
  })

  it('of owners stay out where their names stand beside them', () => {
    expect(mapped(csv('Deal Name,Stage,Sales rep,sales_rep_id', 'Roof,Offer,Olivia,17', 'Door,Offer,Paul,18')).slice(2)).toEqual([
      'deals.owner',
      null,
    ])
  })

  it('name a deal that has no other name', () => {
    const table = csv('opportunity_id,stage,amount_usd,expected_close_date', 'OPP-1,Offer,100.00,2027-03-01')
    expect(written(planFor(table))).toMatchObject([{ title: 'OPP-1', amountMinor: 10_000, currency: 'USD' }])
  })
})

describe('columns whose values are not what their names say', () => {
  it('name nobody where they only say yes or no, or are numbers', () => {
    const table = csv('nom;ville;client;fournisseur', 'Alpha SARL;Lyon;1;0', 'Beta SAS;Paris;0;1')
    expect(mapped(table)).toEqual(['companies.name', 'companies.city', null, null])
  })

  it('are a first and a last name where nothing is said of them', () => {
    const table = csv('Petra;Lang;petra@lang.example', 'Otto;van Dyk;otto@dyk.example', 'Ida;Nord;ida@nord.example')
    expect(mapped(table)).toEqual(['people.firstName', 'people.lastName', 'people.email'])
  })
})

it('puts the day and the hour of a meeting together', () => {
  const table = csv(
    'Subject,Start Date,Start Time,End Date,End Time,Description,All Day Event',
    'Planning,10/24/2023,9:00 AM,10/24/2023,9:30 AM,Talked about the offer for ten chairs and two tables,False',
    'Review,10/25/2023,2:15 PM,10/25/2023,3:00 PM,Went through the offer and what it leaves open,False',
  )
  const plan = planFor(table)
  const notes = plan.writes.flatMap((write) => madeBy(write, 'notes')).map(({ data }) => data as Note)
  expect([outcomesOf(plan), notes.map(({ happenedAt }) => happenedAt)]).toEqual([
    ['2 create', '3 create'],
    ['2023-10-24T07:00:00.000Z', '2023-10-25T12:15:00.000Z'],
  ])
})

describe('words of cells in further languages', () => {
  it.each([
    ['magas', 'high'],
    ['mellan', 'medium'],
    ['низька', 'low'],
    ['çok acil', 'urgent'],
  ])('%s is of the priority %s', (word, priority) => expect(priorityOf(word)).toBe(priority))

  it.each([
    ['folyamatban', 'open'],
    ['kész', 'done'],
    ['tehty', 'done'],
    ['скасовано', 'cancelled'],
  ])('%s is of the status %s', (word, status) => expect(taskStatusOf(word)).toBe(status))

  it.each([
    ['besøg', 'meeting'],
    ['puhelu', 'call'],
    ['sähköposti', 'email'],
  ])('%s is a %s', (word, kind) => expect(taskKindOf(word)).toBe(kind))

  it.each([
    ['Vendida', 'won'],
    ['Успішно реалізовано', 'won'],
    ['Zamítnuto', 'lost'],
    ['In Bearbeitung', 'open'],
  ])('a deal with a stage whose status is %s is %s', (status, kind) => {
    const table = csv('Deal name,Stage,Status,Lost reason', `Roof,Offer,${status},Price`)
    const [deal] = planFor(table).writes.flatMap((write) => madeBy(write, 'deals'))
    const stage = NAMES.stages.find(({ id }) => id === deal?.data.stageId)
    expect(stage?.kind).toBe(kind)
  })
})
