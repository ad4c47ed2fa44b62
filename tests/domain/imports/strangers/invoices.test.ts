import { describe, expect, it } from 'vitest'
import type { KnownNames } from '../../../../src/domain/model/imports/planning/known-names'
import { csv, guessFor, madeBy, NAMES, planFor, tableOf, targetsOf } from '../../../support/import-file'
import { testId } from '../../../support/test-ids'

describe('invoices, orders and bookings', () => {
  it('are known by their numbers and days, and by what is due', () => {
    const rows = [
      'RE-31;2026-02-10;Brandt GmbH;Relaunch;2380,00;2026-02-24',
      'RE-32;2026-03-01;Seidel AG;Fotos;535,50;2026-03-15',
    ] as const
    expect(targetsOf('deals', 'Rechnungsnummer;Rechnungsdatum;Kunde;Betreff;Rechnungsbetrag;Fällig am', ...rows)).toEqual([
      'deals.recordId',
      'deals.originalCreatedAt',
      'companies.name',
      'deals.title',
      'deals.amount',
      'deals.expectedCloseOn',
    ])
  })

  it.each([
    ['data_platnosci', 'deals.wonAt'],
    ['Date Paid', 'deals.wonAt'],
    ['入金日', 'deals.wonAt'],
    ['status pesanan', 'deals.status'],
    ['Invoice Status', 'deals.status'],
    ['nama pemesan', 'people.fullName'],
    ['nabywca', 'companies.name'],
    ['เลขที่จอง', 'deals.recordId'],
  ])('say by %s what the column is', (name, target) => {
    const values = {
      'deals.wonAt': ['2026-02-03', '2026-02-04'],
      'deals.status': ['paid', 'open'],
      'people.fullName': ['Ana Lima', 'Rui Costa'],
      'companies.name': ['Acme GmbH', 'Beta Ltd'],
      'deals.recordId': ['BK-0301', 'BK-0302'],
    }[target]
    expect(
      targetsOf('deals', `Deal name,Amount,${name}`, ...(values ?? []).map((value, at) => `Roof ${at},100,${value}`))[2],
    ).toBe(target)
  })

  it('are called by their number where nobody is named, but for an address', () => {
    const orders = csv('Order ID,Email,Total price', 'A-1041,melinda@mail.example,100000', 'A-1042,joko@mail.example,480000')
    const { writes } = planFor(orders, {}, { mapping: guessFor(orders, { chosen: 'deals' }).columns })
    expect(writes.flatMap((write) => madeBy(write, 'deals').map(({ data }) => data.title))).toEqual(['A-1041', 'A-1042'])
  })

  it.each(['paid in full', 'opłacona', '入金済', 'tahsil edildi', 'оплачена'])('are won where they are %s', (word) => {
    const table = csv('Deal name,Status', `Roof,${word}`)
    const stages = planFor(table).writes.flatMap((write) => madeBy(write, 'deals').map(({ data }) => data.stageId))
    expect(stages).toEqual([testId('won')])
  })
})

describe('a stage that says no more than that a deal goes on', () => {
  const stagesOf = (names: KnownNames, word: string) =>
    planFor(csv('Deal name,Stage', `Roof,${word}`), {}, { names }).writes.flatMap((write) =>
      madeBy(write, 'deals').map(({ data }) => data.stageId),
    )

  it.each(['In progress', 'В работе', 'On hold'])('is asked about where none is called so: %s', (word) => {
    expect(stagesOf(NAMES, word)).toEqual([])
  })

  it('is the one that is called so', () => {
    const stages = NAMES.stages.map((stage) => (stage.name === 'Offer' ? { ...stage, name: 'In progress' } : stage))
    expect(stagesOf({ ...NAMES, stages }, 'in progress')).toEqual([testId('offer')])
  })
})

describe('companies with two names', () => {
  it('are called as they are known, where nearly all have such a name', () => {
    const header = 'Razão Social;Nome Fantasia;Cidade'
    const rows = ['Ipê Roxo Alimentos Ltda;Ipê Roxo;Goiânia', 'Trigo e Mel Padaria ME;Trigo & Mel;Anápolis'] as const
    expect(targetsOf('companies', header, ...rows)).toEqual([null, 'companies.name', 'companies.city'])
    expect(targetsOf('companies', header, ...rows, 'Serra Ltda;;Goiânia', 'Vale S.A.;;Goiânia')[0]).toBe('companies.name')
  })

  it('have one line of business, and several tags', () => {
    const category = (...values: readonly string[]) =>
      targetsOf('companies', 'Company,Categories', ...values.map((value, at) => `Acme ${at} Ltd,${value}`))[1]
    expect([category('Bakery', 'Dairy'), category('Bakery|Dairy', 'Dairy')]).toEqual(['companies.industry', 'companies.tags'])
  })
})

it('Projects before the company that each is for may be what is sold, or whom to', () => {
  const guess = guessFor(
    csv(
      'Prosjekt;Adresse;Kunde;Kontakt;Telefon',
      'Ulvedalen Kraftverk;Ulvedalsveien 40;Tokke Vannkraft AS;Eivind Myrland;51 80 00 11',
      'Lunde næringspark;Tangen 3;Sjøbygg AS;Svein Lie;92 61 83 47',
      'Bakkebø skole;Skoleveien 3;Dalane Bygg AS;Torill Hegre;51 46 80 15',
    ),
  )
  expect(guess.isSure).toBe(false)
})

it('Counts above a table are no part of it', () => {
  const lines = [
    'Members:,24',
    'VIP:,7',
    '',
    'Guests who came again',
    '#,Name,Phone,Stays,Notes',
    '1,Ana Doe,030 901820,3,quiet room',
  ]
  expect(tableOf(lines.join('\n')).columns.map(({ name }) => name)).toEqual(['#', 'Name', 'Phone', 'Stays', 'Notes'])
})
