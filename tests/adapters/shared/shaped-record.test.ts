import { describe, expect, it } from 'vitest'
import { shapedRecord } from '../../../src/adapters/shared/commits/shaped-record'
import type { RecordMeta } from '../../../src/domain/model/records/meta'

const meta = {
  id: 'a',
  workspaceId: 'w',
  version: '1',
  createdAt: 't',
  createdBy: { memberId: null, via: 'app' },
  updatedAt: 't',
  updatedBy: { memberId: null, via: 'app' },
  deletedAt: null,
} as unknown as RecordMeta

describe('a shaped record', () => {
  it('holds the data and the stamps, and nothing of the record before it', () => {
    shapedRecord('tags', { name: 'Vip', colour: 'red' }, { ...meta, version: '7' as RecordMeta['version'] })

    expect(shapedRecord('tags', { name: 'Partner', colour: 'grey' }, meta)).toEqual({ name: 'Partner', colour: 'grey', ...meta })
  })
})
