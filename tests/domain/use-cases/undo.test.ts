import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Deal } from '../../../src/domain/model/deals/deal'
import type { StageKind } from '../../../src/domain/model/registry/deals'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { Instant } from '../../../src/domain/model/kernel/instant'
import type { AnyRecord, Collections } from '../../../src/domain/model/records/collections'
import type { Version } from '../../../src/domain/model/records/meta'
import type { Mutation } from '../../../src/domain/model/records/mutation'
import { settle } from '../../../src/domain/model/records/settle'
import type { Task } from '../../../src/domain/model/tasks/task'
import { inverseOf, inversesOf } from '../../../src/domain/model/records/inverses-of'
import { idOf, make } from '../records/make'

const PIPELINE = idOf(9)
const KINDS: ReadonlyMap<Id, StageKind> = new Map([
  [idOf(1), 'open'],
  [idOf(2), 'open'],
  [idOf(3), 'won'],
  [idOf(4), 'lost'],
])
const stage = (id: Id) => ({ pipelineId: PIPELINE, kind: KINDS.get(id) ?? 'open' })

function at(second: number): Instant {
  return `2026-11-21T09:00:${String(second).padStart(2, '0')}.000Z` as Instant
}

function stamped(data: object, version: number): AnyRecord {
  return { id: idOf(7), version: String(version) as Version, deletedAt: null, ...data } as unknown as AnyRecord
}

/** Walks the steps that are legal, then takes the last one back; gives the states before it and after the undo. */
function stepAndUndo<K extends 'deals' | 'tasks'>(
  collection: K,
  start: Collections[K],
  patches: readonly Partial<Collections[K]>[],
) {
  let before = start
  let after = start
  patches.forEach((patch, index) => {
    const settled = settle(collection, after, { after: { ...after, ...patch }, context: { now: at(index), stage } })
    if (!settled.ok) return
    before = after
    after = settled.value
  })
  const mutation = { kind: 'update', collection, id: idOf(7), patch: {}, expect: 'any' } as Mutation
  const inverse = inverseOf(mutation, stamped(before, 1), stamped(after, 2))
  if (inverse === null) return [before, after]
  if (inverse.kind !== 'update' || inverse.expect !== '2')
    throw new Error('An update is taken back by an update of what it wrote')
  const undone = settle(collection, after, { after: { ...after, ...inverse.patch }, context: { now: at(59), stage } })
  return [before, undone.ok ? undone.value : undone.fields]
}

describe('taking a change back', () => {
  it('leaves a deal exactly as it was, stamps and lost reason included', () => {
    const patch: fc.Arbitrary<Partial<Deal>> = fc.oneof(
      fc.record({ stageId: fc.constantFrom(idOf(1), idOf(2), idOf(3)), rank: fc.constantFrom('a0', 'a1') }),
      fc.constant({ stageId: idOf(4), lostReasonId: idOf(5), lostNote: 'Too dear' }),
      fc.record({
        title: fc.constantFrom('A', 'B'),
        amountMinor: fc.option(fc.nat()),
        tagIds: fc.subarray([idOf(11), idOf(12)]),
      }),
    )
    const start = make('deals', {
      title: 'A',
      pipelineId: PIPELINE,
      stageId: idOf(1),
      currency: 'EUR',
      rank: 'a0',
      stageEnteredAt: at(58),
    })
    fc.assert(
      fc.property(fc.array(patch, { minLength: 1, maxLength: 8 }), (patches) => {
        const [before, undone] = stepAndUndo('deals', start, patches)
        expect(undone).toEqual(before)
      }),
    )
  })

  it('leaves a task exactly as it was', () => {
    const patch: fc.Arbitrary<Partial<Task>> = fc.record({ status: fc.constantFrom('open', 'done', 'cancelled') })
    fc.assert(
      fc.property(fc.array(patch, { minLength: 1, maxLength: 8 }), (patches) => {
        const [before, undone] = stepAndUndo('tasks', make('tasks', { title: 'A' }), patches)
        expect(undone).toEqual(before)
      }),
    )
  })

  it('goes back by the steps in which one commit changed a record', () => {
    const update = (patch: Partial<Task>, version: Version | 'any'): Mutation => {
      return { kind: 'update', collection: 'tasks', id: idOf(7), patch, expect: version }
    }
    const snoozed = { ...make('tasks', { title: 'A' }), status: 'snoozed', snoozedUntil: at(50) } as const
    const done = { ...snoozed, status: 'done', snoozedUntil: null, completedAt: at(1) } as const
    const steps = [update({ status: 'open' }, '1' as Version), update({ status: 'done' }, 'any')]
    const written = [stamped(done, 2), stamped(done, 2)]
    expect(inversesOf(steps, new Map([[idOf(7), stamped(snoozed, 1)]]), written)).toEqual([
      update({ status: 'open' }, '2' as Version),
      update({ status: 'snoozed', snoozedUntil: at(50), completedAt: null }, 'any'),
    ])
  })

  it.each([
    ['create', 'trash'],
    ['trash', 'restore'],
    ['restore', 'trash'],
  ] as const)('takes a %s back by a %s of the version that was written', (kind, inverse) => {
    const mutation = { kind, collection: 'tags', id: idOf(7), data: {}, expect: 'any' } as unknown as Mutation
    expect(inverseOf(mutation, null, stamped({}, 2))).toEqual({ kind: inverse, collection: 'tags', id: idOf(7), expect: '2' })
  })

  it('cannot take a purge back', () => {
    const mutation = { kind: 'purge', collection: 'tags', id: idOf(7), expect: 'any' } as const
    expect(inverseOf(mutation, stamped({}, 1), null)).toBeNull()
  })
})
