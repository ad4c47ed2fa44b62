import { describe, expect, it } from 'vitest'
import type { Deal } from '../../../src/domain/model/deals/deal'
import type { StageKind } from '../../../src/domain/model/registry/deals'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { Instant } from '../../../src/domain/model/kernel/instant'
import type { Collections } from '../../../src/domain/model/records/collections'
import type { StoredName } from '../../../src/domain/model/records/schemas'
import { settle } from '../../../src/domain/model/records/settle'
import { idOf, make } from './make'

const [LEAD, OFFER, WON, LOST, ELSEWHERE, REASON] = [1, 2, 3, 4, 5, 6].map(idOf) as [Id, Id, Id, Id, Id, Id]
const [PIPELINE, OTHER] = [idOf(8), idOf(9)]
const STAGES = new Map<Id, { pipelineId: Id; kind: StageKind }>([
  [LEAD, { pipelineId: PIPELINE, kind: 'open' }],
  [OFFER, { pipelineId: PIPELINE, kind: 'open' }],
  [WON, { pipelineId: PIPELINE, kind: 'won' }],
  [LOST, { pipelineId: PIPELINE, kind: 'lost' }],
  [ELSEWHERE, { pipelineId: OTHER, kind: 'open' }],
])
const BEFORE = '2026-11-01T08:00:00.000Z' as Instant
const NOW = '2026-11-21T09:00:00.000Z' as Instant
const context = { now: NOW, stage: (id: Id) => STAGES.get(id) }

function step<K extends StoredName>(collection: K, before: Collections[K] | null, after: Collections[K]) {
  return settle(collection, before, { after, context })
}

const open = make('deals', {
  title: 'A',
  pipelineId: PIPELINE,
  stageId: LEAD,
  currency: 'EUR',
  rank: 'a0',
  stageEnteredAt: BEFORE,
})
const won: Deal = { ...open, stageId: WON, closedAt: BEFORE }
const lost: Deal = { ...open, stageId: LOST, closedAt: BEFORE, lostReasonId: REASON, lostNote: 'Too dear' }

describe('a deal moves', () => {
  it.each<[string, Deal | null, Deal, Partial<Deal>]>([
    ['begins', null, { ...open, stageEnteredAt: null }, { stageEnteredAt: NOW, closedAt: null }],
    ['begins with its history', null, won, { stageEnteredAt: BEFORE, closedAt: BEFORE }],
    ['goes on', open, { ...open, stageId: OFFER }, { stageEnteredAt: NOW, closedAt: null }],
    ['stays where it is', open, { ...open, title: 'B' }, { stageEnteredAt: BEFORE, closedAt: null }],
    ['is won', open, { ...open, stageId: WON }, { stageEnteredAt: NOW, closedAt: NOW }],
    ['is won in the past', open, { ...open, stageId: WON, closedAt: BEFORE }, { stageEnteredAt: BEFORE, closedAt: BEFORE }],
    ['is lost', open, { ...open, stageId: LOST, lostReasonId: REASON }, { closedAt: NOW, stageEnteredAt: NOW }],
    [
      'is reopened',
      lost,
      { ...lost, stageId: LEAD },
      { closedAt: null, lostReasonId: null, lostNote: null, stageEnteredAt: NOW },
    ],
    ['is put back as it was', { ...open, stageId: OFFER, stageEnteredAt: NOW }, open, { stageId: LEAD, stageEnteredAt: BEFORE }],
    [
      'stays editable when its lost reason is purged',
      { ...lost, lostReasonId: null },
      { ...lost, lostReasonId: null, title: 'B' },
      {},
    ],
    ['changes its pipeline', open, { ...open, pipelineId: OTHER, stageId: ELSEWHERE }, { stageEnteredAt: NOW }],
  ])('%s', (_, before, after, stamped) => {
    expect(step('deals', before, after)).toEqual({ ok: true, value: { ...after, ...stamped } })
  })

  it.each<[string, Deal | null, Deal, object]>([
    ['won to lost', won, { ...won, stageId: LOST, lostReasonId: REASON }, { stageId: { rule: 'not-allowed-now' } }],
    ['lost to won', lost, { ...lost, stageId: WON }, { stageId: { rule: 'not-allowed-now' } }],
    ['lost without a reason', open, { ...open, stageId: LOST }, { lostReasonId: { rule: 'required' } }],
    ['a reason taken away', lost, { ...lost, lostReasonId: null }, { lostReasonId: { rule: 'required' } }],
    ['a reason while open', open, { ...open, lostReasonId: REASON }, { lostReasonId: { rule: 'not-allowed-now' } }],
    ['closed while open', open, { ...open, closedAt: NOW }, { closedAt: { rule: 'not-allowed-now' } }],
    ["another pipeline's stage", open, { ...open, stageId: ELSEWHERE }, { stageId: { rule: 'choice' } }],
    ['a stage that is not there', open, { ...open, stageId: idOf(99) }, { stageId: { rule: 'unknown-reference' } }],
  ])('never: %s', (_, before, after, fields) => {
    expect(step('deals', before, after)).toEqual({ ok: false, fields })
  })
})

