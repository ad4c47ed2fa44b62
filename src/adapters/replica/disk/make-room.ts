import { isPortError } from '../../../domain/model/errors/port-error'
import { withoutTruth, type DiskStep } from './replica-disk'

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
