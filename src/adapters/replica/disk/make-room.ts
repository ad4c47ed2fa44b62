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
 * Writes the step, and lets go of what can be fetched again where that makes room: first what was merely remembered, then the
 * rows. @throws store/full: what cannot be fetched again does not fit either
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
