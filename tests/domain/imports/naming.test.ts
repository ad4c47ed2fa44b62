import { describe, expect, it } from 'vitest'
import { guessMapping } from '../../../src/domain/model/imports/recognising/guess-mapping'
import type { ImportCollection } from '../../../src/domain/model/imports/import-collections'
import { planFor, tableOf, outcomesOf } from '../../support/import-file'

/** What each column becomes, the rows being about that. */
function targets(text: string, chosen: ImportCollection) {
  const { columns, rows } = tableOf(text)
  const sampleOf = (at: number) => rows.map(({ cells }) => cells[at] ?? '').filter((cell) => cell !== '')
  return guessMapping(columns, sampleOf, { chosen }).columns.map(({ target, basis }) =>
    basis === 'values' ? `${target}?` : target,
  )
}

describe('a name that means something else elsewhere', () => {
  it('is no slip of the finger: the segment of a deal is not its industry in Spanish', () => {
    const text = 'Deal name;Segment;Amount\nFleet renewal;Enterprise;1200\nPilot;Mid-Market;300\nRollout;SMB;90\n'
    expect(targets(text, 'deals')).toEqual(['deals.title', null, 'deals.amount'])
  })
})

describe('what names a record', () => {
  it.each<[kind: ImportCollection, text: string, expected: readonly (string | null)[]]>([
    [
      'tasks',
      'Nr;Co załatwić teraz;Kto;Termin\nA1;Zadzwonić do klienta;Ewa;2026-05-02\nA2;Wysłać nową ofertę;Jan;2026-05-03\nA3;Umówić spotkanie;Ewa;2026-05-04\n',
      ['tasks.recordId', 'tasks.title?', 'tasks.assignee', 'tasks.due'],
    ],
    [
      'deals',
      'Ref;Vad det gäller;Belopp;Steg\nX-1;Ny hemsida till butiken;1200;Offert\nX-2;Support för kassan;800;Ny\nX-3;Utbildning i bokföring;500;Ny\n',
      ['deals.recordId', 'deals.title?', 'deals.amount', 'deals.stage'],
    ],
    ['people', 'Wer so alles;Telefon\nAnna Berg;030 901820\nJan Voss;030 901821\n', ['people.fullName?', 'people.phone']],
    ['companies', 'Haus;Ort\nBerg & Söhne GmbH;Bonn\nVoss AG;Köln\nLindner KG;Bonn\n', ['companies.name?', 'companies.city']],
  ])('is looked for among the values where no column of %s says it', (kind, text, expected) => {
    expect(targets(text, kind)).toEqual(expected)
  })

  it('is no code, date, amount, address, and no choice of a few', () => {
    const rows = [
      'A-1;2026-01-02;12,50;a@b.example;rot',
      'A-2;2026-01-03;13,50;c@d.example;blau',
      'A-3;2026-01-04;9;e@f.example;rot',
    ]
    expect(targets(`Q1;Q2;Q3;Q4;Q5\n${rows.join('\n')}\n`, 'tasks')).not.toContain('tasks.title?')
  })

  it('keeps rows from stopping', () => {
    const table = tableOf('Was ansteht jetzt;Bis wann\nAngebot für Berg schreiben;2026-05-02\nVoss zurückrufen;2026-05-03\n')
    expect(outcomesOf(planFor(table, {}, {})).every((outcome) => outcome.endsWith('create'))).toBe(true)
  })
})

it('takes pages for the websites of companies where each has a site of its own, not where all are on one', () => {
  const targetsOf = (...sites: readonly string[]) =>
    targets(`Customer,Plan\n${sites.map((site, at) => `Acme ${at} Ltd,https://${site}/${at}\n`).join('')}`, 'companies')[1]
  expect([targetsOf('acme.example', 'www.globex.example'), targetsOf('maps.example', 'www.maps.example')]).toEqual([
    'companies.website?',
    null,
  ])
})
