import { describe, expect, it } from 'vitest'
import type { Changes } from '../../../src/domain/model/records/changes'
import type { RecordOf } from '../../../src/domain/model/records/collections'
import type { Version } from '../../../src/domain/model/records/meta'
import { earlierValue, isRestorable } from '../../../src/domain/use-cases/records/earlier-value'
import { idOf, make } from '../records/make'

const readPhone = (raw: string) => ({ raw, e164: `+${raw.replace(/\D/g, '')}`, extension: null })
const meta = { id: idOf(1), version: 'v7' as Version }
const record = <K extends 'people' | 'deals'>(collection: K, data: object) =>
  ({ ...make(collection, data as never), ...meta }) as unknown as RecordOf<K>

const grace = record('people', {
  firstName: 'Grace',
  jobTitle: 'Admiral',
  emails: [{ value: 'g@navy.example', label: 'Work', primary: true }],
})
const patchOf = (changes: Changes, field: string) => {
  const mutation = earlierValue(grace, 'people', { changes, field, readPhone })
  return mutation?.kind === 'update' ? mutation.patch : null
}

describe('the earlier value of a field', () => {
  it('is written onto the record as it stands', () => {
    const changes = { jobTitle: ['Commander', 'Admiral'] } as const
    expect(earlierValue(grace, 'people', { changes, field: 'jobTitle', readPhone })).toEqual({
      kind: 'update',
      collection: 'people',
      id: grace.id,
      patch: { jobTitle: 'Commander' },
      expect: 'v7',
    })
  })

  it('is not written twice', () => {
    expect(patchOf({ jobTitle: ['Admiral', 'Commander'] }, 'jobTitle')).toBeNull()
  })

  it('keeps the label of an address that is still there, and reads a number anew', () => {
    const changes = {
      emails: [['old@navy.example', 'g@navy.example'], ['g@navy.example']],
      phones: [['+1 555 0100'], []],
    } as const
    expect(patchOf(changes, 'emails')).toEqual({
      emails: [{ value: 'old@navy.example', label: null, primary: false }, grace.emails[0]],
    })
    expect(patchOf(changes, 'phones')).toEqual({
      phones: [{ raw: '+1 555 0100', e164: '+15550100', extension: null, label: null, primary: false }],
    })
  })

  it('of an amount brings its currency back, and of a stage the reason of the loss', () => {
    const deal = record('deals', {
      title: 'Fleet',
      pipelineId: idOf(9),
      stageId: idOf(8),
      currency: 'USD',
      rank: 'a0',
      amountMinor: 5,
    })
    const changes = {
      amountMinor: [100, 5],
      currency: ['EUR', 'USD'],
      stageId: [idOf(7), idOf(8)],
      lostReasonId: [idOf(6), null],
    } as const
    expect(earlierValue(deal, 'deals', { changes, field: 'amountMinor', readPhone })).toMatchObject({
      patch: { amountMinor: 100, currency: 'EUR' },
    })
    expect(earlierValue(deal, 'deals', { changes, field: 'stageId', readPhone })).toMatchObject({
      patch: { stageId: idOf(7), lostReasonId: idOf(6) },
    })
  })

  it('is not offered where the timeline holds too little of it', () => {
    const changes = { address: ['Brno, Czechia', 'Prague, Czechia'] } as const
    expect([isRestorable(changes, 'address'), isRestorable({ address: [null, 'Brno'] }, 'address')]).toEqual([false, true])
  })
})
