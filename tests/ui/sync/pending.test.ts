import { expect, it } from 'vitest'
import { instantOf } from '../../../src/domain/model/kernel/instant'
import type { AnyRecord, RecordOf } from '../../../src/domain/model/records/collections'
import type { Mutation } from '../../../src/domain/model/records/mutation'
import { pendingChanges, pendingConflict } from '../../../src/ui/features/sync/pending-changes'
import { syncSummary, type SyncSummaryInput } from '../../../src/ui/features/sync/sync-status'

const at = instantOf(0)
const person = {
  id: '1',
  version: 'a',
  deletedAt: null,
  firstName: 'Grace',
  lastName: 'Hopper',
  jobTitle: 'Commander',
  source: null,
  custom: { shoe: 38, hat: 'large' },
} as unknown as RecordOf<'people'>
const update = { kind: 'update', collection: 'people', id: person.id, expect: person.version } as const

function conflict(patch: Partial<RecordOf<'people'>>, theirs: object | null, more: readonly Mutation[] = []) {
  const current = [theirs === null ? null : ({ ...person, version: 'b', ...theirs } as AnyRecord), ...more.map(() => person)]
  return pendingConflict({
    mutationId: 'm' as never,
    at,
    mutations: [{ ...update, patch }, ...more],
    before: [person, ...more.map(() => person)],
    state: { kind: 'conflicted', current },
  })
}

it('tells what a commit changes by the record as its writer saw it', () => {
  const changes = pendingChanges({
    mutations: [
      { ...update, patch: { jobTitle: 'Rear admiral', custom: { shoe: 39 } } },
      { kind: 'create', collection: 'tasks', id: person.id, data: { title: 'Call her\nbefore noon' } },
      { kind: 'trash', collection: 'people', id: person.id, expect: 'any' },
    ],
    before: [person, null, person],
  })
  expect(changes).toEqual([
    {
      id: '1',
      kind: 'update',
      collection: 'people',
      name: 'Grace Hopper',
      changes: { jobTitle: ['Commander', 'Rear admiral'], 'custom.shoe': [38, 39] },
    },
    { id: '1', kind: 'create', collection: 'tasks', name: 'Call her', changes: {} },
    { id: '1', kind: 'trash', collection: 'people', name: 'Grace Hopper', changes: {} },
  ])
})

it('has one record decided by its fields, and all else as a whole', () => {
  const mine = { jobTitle: 'Rear admiral' }
  expect(conflict(mine, { jobTitle: 'Captain' })).toMatchObject({
    kind: 'fields',
    clashes: [{ path: 'jobTitle', before: 'Commander', theirs: 'Captain', mine: 'Rear admiral' }],
  })
  expect(conflict(mine, { deletedAt: at })).toMatchObject({ kind: 'trashed' })
  expect(conflict(mine, null)).toEqual({ kind: 'gone' })
  expect(
    conflict(mine, { jobTitle: 'Captain' }, [{ kind: 'purge', collection: 'people', id: person.id, expect: 'any' }]),
  ).toMatchObject({
    kind: 'fields',
  })
})

it('has several records decided each by its fields, where fields are all that stands against them', () => {
  const more = { ...update, id: '2' as typeof person.id, patch: { jobTitle: 'Rear admiral' } }
  const commit = (theirs: object) =>
    pendingConflict({
      mutationId: 'm' as never,
      at,
      mutations: [{ ...update, patch: { jobTitle: 'Rear admiral' } }, more],
      before: [person, { ...person, id: '2' as typeof person.id }],
      state: {
        kind: 'conflicted',
        current: ['1', '2'].map(
          (id) => ({ ...person, id, version: 'b', jobTitle: 'Captain', ...theirs }) as unknown as AnyRecord,
        ),
      },
    })
  expect(commit({})).toMatchObject({ kind: 'several', records: [{ current: { id: '1' } }, { current: { id: '2' } }] })
  expect(commit({ deletedAt: at })).toEqual({ kind: 'whole' })
})

it('says first what a person must decide, then what is not sent, then what is not here', () => {
  const calm: SyncSummaryInput = {
    state: {
      phase: { kind: 'whole' },
      waiting: 0,
      conflicted: 0,
      refused: 0,
      unreadable: 0,
      isFull: false,
      seenAt: at,
      isLeader: true,
    },
    connection: 'online',
    isLive: true,
    formats: { number: String, percent: (value) => `${value} %` },
  }
  const seen = (state: Partial<SyncSummaryInput['state']>, sight: Partial<SyncSummaryInput> = {}) =>
    syncSummary({ ...calm, ...sight, state: { ...calm.state, ...state } }).text
  expect([
    seen({ waiting: 3, conflicted: 1, refused: 1 }, { connection: 'offline' }),
    seen({ waiting: 3 }, { connection: 'offline' }),
    seen({ waiting: 3 }),
    seen({}, { connection: 'offline' }),
    seen({ waiting: 3 }, { connection: 'backend' }),
    seen({}, { connection: 'backend' }),
    seen({}, { connection: 'outdated' }),
    seen({}, { connection: 'connecting' }),
    seen({ phase: { kind: 'loading', records: 0, total: null } }),
    seen({ phase: { kind: 'loading', records: 12, total: 50 } }),
    seen({ phase: { kind: 'loading', records: 51, total: 50 } }),
    seen({}, { isLive: false }),
    seen({}),
  ]).toEqual([
    '2 need a decision',
    'Saved here · 3 to send',
    'Sending 3',
    'Offline',
    'Saved here · 3 to send',
    'Backend in trouble',
    'Reload needed',
    'Connecting',
    'Copying to this device',
    'Copying to this device: 24 %',
    'Copying to this device: 99 %',
    'Catching up',
    'Up to date',
  ])
})
