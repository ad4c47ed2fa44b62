import { keyOf as recordKeyOf, localVersion } from '../../../../src/adapters/replica/core/record-key'
import type { Rules, Speculation, View } from '../../../../src/adapters/replica/core/rules'
import type { OutboxEntry } from '../../../../src/adapters/replica/core/outbox-entry'
import type { Id } from '../../../../src/domain/model/kernel/id'
import type { AnyRecord } from '../../../../src/domain/model/records/collections'
import { keyOf, stepOf, twinRefusal } from './oracle-rules'

/** What a tab takes the server to do: by the oracle's own words, so that the core alone is tried, and quickly. */
export function modelRules(workspaceId: Id, memberId: Id): Rules {
  return {
    speculate: (entry, view) => speculate(entry, view, { workspaceId, memberId }),
    altersSight: () => false,
  }
}

const TRIED = ['companies', 'tags', 'files'] as const

function speculate(entry: OutboxEntry, view: View, writer: { readonly workspaceId: Id; readonly memberId: Id }): Speculation {
  const { workspaceId, memberId } = writer
  const stamp = { workspaceId, version: localVersion(entry.mutationId), at: entry.at, author: { memberId, via: entry.via } }
  const rows = new Map<string, AnyRecord>()
  const touched = new Set<string>(entry.mutations.map(({ collection }) => collection))
  for (const collection of TRIED) {
    if (!touched.has(collection)) continue
    for (const row of view.all(collection)) rows.set(keyOf({ collection, id: row.id }), row)
  }
  const conflicts = new Map<number, AnyRecord | null>()
  for (const [index, mutation] of entry.mutations.entries()) {
    const step = stepOf(rows, mutation, stamp)
    if (step.kind === 'refused') return refused(step.refusal)
    if (step.kind === 'conflict') conflicts.set(index, step.current)
    else if (step.record === null) rows.delete(keyOf(mutation))
    else rows.set(keyOf(mutation), step.record)
  }
  if (conflicts.size > 0) return { kind: 'conflict', conflicts }
  const twin = touched.has('tags') ? twinRefusal(rows) : null
  if (twin !== null) return refused(twin)
  const changes = new Map(entry.mutations.map(({ collection, id }) => [recordKeyOf({ collection, id }), { collection, id }]))
  return { kind: 'ready', changes: [...changes.values()].map((at) => ({ ...at, record: rows.get(keyOf(at)) ?? null })) }
}

function refused({ code, details }: { readonly code: string; readonly details: object }): Speculation {
  return { kind: 'refused', error: { code, details } as Extract<Speculation, { readonly kind: 'refused' }>['error'] }
}
