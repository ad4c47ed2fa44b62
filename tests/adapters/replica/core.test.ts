import { describe, expect, it } from 'vitest'
import type { CoreEvent, Effect } from '../../../src/adapters/replica/core/events'
import { ReplicaCore } from '../../../src/adapters/replica/core/replica-core'
import { CheapRows, cheapRules } from './cheap-rows'

const AT = '2026-01-01T00:00:00.000Z' as never

describe('the core of a replica', () => {
  it('answers without a line once the write would survive, and sends it when there is one', () => {
    const { core, rows, kinds } = opened()
    expect(kinds(core.handle(written('m1', [update('a', { name: 'Bea' })])))).toEqual(['keep'])
    const answers = core.handle(kept('m1'))
    expect(answers).toMatchObject([{ kind: 'answer', answer: { outcomes: [{ status: 'written', record: { name: 'Bea' } }] } }])
    expect(rows.records.get('people/a')).toMatchObject({ name: 'Bea', version: 'local:m1' })
    expect(kinds(core.handle({ kind: 'line', isUp: true }))).toContain('send')
  })

  it('gives the answer of the server while there is a line, and shows it until the feed has told', () => {
    const { core, rows } = opened({ isUp: true })
    core.handle(written('m1', [update('a', { name: 'Bea' })]))
    expect(core.handle(kept('m1'))).toMatchObject([{ kind: 'send', mutationId: 'm1' }])
    expect(core.handle(answered('m1', [{ status: 'written', record: person('a', '2', 'Bea'), replayed: false }]))).toContainEqual(
      expect.objectContaining({ kind: 'answer' }),
    )
    core.handle(fed([person('a', '1', 'Ada')], []))
    expect(rows.records.get('people/a')).toMatchObject({ name: 'Bea', version: '2' })
    core.handle(fed([person('a', '2', 'Bea')], ['m1']))
    expect(core.outbox).toEqual([])
  })

  it('merges what was written without a line with what others wrote, and asks where both wrote the same field', () => {
    const { core, rows } = opened()
    for (const [id, patch] of [
      ['m1', { name: 'Bea' }],
      ['m2', { city: 'Bern' }],
    ] as const) {
      core.handle(written(id, [update('a', patch, id === 'm1' ? '1' : 'local:m1')]))
      core.handle(kept(id))
    }
    core.handle({ kind: 'line', isUp: true })
    const theirs = person('a', '5', 'Cora')
    core.handle(answered('m1', [{ status: 'conflict', current: theirs }]))
    expect(core.outbox.map(({ state }) => state.kind)).toEqual(['conflicted', 'waiting'])
    core.handle(fed([theirs], ['x']))
    const effects = core.handle({ kind: 'resolve', mutationId: 'm1' as never, keep: 'mine', freshId: 'm3' as never })
    expect(effects).toMatchObject([{ kind: 'keep', step: { outbox: { remove: ['m1'] } } }])
    expect(core.handle(kept('m3'))).toMatchObject([{ kind: 'send', mutations: [{ patch: { name: 'Bea' }, expect: '5' }] }])
    core.handle(answered('m3', [{ status: 'written', record: person('a', '6', 'Bea'), replayed: false }]))
    expect(core.outbox.at(-1)?.mutations).toMatchObject([{ patch: { city: 'Bern' }, expect: '6' }])
    expect(rows.records.get('people/a')).toMatchObject({ name: 'Bea', city: 'Bern' })
  })
})

function opened({ isUp = false } = {}) {
  const rows = new CheapRows()
  rows.apply([{ collection: 'people', id: 'a' as never, record: person('a', '1', 'Ada') }])
  const core = new ReplicaCore(rows, cheapRules)
  const device = { cursor: 'c1' as never, held: ['people'], outbox: [], seenAt: null } as const
  core.handle({ kind: 'opened', kept: device })
  core.handle({ kind: 'lead', isLeader: true })
  core.handle({ kind: 'line', isUp })
  return { core, rows, kinds: (effects: readonly Effect[]) => effects.map(({ kind }) => kind) }
}

function person(id: string, version: string, name: string) {
  return { id, version, name, city: null, deletedAt: null } as never
}

function update(id: string, patch: object, expectedVersion = '1') {
  return { kind: 'update', collection: 'people', id, patch, expect: expectedVersion } as never
}

function written(mutationId: string, mutations: readonly never[]): CoreEvent {
  return { kind: 'written', mutationId: mutationId as never, mutations, via: 'app', at: AT }
}

function kept(mutationId: string): CoreEvent {
  return { kind: 'kept', mutationIds: [mutationId as never] }
}

function answered(mutationId: string, outcomes: readonly object[]): CoreEvent {
  return {
    kind: 'answered',
    mutationId: mutationId as never,
    outcomes: outcomes as never,
    freshId: `fresh-${mutationId}` as never,
  }
}

function fed(records: readonly never[], mutationIds: readonly string[]): CoreEvent {
  const changes = records.map((record: { readonly id: never }) => ({ collection: 'people', id: record.id, record }) as never)
  return { kind: 'fed', changes, mutationIds: mutationIds as never, cursor: 'c2' as never, at: AT }
}
