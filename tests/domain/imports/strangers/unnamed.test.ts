import { describe, expect, it } from 'vitest'
import { guessMapping } from '../../../../src/domain/model/imports/recognising/guess-mapping'
import { contextFor, csv, madeBy, mapped, outcomesOf, planFor } from '../../../support/import-file'

describe('a row that nothing names', () => {
  it('of tasks is called by its kind in words of its own', () => {
    const days = ['2027-03-10', '2027-03-11', '2027-03-12']
    const todo = (name: string, texts: readonly string[]) =>
      mapped(csv(`${name};due date;status`, ...texts.map((text, at) => `${text};${days[at]};open`)))[0]
    expect(todo('type', ['Inspection', 'Refill coolant', 'Repair'])).toBe('tasks.title')
  })

  it('of a log tells what is known of it, where it has no text', () => {
    const table = csv(
      'interaction_id,contact_name,date,type_interaction,suite',
      'I3,Ada Roy,2026-11-23,reclamation,résolu',
      'I4,Eve Roy,2026-02-16,conseil,en attente',
      'I5,Ida Roy,2026-02-17,conseil,résolu',
    )
    const { columns } = guessMapping(table.columns, (at) => table.rows.map(({ cells }) => cells[at] ?? ''), { chosen: 'notes' })
    const plan = planFor(table, {}, { mapping: columns, context: contextFor('notes') })
    expect(plan.writes.flatMap((write) => madeBy(write, 'notes')).map(({ data }) => data.body)).toEqual([
      'type_interaction: reclamation\nsuite: résolu',
      'type_interaction: conseil\nsuite: en attente',
      'type_interaction: conseil\nsuite: résolu',
    ])
  })

  it('of a log is told by what it was, where nothing is told of it', () => {
    const table = csv(
      'Datum;Art;Firma;Bericht',
      '2026-03-05;Besuch;Beta GmbH;Neue Maschine gezeigt',
      '2026-03-06;Anruf;Gamma GmbH;',
    )
    const notes = planFor(table).writes.flatMap((write) => madeBy(write, 'notes'))
    expect(notes.map(({ data }) => [data.kind, data.body])).toEqual([
      ['meeting', 'Neue Maschine gezeigt'],
      ['call', 'Anruf'],
    ])
  })

  it('of deals is called after whom it is with', () => {
    const table = csv(
      'nome;azienda;fase;valore',
      'Chiara Rossi;Rossi Srl;proposta;4.200 €',
      'Marco Bianchi;Bianchi Srl;vinta;1.100 €',
    )
    expect(mapped(table)).toEqual(['people.fullName', 'companies.name', 'deals.stage', 'deals.amount'])
  })
})

describe('what rows are known by', () => {
  it('is what no other has, under a name that says so, and not the number of somebody who is named beside it', () => {
    const first = (name: string) =>
      mapped(csv(`${name},Company,City`, 'P-11,Beta Ltd,Bonn', 'P-12,Gamma Ltd,Jena', 'P-15,Delta Ltd,Ulm'))[0]
    expect(['prospect_id', 'SafeID', 'Message ID'].map(first)).toEqual(Array(3).fill('companies.recordId'))
  })

  it('is no other id, which is a value to keep', () => {
    const last = (name: string) => mapped(csv(`Name,Email,${name}`, 'Ann Lee,a@x.example,AB-12', 'Bob Poe,b@x.example,CD-34'))[2]
    expect(['Tax ID', 'Skype ID', 'Passport ID'].map(last)).toEqual([null, null, null])
  })

  it('is no number that is called', () => {
    const table = csv('NOMBRE,NUMERO', 'Ana Ruiz,50763825216', 'Eva Paz,50769653938', 'Luz Rey,50768213371')
    expect(mapped(table)).toEqual(['people.fullName', 'people.phone'])
  })
})

describe('a list whose columns are counted and not named', () => {
  it('is read by what stands in it', () => {
    const table = csv(
      ',0,1',
      '0,Beta Ltd,https://beta.example',
      '1,Gamma Ltd,https://gamma.example',
      '2,Delta Ltd,https://delta.example',
    )
    expect([table.rows.length, ...table.columns.map(({ name }) => name)]).toEqual([3, '', '', ''])
  })
})

describe('several pages of a company in a cell', () => {
  const pages = (text: string) => planFor(csv('Company;Website', `Beta Ltd;${text}`, 'Delta Ltd;https://delta.example'))
  const made = (text: string) => pages(text).writes.map((write) => madeBy(write, 'companies')[0]?.data)[0]

  it('are its page and the domains that it goes by', () => {
    expect(made('beta.example - gamma.example')).toMatchObject({
      website: 'https://beta.example',
      domains: ['beta.example', 'gamma.example'],
    })
  })

  it('are told of, where one is no page of its own or none at all', () => {
    expect(made('facebook.com/beta - beta.example')).toMatchObject({ website: 'https://beta.example', domains: ['beta.example'] })
    expect(['facebook.com/beta - beta.example', 'beta.example, call first'].map((text) => outcomesOf(pages(text))[0])).toEqual([
      '2 create; too-many "facebook.com/beta"',
      '2 create; link-unreadable "call first"',
    ])
  })
})
