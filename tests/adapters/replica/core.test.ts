import { describe, expect, it } from 'vitest'
import type { CoreEvent, Effect } from '../../../src/adapters/replica/core/events'
import type { OutboxEntry } from '../../../src/adapters/replica/core/outbox-entry'
import { ReplicaCore } from '../../../src/adapters/replica/core/replica-core'
import { CheapRows, cheapRules } from './cheap-rows'

const AT = '2026-01-01T00:00:00.000Z' as never

describe('the core of a replica', () => {
  it('answers offline once the write would survive, and sends it once online', () => {
    const { core, rows, kinds } = opened()
    expect(kinds(core.handle(written('m1', [update('a', { name: 'Bea' })])))).toEqual(['keep'])
    const answers = core.handle(kept('m1'))
    expect(answers).toMatchObject([{ kind: 'answer', answer: { outcomes: [{ status: 'written', record: { name: 'Bea' } }] } }])
    expect(rows.records.get('people/a')).toMatchObject({ name: 'Bea', version: 'local:m1' })
    expect(kinds(core.handle({ kind: 'connection', isUp: true }))).toContain('send')
  })

  it('gives the server’s answer while online, and shows it until the feed has brought it', () => {
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

  it('answers itself when the server is late, but leaves what it would refuse to the server', () => {
    const { core } = opened({ isUp: true })
    core.handle(written('m1', [update('a', { name: 'Bea' })]))
    expect(core.handle({ kind: 'late', mutationId: 'm1' as never })).toEqual([])
    expect(core.handle(kept('m1'))).toMatchObject([
      { kind: 'keep' },
      { kind: 'answer', answer: { outcomes: [{ status: 'written', record: { name: 'Bea', version: 'local:m1' } }] } },
      { kind: 'send', mutationId: 'm1' },
    ])
    core.handle(written('m2', [update('nobody', { name: 'Cora' })]))
    core.handle(kept('m2'))
    expect(core.handle({ kind: 'late', mutationId: 'm2' as never })).toEqual([])
    core.handle(answered('m1', [{ status: 'written', record: person('a', '2', 'Bea'), replayed: false }]))
    expect(core.handle(answered('m2', [{ status: 'conflict', current: null }]))).toContainEqual(
      expect.objectContaining({ kind: 'answer', mutationId: 'm2' }),
    )
  })

  it('merges what was written offline with what others wrote, and asks where both wrote the same field', () => {
    const { core, rows } = opened()
    for (const [id, patch] of [
      ['m1', { name: 'Bea' }],
      ['m2', { city: 'Bern' }],
    ] as const) {
      core.handle(written(id, [update('a', patch, id === 'm1' ? '1' : 'local:m1')]))
      core.handle(kept(id))
    }
    core.handle({ kind: 'connection', isUp: true })
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

  it.each(['internal/unexpected', 'store/full', 'backend/not-configured', 'auth/bad-credentials'] as const)(
    'does not take %s for a refusal: the commit waits, lets the others go first, and is sent again',
    (code) => {
      const { core } = opened()
      for (const id of ['m1', 'm2']) {
        core.handle(written(id, [create(id)]))
        core.handle(kept(id))
      }
      core.handle({ kind: 'connection', isUp: true })
      const failed = core.handle({ kind: 'failed', mutationId: 'm1' as never, error: { code, details: {} } })
      expect(failed).toMatchObject([{ kind: 'wake', to: 'send' }])
      expect(core.outbox.map(({ state }) => state.kind)).toEqual(['waiting', 'waiting'])
      expect(core.handle({ kind: 'woken', to: 'send' })).toMatchObject([{ kind: 'send', mutationId: 'm2' }])
      const answer = answered('m2', [{ status: 'written', record: person('m2', '2', 'Bo'), replayed: false }])
      expect(core.handle(answer)).toContainEqual(expect.objectContaining({ kind: 'send', mutationId: 'm1' }))
    },
  )

  it('shows what it has read again, whatever it had still to write when it became the leader', () => {
    const { core, rows } = opened({ isUp: true, isLeader: false })
    core.handle(fed([person('a', '2', 'Bea')], ['x']))
    core.handle({ kind: 'gap' })
    core.handle(fed([], []))
    core.handle({ kind: 'read', run: 1, collection: 'people', records: [person('a', '9', 'Cora')] })
    expect(core.handle({ kind: 'lead', isLeader: true })).toMatchObject([{ step: { changes: [{ record: { name: 'Bea' } }] } }])
    expect(rows.records.get('people/a')).toMatchObject({ name: 'Cora' })
    const whole = core.handle({ kind: 'read-all', run: 1, held: ['people'], at: AT })
    expect(whole.at(-1)).toMatchObject({ step: { afresh: true, changes: [{ record: { name: 'Cora' } }] } })
  })

  it('shows what the feed has not brought yet, though an earlier commit is answered later', () => {
    const { core, rows } = opened({ isUp: true })
    core.handle(written('m2', [create('b')]))
    core.handle(kept('m2'))
    core.handle({ kind: 'failed', mutationId: 'm2' as never, error: { code: 'net/timeout', details: { afterMs: 1 } } })
    core.handle({ kind: 'tab-step', step: { outbox: { put: [waiting('m1', [update('a', { name: 'Bea' })])] } } })
    expect(core.handle({ kind: 'woken', to: 'send' })).toMatchObject([{ kind: 'send', mutationId: 'm1' }])
    core.handle(answered('m1', [{ status: 'written', record: person('a', '4', 'Bea'), replayed: false }]))
    core.handle(fed([person('b', '3', 'Bo')], ['m2']))
    core.handle(answered('m2', [{ status: 'written', record: person('b', '3', 'Bo'), replayed: true }]))
    expect(core.outbox.map(({ mutationId }) => mutationId)).toEqual(['m1'])
    expect(rows.records.get('people/a')).toMatchObject({ name: 'Bea' })
  })

  it('asks before it throws away what somebody else edited meanwhile, and not where nothing was', () => {
    for (const [theirs, state] of [
      [person('a', '5', 'Cora'), 'conflicted'],
      [person('a', '5', 'Ada'), 'waiting'],
    ] as const) {
      const { core } = opened()
      core.handle(written('m1', [{ kind: 'trash', collection: 'people', id: 'a', expect: '1' } as never]))
      core.handle(kept('m1'))
      core.handle({ kind: 'connection', isUp: true })
      core.handle(answered('m1', [{ status: 'conflict', current: theirs }]))
      expect(core.outbox.map((entry) => entry.state.kind)).toEqual([state])
    }
  })

  it('asks nobody about what was written on a discarded write', () => {
    const { core } = opened()
    for (const [id, patch, expected] of [
      ['m1', { name: 'Bea' }, '1'],
      ['m2', { city: 'Bern' }, 'local:m1'],
      ['m3', { name: 'Cora' }, 'local:m2'],
    ] as const) {
      core.handle(written(id, [update('a', patch, expected)]))
      core.handle(kept(id))
    }
    core.handle({ kind: 'discard', mutationId: 'm1' as never })
    core.handle(kept('m2'))
    core.handle({ kind: 'connection', isUp: true })
    const theirs = { ...(person('a', '2', 'Ada') as object), city: 'Bern' }
    core.handle(answered('m2', [{ status: 'written', record: theirs, replayed: false }]))
    expect(core.outbox.at(-1)).toMatchObject({ mutationId: 'm3', mutations: [{ expect: '2' }], before: [{ name: 'Ada' }] })
  })

  it('does not count as seen what others wrote under a discarded write', () => {
    const { core } = opened()
    core.handle(written('m1', [update('a', { name: 'Bea' })]))
    core.handle(kept('m1'))
    core.handle({ kind: 'connection', isUp: true })
    core.handle(answered('m1', [{ status: 'conflict', current: { ...(person('a', '2', 'Ada') as object), city: 'Bern' } }]))
    core.handle(kept('fresh-m1'))
    core.handle(written('m2', [update('a', { city: 'Basel' }, 'local:fresh-m1')]))
    core.handle(kept('m2'))
    core.handle(answered('fresh-m1', [{ status: 'conflict', current: person('a', '3', 'Cora') }]))
    core.handle({ kind: 'resolve', mutationId: 'fresh-m1' as never, keep: 'theirs', freshId: 'm3' as never })
    expect(core.outbox.at(-1)).toMatchObject({ mutations: [{ expect: 'local:fresh-m1' }], before: [{ name: 'Ada', city: null }] })
  })

  it('stores no cursor once the user may see more, until all of it is read', () => {
    const { core } = opened({ isUp: true, rules: { ...cheapRules, altersSight: () => true } })
    expect(core.handle(fed([person('a', '2', 'Bea')], ['x']))).toMatchObject([
      { kind: 'keep', step: { cursor: null } },
      { kind: 'read', run: 1 },
    ])
    core.handle({ kind: 'read', run: 1, collection: 'people', records: [person('b', '1', 'Bo')] })
    expect(core.handle({ kind: 'read-all', run: 1, held: ['people'], at: AT }).at(-1)).toMatchObject({ step: { cursor: 'c2' } })
  })
})

function opened({ isUp = false, isLeader = true, rules = cheapRules } = {}) {
  const rows = new CheapRows()
  rows.apply([{ collection: 'people', id: 'a' as never, record: person('a', '1', 'Ada') }])
  const core = new ReplicaCore(rows, rules)
  const device = { cursor: 'c1' as never, copy: null, held: ['people'], outbox: [], unreadable: [], seenAt: null } as const
  core.handle({ kind: 'opened', kept: device })
  core.handle({ kind: 'lead', isLeader })
  core.handle({ kind: 'connection', isUp })
  return { core, rows, kinds: (effects: readonly Effect[]) => effects.map(({ kind }) => kind) }
}

function person(id: string, version: string, name: string) {
  return { id, version, name, city: null, deletedAt: null } as never
}

function update(id: string, patch: object, expectedVersion = '1') {
  return { kind: 'update', collection: 'people', id, patch, expect: expectedVersion } as never
}

function create(id: string) {
  return { kind: 'create', collection: 'people', id, data: { name: 'Bo', city: null } } as never
}

function written(mutationId: string, mutations: readonly never[]): CoreEvent {
  return { kind: 'written', mutationId: mutationId as never, mutations, via: 'app', at: AT }
}

function waiting(mutationId: string, mutations: readonly never[]): OutboxEntry {
  const state = { kind: 'waiting' } as const
  return { mutationId: mutationId as never, order: 1, at: AT, via: 'app', mutations, before: [], state, isAwaited: false }
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
