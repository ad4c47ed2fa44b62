import { describe, expect, it } from 'vitest'
import { recordOf, rowOf, selectOf, versionNumber, versionOf } from '../../../src/adapters/supabase/records/codec'

const ROW = {
  workspace_id: '00000000-0000-7000-8000-000000000001',
  id: '00000000-0000-7000-8000-000000000002',
  version: 42,
  created_at: '2026-11-21T07:53:47.09+00:00',
  created_by: null,
  created_via: 'function',
  updated_at: '2026-11-21T07:53:47+00:00',
  updated_by: '00000000-0000-7000-8000-000000000003',
  updated_via: 'app',
  deleted_at: null,
  title: 'Call back',
  body: null,
  kind: 'call',
  due_on: '2026-11-30',
  due_at: null,
  remind_at: '2026-11-29T09:00:00+00:00',
  priority: 'none',
  assignee_id: null,
  status: 'open',
  snoozed_until: null,
  completed_at: null,
  repeat: 'none',
  subjects: ['people/00000000-0000-7000-8000-000000000004'],
  title_fold: 'call back',
}

describe('a row as a record', () => {
  it('has the domain’s names, instants and authors, and nothing that is kept for searching only', () => {
    expect(recordOf('tasks', ROW)).toEqual({
      workspaceId: ROW.workspace_id,
      id: ROW.id,
      version: '0000000000000042',
      createdAt: '2026-11-21T07:53:47.090Z',
      createdBy: { memberId: null, via: 'function' },
      updatedAt: '2026-11-21T07:53:47.000Z',
      updatedBy: { memberId: ROW.updated_by, via: 'app' },
      deletedAt: null,
      title: 'Call back',
      body: null,
      kind: 'call',
      dueOn: '2026-11-30',
      dueAt: null,
      remindAt: '2026-11-29T09:00:00.000Z',
      priority: 'none',
      assigneeId: null,
      status: 'open',
      snoozedUntil: null,
      completedAt: null,
      repeat: 'none',
      subjects: ROW.subjects,
    })
  })

  it('reads an instant of any zone and however many digits', () => {
    const read = (created_at: string) => recordOf('tasks', { ...ROW, created_at }).createdAt
    expect(['2026-11-21T08:53:47.123456+01:00', '2026-11-21 07:53:47.1+00', '2026-11-21T07:53:47.123Z'].map(read)).toEqual([
      '2026-11-21T07:53:47.123Z',
      '2026-11-21T07:53:47.100Z',
      '2026-11-21T07:53:47.123Z',
    ])
  })

  it('shares what records of one commit have in common, and mixes up none of two', () => {
    const other = { ...ROW, version: 43, created_at: '2026-11-21T07:53:48+00:00', updated_by: null }
    const [first, again, late] = [ROW, { ...ROW }, other].map((row) => recordOf('tasks', row))
    expect(again?.updatedBy).toBe(first?.updatedBy)
    expect(late).toMatchObject({
      version: '0000000000000043',
      createdAt: '2026-11-21T07:53:48.000Z',
      updatedAt: '2026-11-21T07:53:47.000Z',
      updatedBy: { memberId: null, via: 'app' },
    })
  })

  it('asks for both halves of who wrote', () => {
    expect(selectOf('tags')).toBe(
      'id,workspace_id,version,created_at,created_by,created_via,updated_at,updated_by,updated_via,deleted_at,name,colour',
    )
  })
})

describe('a record as a row', () => {
  it('has the columns’ names, and inner values as they are', () => {
    const address = { postalCode: '1', city: null }
    expect(rowOf({ firstName: 'Ada', avatarFileId: null, address })).toEqual({ first_name: 'Ada', avatar_file_id: null, address })
  })

  it('has no more than was asked of it', () => {
    expect(rowOf({ firstName: 'Ada', lastName: '' }, { firstName: ' Ada', age: 1 })).toEqual({ first_name: 'Ada' })
  })
})

describe('a version', () => {
  it('sorts as text as it does as a number, and is read back', () => {
    const numbers = [1, 9, 10, 99, 1_000_000_000]
    const texts = numbers.map(versionOf)
    expect(texts.toSorted()).toEqual(texts)
    expect(texts.map(versionNumber)).toEqual(numbers.map(String))
  })

  it('of another backend is none', () => {
    expect(['', '1', 'v1', '000000000000004x', '00000000000000042'].map(versionNumber)).toEqual([null, null, null, null, null])
  })
})
