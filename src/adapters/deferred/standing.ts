import type { Id } from '../../domain/model/kernel/id'
import type { RecordOf } from '../../domain/model/records/collections'
import type { OutboxEntry } from '../replica/core/outbox-entry'
import type { DeferredItem, ItemRefusal, KeptFile } from './deferred-item'

/** What there is to know beside an item. */
export interface Around {
  /** Of the commits in the item's workspace; null: nobody has looked yet. */
  readonly outbox: readonly OutboxEntry[] | null
  /** All of the workspace, in order. */
  readonly items: readonly DeferredItem[]
  /** The record as it is shown; undefined: this device cannot know. */
  readonly fileOf: (id: Id) => RecordOf<'files'> | null | undefined
  /** There is a line, and this tab is the one that sends. */
  readonly maySend: boolean
}

export type Standing = { readonly kind: 'waits' | 'ready' | 'done' } | ItemRefusal

const WAITS = { kind: 'waits' } as const

/** Whether the item may go now, and if not, why. */
export function standingOf(item: DeferredItem, around: Around): Standing {
  if (item.refusal !== null) return item.refusal
  if (around.outbox === null) return WAITS
  const before = item.what.kind === 'file' ? beforeFile(item.what, around) : beforeCall(item, around)
  return before ?? (around.maySend ? { kind: 'ready' } : WAITS)
}

/** The commit that announces the file, while the server has not taken it. */
export function announcementOf({ id }: Pick<KeptFile, 'id'>, outbox: readonly OutboxEntry[]): OutboxEntry | null {
  const isOfFile = ({ mutations, state }: OutboxEntry): boolean =>
    state.kind !== 'acknowledged' && mutations.some((mutation) => mutation.collection === 'files' && mutation.id === id)
  return outbox.find(isOfFile) ?? null
}

/** Bytes go nowhere before the server has the record of them, and nowhere at all once it is gone. */
function beforeFile(file: KeptFile, { outbox, fileOf }: Around): Standing | null {
  const announcement = announcementOf(file, outbox ?? [])
  if (announcement !== null) return announcement.state.kind === 'refused' ? announcement.state : WAITS
  const record = fileOf(file.id)
  if (record === undefined) return null
  if (record?.status === 'ready') return { kind: 'done' }
  const isAwaited = record !== null && record.deletedAt === null && record.status !== 'failed' && record.status !== 'removed'
  if (isAwaited) return null
  return { kind: 'refused', error: { code: 'record/missing', details: { collection: 'files', id: file.id } } }
}

/** Calls go in order, after what was written before them; nothing that is written can refer to what a call will make. */
function beforeCall({ order }: DeferredItem, { outbox, items }: Around): Standing | null {
  const isBefore = (one: { readonly order: number }): boolean => one.order < order
  const isCallAhead = items.some((each) => each.what.kind === 'call' && each.refusal === null && isBefore(each))
  const isCommitAhead = outbox?.some((entry) => entry.state.kind === 'waiting' && isBefore(entry)) ?? false
  return isCallAhead || isCommitAhead ? WAITS : null
}
