import { parsedJson } from '../../shared/parsed-json'
import type { MutationId } from '../../../domain/model/records/meta'
import type { OutboxEntry } from '../core/outbox-entry'

export interface KeptOutbox {
  /** In the order of the queue. */
  readonly outbox: readonly OutboxEntry[]
  /** Entries that cannot be read stay until a person discards them: they may be the only copy of what was written. */
  readonly unreadable: readonly UnreadableEntry[]
}

export interface UnreadableEntry {
  readonly mutationId: MutationId
  readonly text: string
}

/** @param keys of the texts, in their order */
export function keptOutbox(keys: readonly string[], texts: readonly string[]): KeptOutbox {
  const rows = texts.map((text, index) => ({ mutationId: keys[index] as MutationId, text, entry: parsedJson(text) }))
  const unreadable = rows.filter(({ entry }) => !isEntry(entry)).map(({ mutationId, text }) => ({ mutationId, text }))
  return { outbox: inOrder(rows.map(({ entry }) => entry).filter(isEntry)), unreadable }
}

/** Two tabs may have taken the same place: then the id decides, which grows with time. */
export function inOrder(entries: readonly OutboxEntry[]): readonly OutboxEntry[] {
  return entries.toSorted((a, b) => a.order - b.order || (a.mutationId < b.mutationId ? -1 : 1))
}

function isEntry(value: unknown): value is OutboxEntry {
  return typeof value === 'object' && value !== null && 'mutations' in value && 'state' in value
}
