import { isId, type Id } from '../../../domain/model/kernel/id'
import { isPlainDate } from '../../../domain/model/kernel/plain-date'
import type { PlainDate } from '../../../domain/model/kernel/instant'
import type { Condition } from '../../../domain/model/query/ast'
import type { DealRow } from '../../../domain/model/records/views'

export const CLOSINGS = ['overdue', 'this-month', 'next-month', 'undated'] as const
export type Closing = (typeof CLOSINGS)[number]

/** Which deals of a pipeline are shown. All of it is in the address, so that a link shows the same. */
export interface BoardFilter {
  /** `me`, `none` (nobody's), a member; null: everybody's. */
  readonly owner: string | null
  readonly tagId: Id | null
  readonly closing: Closing | null
  /** Only those with nothing left to do. */
  readonly isStepless: boolean
  /** At least so many minor units of the workspace's currency. */
  readonly leastMinor: number | null
}

export interface FilterContext {
  readonly me: Id
  readonly currency: string
  readonly today: PlainDate
}

export function readFilter(params: URLSearchParams): BoardFilter {
  const tag = params.get('tag')
  const least = params.get('least')
  return {
    owner: params.get('owner'),
    tagId: isId(tag) ? tag : null,
    closing: CLOSINGS.find((each) => each === params.get('closes')) ?? null,
    isStepless: params.get('step') === 'none',
    leastMinor: least !== null && /^\d{1,15}$/.test(least) ? Number(least) : null,
  }
}

/** As the parameters of an address; null: not there. */
export function writeFilter(filter: BoardFilter): Readonly<Record<string, string | null>> {
  return {
    owner: filter.owner,
    tag: filter.tagId,
    closes: filter.closing,
    step: filter.isStepless ? 'none' : null,
    least: filter.leastMinor === null ? null : String(filter.leastMinor),
  }
}

/** How many questions it asks. */
export function filterSize(filter: BoardFilter): number {
  return Object.values(writeFilter(filter)).filter((value) => value !== null).length
}

export function filterConditions(filter: BoardFilter, context: FilterContext): readonly Condition<DealRow>[] {
  const { owner, tagId, closing, isStepless, leastMinor } = filter
  return [
    ...ownerCondition(owner, context.me),
    ...(tagId === null ? [] : [{ op: 'has', field: 'tagIds', value: tagId } as const]),
    ...(closing === null ? [] : closingConditions(closing, context.today)),
    ...(isStepless ? [{ op: 'eq', field: 'openTasks', value: 0 } as const] : []),
    ...(leastMinor === null
      ? []
      : [
          { op: 'eq', field: 'currency', value: context.currency } as const,
          { op: 'gte', field: 'amountMinor', value: leastMinor } as const,
        ]),
  ]
}

function ownerCondition(owner: string | null, me: Id): readonly Condition<DealRow>[] {
  if (owner === null) return []
  if (owner === 'none') return [{ op: 'eq', field: 'ownerId', value: null }]
  const id = owner === 'me' ? me : owner
  return isId(id) ? [{ op: 'eq', field: 'ownerId', value: id }] : []
}

function closingConditions(closing: Closing, today: PlainDate): readonly Condition<DealRow>[] {
  if (closing === 'undated') return [{ op: 'eq', field: 'expectedCloseOn', value: null }]
  if (closing === 'overdue') {
    return [
      { op: 'eq', field: 'stageKind', value: 'open' },
      { op: 'lt', field: 'expectedCloseOn', value: today },
    ]
  }
  const ahead = closing === 'this-month' ? 0 : 1
  const [from, until] = [monthStart(today, ahead), monthStart(today, ahead + 1)]
  return [
    { op: 'gte', field: 'expectedCloseOn', value: from },
    { op: 'lt', field: 'expectedCloseOn', value: until },
  ]
}

/** The first of the month so many months ahead. */
function monthStart(today: PlainDate, ahead: number): PlainDate {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const index = year * 12 + month - 1 + ahead
  const date = `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}-01`
  return isPlainDate(date) ? date : today
}
