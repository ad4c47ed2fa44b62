import { expect, test } from 'vitest'
import type { OutboxEntry, OutboxState } from '../../../src/adapters/replica/core/outbox-entry'
import { pendingWorks } from '../../../src/adapters/replica/pending-works'
import type { Mutation } from '../../../src/domain/model/records/mutation'
import { entry, newId } from './disk/disk-world'

const id = newId()
const file = { kind: 'file', id, name: 'offer.pdf', path: `people/${newId()}/${id}`, sizeBytes: 3, resume: null } as const
const update = { kind: 'update', collection: 'files', id, patch: { name: 'offer-2.pdf' }, expect: 'any' } as Mutation
const announcement = (order: number, state: OutboxState = { kind: 'waiting' }) => entry(order, { mutations: [update], state })
const committed = (outbox: readonly OutboxEntry[]) =>
  pendingWorks(outbox).map((work) => ('what' in work ? work.what.kind : 'commit') + ` ${work.state.kind}`)

test('commits, files and calls are one list, in their order; a file and the commit that announces it are one entry of it', () => {
  const call = {
    kind: 'call',
    name: 'invite-member',
    input: { workspaceId: id, email: 'new@example.com', role: 'member' },
  } as const
  const outbox = [entry(1), announcement(2), entry(3, { work: file }), entry(4, { work: call }), entry(5)]
  expect(committed(outbox)).toEqual(['commit waiting', 'file waiting', 'call waiting', 'commit waiting'])
})

test('a commit about a pending file is listed if a person has to decide about it', () => {
  const conflicted: OutboxState = { kind: 'conflicted', current: [null], places: [0] }
  expect(committed([announcement(1, conflicted), entry(2, { work: file })])).toEqual(['commit conflicted', 'file waiting'])
})

test('a file whose bytes are there is a file until its record says so', () => {
  expect(committed([entry(1, { work: file, mutations: [update] })])).toEqual(['file waiting'])
  expect(committed([entry(1, { work: file, mutations: [update], state: { kind: 'acknowledged', records: [null] } })])).toEqual([])
})
