import type { Id } from '../../../domain/model/kernel/id'
import type { RecordOf } from '../../../domain/model/records/collections'
import { isUndelivered, type KeptFile, type OutboxEntry, type OutboxState, type Undelivered } from './outbox-entry'

/** What decides whether a file or a call may be delivered. */
export interface DeliveryContext {
  /** The workspace's outbox, in order. */
  readonly outbox: readonly OutboxEntry[]
  /** The record as shown; undefined: this device does not hold files. */
  readonly fileOf: (id: Id) => RecordOf<'files'> | null | undefined
  /** There is a connection, and this tab leads. */
  readonly maySend: boolean
}

export type DeliveryState =
  | { readonly kind: 'waits' | 'ready' | 'done' }
  | Extract<OutboxState, { readonly kind: 'refused' | 'declined' }>

const WAITS = { kind: 'waits' } as const

/** Whether it may be delivered now, and if not, why. */
export function deliveryStateOf(entry: Undelivered, context: DeliveryContext): DeliveryState {
  const { state, work } = entry
  if (state.kind === 'refused' || state.kind === 'declined') return state
  const before = work.kind === 'file' ? beforeFile(work, context) : beforeCall(entry, context)
  return before ?? (context.maySend ? { kind: 'ready' } : WAITS)
}

/** The commit that announces the file, until the server has accepted it. */
export function announcementOf({ id }: Pick<KeptFile, 'id'>, outbox: readonly OutboxEntry[]): OutboxEntry | null {
  const isOfFile = ({ mutations, state, work }: OutboxEntry): boolean =>
    work === undefined &&
    state.kind !== 'acknowledged' &&
    mutations.some((mutation) => mutation.collection === 'files' && mutation.id === id)
  return outbox.find(isOfFile) ?? null
}

/** Bytes are sent only once the server has their record, and never once that record is gone. */
function beforeFile(file: KeptFile, { outbox, fileOf }: DeliveryContext): DeliveryState | null {
  const announcement = announcementOf(file, outbox)
  if (announcement !== null) return announcement.state.kind === 'refused' ? announcement.state : WAITS
  const record = fileOf(file.id)
  if (record === undefined) return null
  if (record?.status === 'ready') return { kind: 'done' }
  const isAwaited = record !== null && record.deletedAt === null && record.status !== 'failed' && record.status !== 'removed'
  if (isAwaited) return null
  return { kind: 'refused', error: { code: 'record/missing', details: { collection: 'files', id: file.id } } }
}

/** Calls go in order, after the commits written before them. No commit can refer to what a call will create. */
function beforeCall({ order }: Undelivered, { outbox }: DeliveryContext): DeliveryState | null {
  const isAhead = (entry: OutboxEntry): boolean =>
    entry.state.kind === 'waiting' && entry.order < order && (!isUndelivered(entry) || entry.work.kind === 'call')
  return outbox.some(isAhead) ? WAITS : null
}
