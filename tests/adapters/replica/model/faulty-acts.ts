import type { Effect } from '../../../../src/adapters/replica/core/events'
import type { OutboxEntry } from '../../../../src/adapters/replica/core/outbox-entry'
import type { Rows } from '../../../../src/adapters/replica/core/rules'
import type { RecordChange } from '../../../../src/adapters/shared/commits/commit-entry'
import type { AnyRecord } from '../../../../src/domain/model/records/collections'
import type { MutationId } from '../../../../src/domain/model/records/meta'
import type { Mutation } from '../../../../src/domain/model/records/mutation'
import { handling, type Keep, type Send } from './plant'
import type { Core } from './simulated-tab'

export function keptAtOnce(effect: Effect, core: Core): readonly Effect[] {
  return effect.kind === 'keep' && effect.mutationIds.length > 0
    ? core.handle({ kind: 'kept', mutationIds: effect.mutationIds })
    : []
}

export function cursorFirst({ step, mutationIds }: Keep): readonly Effect[] {
  const { cursor, changes, ...rest } = step
  if (cursor === undefined || changes === undefined) return [{ kind: 'keep', step, mutationIds }]
  return [
    { kind: 'keep', step: { ...rest, cursor }, mutationIds: [] },
    { kind: 'keep', step: { changes }, mutationIds },
  ]
}

export function restFirst({ step, mutationIds }: Keep): readonly Effect[] {
  const { copy, changes, ...rest } = step
  if (copy === undefined || changes === undefined) return [{ kind: 'keep', step, mutationIds }]
  return [
    { kind: 'keep', step: { ...rest, copy }, mutationIds: [] },
    { kind: 'keep', step: { changes }, mutationIds },
  ]
}

export function anewEachTime(core: Core): Core {
  const real = new Map<MutationId, MutationId>()
  let made = 0
  const renamed = (effect: Send): Send => {
    made += 1
    const mutationId = `${effect.mutationId}-${made}` as MutationId
    real.set(mutationId, effect.mutationId)
    return { ...effect, mutationId }
  }
  return handling(core, (event) => {
    const known =
      event.kind === 'answered' || event.kind === 'failed' ? { ...event, mutationId: real.get(event.mutationId)! } : event
    return core.handle(known).map((effect) => (effect.kind === 'send' ? renamed(effect) : effect))
  })
}

export function wholeRecord(mutation: Mutation, rows: Rows): Mutation {
  if (mutation.kind !== 'update' || mutation.collection !== 'companies') return mutation
  const shown = rows.get('companies', mutation.id)
  if (shown === null) return mutation
  const { name, industry, description } = shown
  return { ...mutation, patch: { name, industry, description, ...mutation.patch } }
}

export function mineWins({ mutations }: OutboxEntry, { current }: { readonly current: readonly (AnyRecord | null)[] }) {
  const again = mutations.map((mutation, index) =>
    'expect' in mutation ? { ...mutation, expect: current[index]?.version ?? 'any' } : mutation,
  )
  return { kind: 'again', mutations: again, before: current }
}

export function byHalves({ step, mutationIds }: Keep): readonly Effect[] {
  const { changes = [] } = step
  const half = changes.length >> 1
  if (half === 0 || step.afresh === true) return [{ kind: 'keep', step, mutationIds }]
  return [
    { kind: 'keep', step: { ...step, changes: changes.slice(0, half) }, mutationIds },
    { kind: 'keep', step: { changes: changes.slice(half) }, mutationIds: [] },
  ]
}

export function namedAsBefore(change: RecordChange, rows: Rows): RecordChange {
  const shown = change.collection === 'companies' ? rows.get('companies', change.id) : null
  if (shown === null || change.record === null) return change
  return { ...change, record: { ...change.record, name: shown.name } }
}
