import type { Condition } from '../../../domain/model/query/ast'
import type { PlainDate } from '../../../domain/model/kernel/instant'
import { instantOf } from '../../../domain/model/kernel/instant'
import { LIMITS } from '../../../domain/model/records/limits'
import type { RecordOf } from '../../../domain/model/records/collections'
import type { DealRow, FaultyContact } from '../../../domain/model/records/views'
import type { CheckName } from '../../text/health'

export interface CheckContext {
  readonly today: PlainDate
  readonly nowMs: number
  readonly stages: readonly RecordOf<'stages'>[]
}

type DealCheck = Extract<CheckName, `deals-${string}`>
export type FaultCheck = 'unreachable' | 'phones' | 'addresses'

const DAY_MS = 86_400_000
const OPEN: Condition<DealRow> = { op: 'eq', field: 'stageKind', value: 'open' }

/** Which deals a check is about; null: none can be. */
export function dealCondition(check: DealCheck, { today, nowMs, stages }: CheckContext): Condition<DealRow> {
  switch (check) {
    case 'deals-without-next-step':
      return { op: 'and', of: [OPEN, { op: 'eq', field: 'openTasks', value: 0 }] }
    case 'deals-overdue':
      return { op: 'and', of: [OPEN, { op: 'lt', field: 'expectedCloseOn', value: today }] }
    case 'deals-without-owner':
      return { op: 'and', of: [OPEN, { op: 'eq', field: 'ownerId', value: null }] }
    case 'deals-rotting':
      return { op: 'or', of: stages.filter(({ kind }) => kind === 'open').map((stage) => rottingIn(stage, nowMs)) }
  }
}

/** As `rottingDays` has it: more whole days than the stage allows. */
function rottingIn({ id, rottingDays }: RecordOf<'stages'>, nowMs: number): Condition<DealRow> {
  const before = instantOf(nowMs - ((rottingDays ?? LIMITS.rottingDays) + 1) * DAY_MS)
  return {
    op: 'and',
    of: [
      { op: 'eq', field: 'stageId', value: id },
      { op: 'lte', field: 'stageEnteredAt', value: before },
    ],
  }
}

export function faultCondition(check: FaultCheck): Condition<FaultyContact> {
  const fault = { unreachable: 'unreachable', phones: 'phone', addresses: 'address' } as const
  return { op: 'has', field: 'faults', value: fault[check] }
}
