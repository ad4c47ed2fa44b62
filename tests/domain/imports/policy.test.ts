import { describe, expect, it } from 'vitest'
import { differencesOf, patchOf } from '../../../src/domain/model/imports/planning/patch-of'
import type { PlannedUpdate } from '../../../src/domain/model/imports/planning/planned-write'
import type { Person } from '../../../src/domain/model/people/person'
import type { Version } from '../../../src/domain/model/records/meta'
import { testId } from '../../support/test-ids'

const mail = (value: string, primary: boolean) => ({ value, label: null, primary })
const current: Partial<Person> = {
  firstName: 'Ana',
  lastName: 'Doe',
  jobTitle: 'Buyer',
  source: null,
  emails: [mail('a@x.example', true)],
  custom: { area: 'North' },
}

describe('what becomes of a field that both have', () => {
  it('fills blanks and lets lists grow, whose first entry stays the primary one', () => {
    const incoming = { jobTitle: 'Chair', source: 'Fair', lastName: '', emails: [mail('b@x.example', true)] }
    expect(patchOf(current, incoming, { collection: 'people', policy: {} })).toEqual({
      source: 'Fair',
      emails: [mail('a@x.example', true), mail('b@x.example', false)],
    })
  })

  it('overwrites or keeps a field where that is said, and clears nothing', () => {
    const incoming = { jobTitle: 'Chair', source: 'Fair', lastName: null, custom: { area: 'South', size: 3 } }
    const policy = {
      'people.jobTitle': 'overwrite',
      'people.source': 'keep',
      'people.lastName': 'overwrite',
      'people.custom.area': 'overwrite',
      'people.custom.size': 'keep',
    } as const
    expect(patchOf(current, incoming, { collection: 'people', policy })).toEqual({ jobTitle: 'Chair', custom: { area: 'South' } })
  })

  it('follows one rule for all fields that have none of their own, but never drops what is in a list', () => {
    const incoming = { jobTitle: 'Chair', source: 'Fair', emails: [mail('b@x.example', true)] }
    const policy = { '*': 'overwrite', 'people.source': 'keep' } as const
    expect(patchOf(current, incoming, { collection: 'people', policy })).toEqual({
      jobTitle: 'Chair',
      emails: [mail('a@x.example', true), mail('b@x.example', false)],
    })
  })

  it('moves a deal with its ending and its amount with the currency, or not at all', () => {
    const [open, won] = [testId('open'), testId('won')]
    const deal = { stageId: open, closedAt: null, amountMinor: 100, currency: 'EUR' }
    const incoming = { stageId: won, closedAt: '2024-01-01T00:00:00.000Z', amountMinor: 200, currency: 'USD' } as never
    expect([
      patchOf(deal, incoming, { collection: 'deals', policy: {} }),
      patchOf(deal, incoming, { collection: 'deals', policy: { 'deals.stageId': 'overwrite' } }),
    ]).toEqual([{}, { stageId: won, closedAt: '2024-01-01T00:00:00.000Z' }])
  })

  it('takes no second date for a task that has a moment', () => {
    const task = { dueOn: null, dueAt: '2024-01-01T10:00:00.000Z' } as never
    const incoming = { dueOn: '2024-02-02' } as never
    expect([
      patchOf(task, incoming, { collection: 'tasks', policy: {} }),
      patchOf(task, incoming, { collection: 'tasks', policy: { 'tasks.dueOn': 'overwrite' } }),
    ]).toEqual([{}, { dueOn: '2024-02-02', dueAt: null }])
  })
})

describe('the differences of an update', () => {
  it('names each field that differs, with what becomes of it', () => {
    const incoming = {
      firstName: 'Ana',
      jobTitle: 'Chair',
      source: 'Fair',
      emails: [mail('b@x.example', true)],
      custom: { area: 'S' },
    }
    const update: PlannedUpdate = {
      kind: 'update',
      collection: 'people',
      id: testId('ana'),
      expect: 'v1' as Version,
      before: current,
      patch: {},
      incoming,
    }
    const outcomesOf = differencesOf(update, { 'people.custom.area': 'overwrite' }).map(({ field, did }) => [field, did])
    expect(outcomesOf).toEqual([
      ['jobTitle', 'kept'],
      ['source', 'filled'],
      ['emails', 'added'],
      ['custom.area', 'overwritten'],
    ])
  })
})