describe('a task moves', () => {
  const task = make('tasks', { title: 'A' })
  const done = { ...task, status: 'done', completedAt: BEFORE } as const

  it('is stamped when it is done, and not any more when it is reopened', () => {
    expect([
      step('tasks', task, { ...task, status: 'done' }),
      step('tasks', done, { ...done, status: 'open' }),
      step('tasks', task, done),
    ]).toEqual([
      { ok: true, value: { ...task, status: 'done', completedAt: NOW } },
      { ok: true, value: task },
      { ok: true, value: done },
    ])
  })

  it('is not cancelled once it is done', () => {
    expect(step('tasks', done, { ...done, status: 'cancelled' })).toEqual({
      ok: false,
      fields: { status: { rule: 'not-allowed-now' } },
    })
  })
})

describe('a file moves', () => {
  const file = make('files', { name: 'a', mime: 'text/plain', sizeBytes: 1, path: 'p' })
  const as = (status: string) => ({ ...file, status }) as typeof file

  it.each(['pending uploading', 'uploading ready', 'uploading failed', 'failed uploading', 'ready removed'])('%s', (pair) => {
    const [from = '', to = ''] = pair.split(' ')
    expect(step('files', as(from), as(to)).ok).toBe(true)
  })

  it.each(['pending ready', 'removed ready', 'failed ready', 'ready uploading'])('never %s', (pair) => {
    const [from = '', to = ''] = pair.split(' ')
    expect(step('files', as(from), as(to)).ok).toBe(false)
  })

  it('keeps its place and its size', () => {
    expect(step('files', file, { ...file, path: 'q', sizeBytes: 2 })).toEqual({
      ok: false,
      fields: { path: { rule: 'read-only' }, sizeBytes: { rule: 'read-only' } },
    })
  })
})

describe('an import moves', () => {
  const running = make('imports', {
    fileName: 'a.csv',
    encoding: 'utf-8',
    delimiter: ',',
    status: 'running',
    total: 3,
    created: 0,
    updated: 0,
    skipped: 0,
    failed: 0,
  })

  it('is done when every row is accounted for, and not before', () => {
    const done = { ...running, status: 'done', created: 1, updated: 1 } as const
    expect([step('imports', running, { ...done, failed: 1 }).ok, step('imports', running, done).ok]).toEqual([true, false])
  })

  it('never starts again', () => {
    expect(step('imports', { ...running, status: 'failed' }, running).ok).toBe(false)
  })
})

describe('what is fixed once made', () => {
  it('is the kind of a stage and its pipeline', () => {
    const stage = make('stages', { pipelineId: PIPELINE, name: 'A', position: 'a0', kind: 'open', probability: 10 })
    expect(step('stages', stage, { ...stage, kind: 'won', name: 'B' })).toEqual({
      ok: false,
      fields: { kind: { rule: 'read-only' } },
    })
  })
})

describe('a person has one primary address', () => {
  it('whatever was written', () => {
    const emails = [{ value: 'a@b.cz' }, { value: 'c@d.cz', primary: true }, { value: 'e@f.cz', primary: true }]
    const person = make('people', { emails })
    expect(step('people', null, person)).toMatchObject({
      ok: true,
      value: { emails: [{ primary: false }, { primary: true }, { primary: false }] },
    })
  })
})
