import { isPortError } from '../../../domain/model/errors/port-error'
import { keptBytes } from '../../shared/store/kept-bytes'
import { keysOf } from '../../shared/store/rows'
import { inTransaction, type StoreDatabase } from '../../shared/store/store-database'
import { begunAnew, rowsOf, stateIn, type JournalRow, type KeptState } from './replica-database'
import { isTruth, withoutTruth, type DiskStep, type FileBytes } from './replica-disk'

export interface Writer {
  /** Names the tab. */
  readonly by: string
  /** The generation of rows that it has read. */
  readonly generation: number
  /** The bytes of files whose entries the step puts. */
  readonly bytes?: FileBytes
}

export interface Written {
  readonly seq: number
  readonly text: string
  readonly generation: number
}

const STORES = ['meta', 'journal', 'heads', 'outbox', 'bytes'] as const

/** Writes the step in one transaction. Its rows are left out if the writer does not know the stored generation of rows. */
export async function writeStep(db: StoreDatabase, step: DiskStep, writer: Writer): Promise<Written | null> {
  const { by, generation, bytes = new Map() } = writer
  // Before the transaction: a step that cannot be turned into JSON must not be written in part.
  const texts = { whole: JSON.stringify(step), rest: JSON.stringify(withoutTruth(step)) }
  const entries = (step.outbox?.put ?? []).map((entry) => [entry.mutationId, JSON.stringify(entry)] as const)
  const files = await Promise.all([...bytes].map(async ([mutationId, body]) => [mutationId, await keptBytes(body)] as const))
  const stores = step.afresh === true ? [...STORES, 'chunks' as const] : STORES
  const durability = step.outbox === undefined ? 'relaxed' : 'strict'
  return inTransaction(db, { stores, durability }, async (transaction) => {
    const before = await stateIn(transaction)
    const isTrusted = step.afresh === true || before.generation === generation
    const kept = isTrusted ? step : withoutTruth(step)
    if (Object.keys(kept).length === 0) return null

    const state = stateAfter(kept.afresh === true ? await begunAnew(db, transaction) : before, kept)
    const row: JournalRow = { by, text: isTrusted ? texts.whole : texts.rest, size: kept.changes?.length ?? 0 }
    const [outbox, beside] = [transaction.objectStore('outbox'), transaction.objectStore('bytes')]
    await transaction.objectStore('heads').delete(keysOf(rowsOf(db)))
    // One after the other: a request that throws at once must leave none behind that nothing awaits.
    const seq = Number(await transaction.objectStore('journal').add(row))
    if (isTruth(kept) || kept.seenAt !== undefined) await transaction.objectStore('meta').put(state, 'state')
    for (const [mutationId, text] of entries) await outbox.put(text, mutationId)
    for (const [mutationId, body] of files) await beside.put(body, mutationId)
    for (const mutationId of step.outbox?.remove ?? []) {
      await outbox.delete(mutationId)
      await beside.delete(mutationId)
    }
    return { seq, text: row.text, generation: kept.afresh === true ? state.generation : generation }
  })
}

function stateAfter(before: KeptState, step: DiskStep): KeptState {
  const { cursor = before.cursor, copy = before.copy, held = before.held, seenAt = before.seenAt } = step
  return { generation: before.generation, cursor, copy, held, seenAt }
}

/** How much of what is written fits: all of it, the outbox once everything else is gone, or nothing. */
export type Room = 'plenty' | 'outbox' | 'none'

interface Keeper {
  /** @throws store/full */
  put(step: DiskStep): Promise<void>
  /** Never rejects. */
  forgetPages(): Promise<void>
  forgetRows(): Promise<void>
}

/**
 * Writes the step. If the disk is full, it drops what can be fetched again: first the remembered pages, then the rows.
 * @throws store/full: the outbox does not fit even then
 */
export async function keepAtAnyPrice(step: DiskStep, keeper: Keeper): Promise<void> {
  if (await fits(step, keeper)) return
  await keeper.forgetPages()
  if (await fits(step, keeper)) return
  await keeper.forgetRows()
  if (step.outbox !== undefined) await keeper.put(withoutTruth(step))
}

async function fits(step: DiskStep, { put }: Keeper): Promise<boolean> {
  try {
    await put(step)
    return true
  } catch (error) {
    if (isPortError(error, 'store/full')) return false
    throw error
  }
}
