import {
  ACTIVITY_KINDS,
  type ActivityKind,
  TOLD_COLLECTIONS,
  type ToldCollection,
  VERBS_OF,
} from '../../../domain/model/activity/activity'
import { isId, type Id } from '../../../domain/model/kernel/id'
import type { PlainDate } from '../../../domain/model/kernel/instant'
import { dayIn, isPlainDate } from '../../../domain/model/kernel/plain-date'
import { startOfDay } from '../../../domain/model/kernel/wall-time'
import type { AnyCondition } from '../../../domain/model/query/ast'

/** What of the stream one wants to see. Null: all of it. */
export interface ActivityFilter {
  readonly member: Id | null
  readonly kind: ActivityKind | null
  readonly collection: ToldCollection | null
  /** Both days are part of it. */
  readonly from: PlainDate | null
  readonly to: PlainDate | null
}

const NAMES = ['member', 'kind', 'collection', 'from', 'to'] as const

/** As the link says; what it says and nobody knows is left out. */
export function readActivityFilter(params: URLSearchParams): ActivityFilter {
  const [member, kind, collection, from, to] = NAMES.map((name) => params.get(name))
  return {
    member: isId(member) ? member : null,
    kind: ACTIVITY_KINDS.find((each) => each === kind) ?? null,
    collection: TOLD_COLLECTIONS.find((each) => each === collection) ?? null,
    from: isPlainDate(from) ? from : null,
    to: isPlainDate(to) ? to : null,
  }
}

export function writeActivityFilter(params: URLSearchParams, filter: ActivityFilter): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const name of NAMES) {
    const value = filter[name]
    if (value === null) next.delete(name)
    else next.set(name, value)
  }
  return next
}

export function isActivityFiltered(filter: ActivityFilter): boolean {
  return NAMES.some((name) => filter[name] !== null)
}

const DAY_MS = 86_400_000

/** The filter as the backend is asked. Its days are those of the workspace. */
export function activityCondition({ member, kind, collection, from, to }: ActivityFilter, timeZone: string): AnyCondition | null {
  const of: AnyCondition[] = []
  if (member !== null) of.push({ op: 'eq', field: 'actorId', value: member })
  if (kind !== null) of.push({ op: 'in', field: 'verb', values: VERBS_OF[kind] })
  if (collection !== null) of.push({ op: 'eq', field: 'objectCollection', value: collection })
  if (from !== null) of.push({ op: 'gte', field: 'at', value: startOfDay(from, timeZone) })
  if (to !== null) of.push({ op: 'lt', field: 'at', value: startOfDay(dayAfter(to), timeZone) })
  return of.length === 0 ? null : { op: 'and', of }
}

function dayAfter(day: PlainDate): PlainDate {
  return dayIn('UTC', Date.parse(day) + DAY_MS)
}
