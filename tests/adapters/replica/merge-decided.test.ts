import { expect, it } from 'vitest'
import { mergeDecided, mergeQueued } from '../../../src/adapters/replica/core/merge-queued'
import type { OutboxEntry } from '../../../src/adapters/replica/core/outbox-entry'
import type { AnyRecord } from '../../../src/domain/model/records/collections'
import type { Mutation } from '../../../src/domain/model/records/mutation'

const theirs = { id: 'a', version: '7', firstName: 'Cora', jobTitle: 'Chair', bio: null, deletedAt: null } as unknown as AnyRecord
const patch = { firstName: 'Bea', jobTitle: null, bio: 'Met in Bern' }
const entry = {
  mutationId: 'm1',
  mutations: [{ kind: 'update', collection: 'people', id: 'a', patch, expect: '3' }] as unknown as Mutation[],
  before: [null],
} as unknown as OutboxEntry
const conflicts = { current: [theirs], places: [0] }

it('asks about a record that its writer never saw', () => {
  expect(mergeQueued(entry, conflicts)).toEqual({ kind: 'clash' })
})

it.each([
  { keep: 'mine', written: patch },
  { keep: ['firstName'], written: { firstName: 'Bea' } },
] as const)('writes upon a record never seen what was chosen: $keep', ({ keep, written }) => {
  expect(mergeDecided(entry, conflicts, keep)).toMatchObject({ kind: 'again', mutations: [{ patch: written, expect: '7' }] })
})

it('writes nothing upon a record never seen where theirs was chosen', () => {
  expect(mergeDecided(entry, conflicts, 'theirs')).toEqual({ kind: 'nothing' })
})

it('decides each record of a commit by itself', () => {
  const records = ['a', 'b'].map((id) => ({ ...theirs, id }) as AnyRecord)
  const before = records.map((record) => ({ ...record, firstName: 'Ada', jobTitle: 'Clerk', version: '3' }) as AnyRecord)
  const mutations = ['a', 'b'].map((id) => ({
    kind: 'update',
    collection: 'people',
    id,
    patch,
    expect: '3',
  })) as unknown as Mutation[]
  const both = { ...entry, mutations, before } as OutboxEntry
  expect(mergeDecided(both, { current: records, places: [0, 1] }, ['a:firstName', 'b:jobTitle'])).toMatchObject({
    kind: 'again',
    mutations: [
      { id: 'a', patch: { firstName: 'Bea', bio: 'Met in Bern' } },
      { id: 'b', patch: { jobTitle: null, bio: 'Met in Bern' } },
    ],
  })
})
