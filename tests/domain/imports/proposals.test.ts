import { describe, expect, it } from 'vitest'
import type { KnownNames } from '../../../src/domain/model/imports/planning/known-names'
import type { NameKind, UnknownName } from '../../../src/domain/model/imports/planning/name-resolver'
import { proposalsFor } from '../../../src/domain/model/imports/planning/proposals'
import type { Id } from '../../../src/domain/model/kernel/id'
import { NAMES, outcomesOf, planFor, tableOf } from '../../support/import-file'
import { testId } from '../../support/test-ids'

const SALES = testId('sales')

describe('what is proposed for a name that nobody has', () => {
  it.each([
    ['Appointment scheduled', 'Contacted'],
    ['Presentation Scheduled', 'Qualified'],
    ['Decision Maker Bought-In', 'Negotiation'],
    ['Value Proposition', 'Qualified'],
    ['Proposal/Price Quote', 'Offer'],
    ['Neu', 'New lead'],
    ['Angebot verschickt', 'Offer'],
    ['Vertragsverhandlung', 'Negotiation'],
    ['Devis envoyé', 'Offer'],
    ['Prise de contact', 'Contacted'],
    ['Propuesta enviada', 'Offer'],
    ['Negociación', 'Negotiation'],
    ['Preventivo inviato', 'Offer'],
    ['Trattativa', 'Negotiation'],
    ['Qualificação', 'Qualified'],
    ['Orçamento', 'Offer'],
    ['Offerte verstuurd', 'Offer'],
    ['Onderhandeling', 'Negotiation'],
    ['Negocjacje', 'Negotiation'],
    ['Cenová nabídka', 'Offer'],
    ['Förhandling', 'Negotiation'],
    ['Teklif gönderildi', 'Offer'],
    ['見積提出', 'Offer'],
    ['交渉中', 'Negotiation'],
    ['Blue phase', 'make'],
  ])('is for the stage %s: %s', (text, expected) => {
    expect(proposed('stage', text)).toBe(expected)
  })

  it.each([
    ['Doe, Ana', 'Ana Doe'],
    ['ana.doe@acme.example', 'Ana Doe'],
    ['A. Doe', 'Ana Doe'],
    ['Olivia', 'Olivia Owner'],
    ['Zoe Roe', 'blank'],
    ['A', 'blank'],
  ])('is for the owner %s: %s', (text, expected) => {
    expect(proposed('owner', text)).toBe(expected)
  })

  it.each([
    ['', 'make Imported'],
    ['Too expensive', 'Price'],
    ['Zu teuer', 'Price'],
    ['Precio demasiado alto', 'Price'],
    ['Moved away', 'make'],
  ])('is for the lost reason “%s”: %s', (text, expected) => {
    expect(proposed('lost-reason', text)).toBe(expected)
  })

  it('is the default pipeline for one of another name', () => {
    expect([proposed('pipeline', 'Vertrieb'), proposed('pipeline', 'Sales pipeline')]).toEqual(['Sales', 'Sales'])
  })

  it('makes nothing where whoever imports may not', () => {
    const asked = [unknownName('stage', 'Blue phase'), unknownName('lost-reason', '')]
    const made = Object.values(proposalsFor(asked, { ...KNOWN, mayMake: false }, 'Imported')).filter(
      ({ kind }) => kind === 'make',
    )
    expect(made).toEqual([])
  })

  it('makes no more stages than a pipeline may have', () => {
    const asked = Array.from({ length: 30 }, (_, at) => unknownName('stage', `Blue ${at}`))
    const made = Object.values(proposalsFor(asked, KNOWN, 'Imported')).filter(({ kind }) => kind === 'make')
    expect([made.length + KNOWN.stages.length, Object.keys(proposalsFor(asked, KNOWN, 'Imported')).length]).toEqual([20, 30])
  })
})

it('stops no deal once all is as proposed, lost ones without a reason included', () => {
  const table = tableOf(
    'Deal Name,Deal Stage,Deal owner,Closed Lost Reason\nA,Proposal sent,Zoe Roe,\nB,Closed lost,Zoe Roe,\nC,Closed lost,,Too dear\n',
  )
  const { unknown } = planFor(table)
  const plan = planFor(table, {}, { nameChoices: proposalsFor(unknown, NAMES, 'Imported') })
  expect([outcomesOf(plan), plan.setup]).toMatchObject([
    ['2 create', '3 create', '4 create'],
    [{ collection: 'lostReasons', data: { name: 'Imported' } }],
  ])
})

it('gives all records one owner where a person said so', () => {
  const table = tableOf('Name,Email,Owner\nAna Doe,ana@x.example,Zoe Roe\nBob Roe,bob@x.example,\n')
  const context = { primary: 'people', country: 'DE', today: '2026-11-21', timeZone: 'Europe/Berlin', locale: 'en' } as const
  const owner = testId('ana')
  const plan = planFor(table, {}, { context: { ...context, currency: 'EUR', own: {}, owner } })
  const owners = plan.writes.flatMap(({ writes }) => writes.map((write) => (write.kind === 'create' ? write.data : null)))
  expect([plan.unknown, owners]).toMatchObject([[], [{ ownerId: owner }, { ownerId: owner }]])
})

const KNOWN: KnownNames = {
  members: [
    { id: testId('olivia'), name: 'Olivia Owner' },
    { id: testId('ana'), name: 'Ana Doe' },
  ],
  pipelines: [{ id: SALES, name: 'Sales', default: true, position: 'a0' }],
  stages: ['New lead', 'Contacted', 'Qualified', 'Offer', 'Negotiation', 'Won', 'Lost'].map((name, at) => ({
    id: testId(name),
    name,
    pipelineId: SALES,
    kind: name === 'Won' ? 'won' : name === 'Lost' ? 'lost' : 'open',
    position: `a${at}`,
  })),
  lostReasons: [{ id: testId('price'), name: 'Price', position: 'a0' }],
  mayMake: true,
}

function unknownName(kind: NameKind, text: string): UnknownName {
  return { key: `${kind}/${text}`, kind, text, within: kind === 'stage' ? SALES : null, isOneOfSeveral: false, rows: 1 }
}

/** By its name, or what is done instead. */
function proposed(kind: NameKind, text: string): string {
  const name = unknownName(kind, text)
  const choice = proposalsFor([name], KNOWN, 'Imported')[name.key]
  if (choice?.kind === 'use') return nameOf(choice.id)
  return choice?.kind === 'make' && choice.name !== undefined ? `make ${choice.name}` : (choice?.kind ?? 'nothing')
}

function nameOf(id: Id): string {
  const { members, pipelines, stages, lostReasons } = KNOWN
  return [...members, ...pipelines, ...stages, ...lostReasons].find((each) => each.id === id)?.name ?? ''
}
