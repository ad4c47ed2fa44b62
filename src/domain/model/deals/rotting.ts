import type { Instant } from '../kernel/instant'
import { LIMITS } from '../records/limits'
import type { DealRow } from '../records/views'
import type { Stage } from './deal'

const DAY_MS = 24 * 60 * 60 * 1000

/** Whole days that have passed since. */
export function daysSince(at: Instant, nowMs: number): number {
  return Math.max(0, Math.floor((nowMs - Date.parse(at)) / DAY_MS))
}

/** The days that an open deal has been in its stage, where that is longer than the stage allows; else null. */
export function rottingDays(
  deal: Pick<DealRow, 'stageKind' | 'stageEnteredAt'>,
  stage: Pick<Stage, 'rottingDays'> | undefined,
  nowMs: number,
): number | null {
  if (deal.stageKind !== 'open' || deal.stageEnteredAt === null) return null
  const days = daysSince(deal.stageEnteredAt, nowMs)
  return days > (stage?.rottingDays ?? LIMITS.rottingDays) ? days : null
}
