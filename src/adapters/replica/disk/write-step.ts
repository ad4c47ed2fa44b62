import {
  NO_CHUNKS,
  NO_STATE,
  SHAPE,
  type JournalRow,
  type KeptChunks,
  type KeptState,
  type ReplicaDatabase,
} from './replica-database'
import { keptBytes } from '../../shared/persistence/kept-bytes'
import { isTruth, withoutTruth, type DiskStep, type FileBytes } from './replica-disk'

export interface Writer {
  /** Names the tab. */
  readonly by: string
  /** In which it knows what rows are kept. */
  readonly generation: number
  /** Of files whose entries the step puts. */
  readonly bytes?: FileBytes
}

export interface Written {
  readonly seq: number
  readonly text: string
  readonly generation: number
}

const STORES = ['meta', 'journal', 'outbox', 'bytes'] as const

const NO_BYTES: FileBytes = new Map()

/** Writes the step in one transaction. Its rows are left out if the writer does not know the stored generation of rows. */
export async function writeStep(db: ReplicaDatabase, step: DiskStep, writer: Writer): Promise<Written | null> {
  const { by, generation, bytes = NO_BYTES } = writer
  // First of all: a step that cannot be turned into JSON must not be written in part.
  const texts = { whole: JSON.stringify(step), rest: JSON.stringify(withoutTruth(step)) }
  const entries = (step.outbox?.put ?? []).map((entry) => [entry.mutationId, JSON.stringify(entry)] as const)
  const files = await Promise.all([...bytes].map(async ([mutationId, body]) => [mutationId, await keptBytes(body)] as const))
  const stores = step.afresh === true ? [...STORES, 'chunks' as const] : STORES
  const durability = step.outbox === undefined ? 'relaxed' : 'strict'
  const transaction = db.transaction(stores, 'readwrite', { durability })
  try {
    const meta = transaction.objectStore('meta')
    const state = ((await meta.get('state')) as KeptState | undefined) ?? NO_STATE
    const isTrusted = step.afresh === true || state.generation === generation
    const kept = isTrusted ? step : withoutTruth(step)
    if (Object.keys(kept).length === 0) return null

    const next = stateAfter(state, kept)
    const row: JournalRow = { by, text: isTrusted ? texts.whole : texts.rest, size: kept.changes?.length ?? 0 }
    const [journal, outbox] = [transaction.objectStore('journal'), transaction.objectStore('outbox')]
    const beside = transaction.objectStore('bytes')
    if (kept.afresh === true) {
      await Promise.all([
        journal.clear(),
        transaction.objectStore('chunks').clear(),
        meta.put(NO_CHUNKS satisfies KeptChunks, 'chunks'),
        meta.put(SHAPE, 'shape'),
      ])
    }
    // One after the other: a request that throws at once must leave none behind that nothing awaits.
    const seq = await journal.add(row)
    if (isTruth(kept) || kept.seenAt !== undefined) await meta.put(next, 'state')
    for (const [mutationId, text] of entries) await outbox.put(text, mutationId)
    for (const [mutationId, body] of files) await beside.put(body, mutationId)
    for (const mutationId of step.outbox?.remove ?? []) {
      await outbox.delete(mutationId)
      await beside.delete(mutationId)
    }
    transaction.commit()
    await transaction.done
    return { seq, text: row.text, generation: kept.afresh === true ? next.generation : generation }
  } catch (error) {
    await undone(transaction)
    throw error
  }
}

function stateAfter(state: KeptState, { afresh, cursor, held, seenAt }: DiskStep): KeptState {
  const before = afresh === true ? { ...NO_STATE, seenAt: state.seenAt, generation: state.generation + 1 } : state
  return {
    generation: before.generation,
    cursor: cursor === undefined ? before.cursor : cursor,
    held: held ?? before.held,
    seenAt: seenAt ?? before.seenAt,
  }
}

async function undone(transaction: { abort(): void; readonly done: Promise<void> }): Promise<void> {
  try {
    transaction.abort()
  } catch {
    // It is undone already.
  }
  await transaction.done.catch(() => undefined)
}
