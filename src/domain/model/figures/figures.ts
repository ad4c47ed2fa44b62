import type { Deal, Stage } from '../deals/deal'
import type { Id } from '../kernel/id'
import { DAY_MS, type Instant, type PlainDate } from '../kernel/instant'
import { dayIn } from '../kernel/plain-date'
import { monthAt, monthOfDay, type PlainMonth } from '../kernel/plain-month'
import { weightedSum } from '../kernel/weighted-total'
import type { RecordOf } from '../records/collections'
import type { DealFigure, Deed, StageStay, StayFigure, WorkFigure } from '../records/views'
import type { Workspace } from '../workspaces/workspace'

/** What figures are computed from. */
export type Figured = Pick<RecordOf<'deals'>, 'workspaceId' | 'deletedAt' | 'createdAt'> &
  Pick<
    Deal,
    | 'pipelineId'
    | 'stageId'
    | 'amountMinor'
    | 'currency'
    | 'probability'
    | 'expectedCloseOn'
    | 'closedAt'
    | 'lostReasonId'
    | 'ownerId'
    | 'originalCreatedAt'
  >

export interface FigureContext {
  stage(id: Id): Pick<Stage, 'kind' | 'probability'> | undefined
  /** The workspace's, as `knownZone` gave it: closed deals count in the month it was there. */
  readonly timeZone: string
}

/**
 * The live deals summed up by everything that reports distinguish. Adding up rows of one currency gives any total exactly, since
 * nothing is rounded here.
 */
export function dealFigures(deals: Iterable<Figured>, context: FigureContext): readonly DealFigure[] {
  const groups = new Map<Id, Figured[]>()
  for (const deal of deals) {
    if (deal.deletedAt !== null) continue
    const key = figureId(deal, monthOf(deal, context))
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [deal])
    else group.push(deal)
  }
  return [...groups].flatMap(([id, group]) => figureOf(id, group, context))
}

function figureOf(id: Id, group: readonly Figured[], context: FigureContext): readonly DealFigure[] {
  const [first] = group
  if (first === undefined) return []
  const { workspaceId, pipelineId, stageId, ownerId, lostReasonId, currency } = first
  const stage = context.stage(stageId)
  const { amount, hundredfold } = weightedSum(
    group.map(({ amountMinor, probability }) => ({ amountMinor, percent: probability ?? stage?.probability ?? 0 })),
  )
  return [
    {
      id,
      workspaceId,
      pipelineId,
      stageId,
      stageKind: stage?.kind ?? 'open',
      ownerId,
      lostReasonId,
      month: monthOf(first, context),
      currency,
      count: group.length,
      amountMinor: amount.toString(),
      hundredfoldMinor: hundredfold.toString(),
      ...timeOf(stage?.kind === undefined || stage.kind === 'open' ? [] : group),
    },
  ]
}

/** How long closed deals took. One that came with its end but not its beginning would count as none, and is left out. */
function timeOf(closed: readonly Figured[]): Pick<DealFigure, 'timedCount' | 'timedMs'> {
  const timed = closed.map(msToClose).filter((ms) => ms > 0)
  return { timedCount: timed.length, timedMs: timed.reduce((total, ms) => total + BigInt(ms), 0n).toString() }
}

function msToClose({ createdAt, originalCreatedAt, closedAt }: Figured): number {
  return closedAt === null ? 0 : Date.parse(closedAt) - Date.parse(originalCreatedAt ?? createdAt)
}

/** An open deal belongs to the month it is expected to close in, a closed one to the month it was closed in. */
function monthOf({ stageId, expectedCloseOn, closedAt }: Figured, { stage, timeZone }: FigureContext): PlainMonth | null {
  if ((stage(stageId)?.kind ?? 'open') === 'open') return expectedCloseOn === null ? null : monthOfDay(expectedCloseOn)
  return closedAt === null ? null : monthAt(closedAt, timeZone)
}

/** No UUID: made of all that distinguishes the row, so that it stays the same row after every change. */
function figureId({ stageId, currency, ownerId, lostReasonId }: Figured, month: PlainMonth | null): Id {
  return `${stageId}/${currency}/${ownerId ?? '-'}/${lostReasonId ?? '-'}/${month ?? '-'}` as Id
}

/** Stays of live deals in open stages, by everything that reports distinguish. @param timeZone as `knownZone` returns it */
export function stayFigures(stays: Iterable<StageStay>, timeZone: string): readonly StayFigure[] {
  const figures = new Map<Id, { readonly figure: StayFigure; count: number; totalMs: bigint }>()
  for (const stay of stays) {
    if (stay.deletedAt !== null || stay.stageKind !== 'open') continue
    const figure = alone(stay, timeZone)
    const known = figures.get(figure.id) ?? { figure, count: 0, totalMs: 0n }
    known.count += 1
    known.totalMs += BigInt(msOf(stay))
    figures.set(figure.id, known)
  }
  return [...figures.values()].map(({ figure, count, totalMs }) => ({ ...figure, count, totalMs: totalMs.toString() }))
}

function alone(stay: StageStay, timeZone: string): StayFigure {
  const { workspaceId, pipelineId, stageId, ownerId, enteredAt, leftAt, outcome } = stay
  const month = monthAt(enteredAt, timeZone)
  const days = leftAt === null ? null : Math.floor(msOf(stay) / DAY_MS)
  const id = `${stageId}/${ownerId ?? '-'}/${month}/${outcome ?? '-'}/${days ?? '-'}` as Id
  return { id, workspaceId, pipelineId, stageId, ownerId, month, outcome, days, count: 1, totalMs: '0' }
}

/** 0 for a stay that has not ended. */
function msOf({ enteredAt, leftAt }: StageStay): number {
  return leftAt === null ? 0 : Date.parse(leftAt) - Date.parse(enteredAt)
}

/** Something that a member did. */
export interface Done {
  readonly workspaceId: Id
  readonly memberId: Id
  readonly deed: Deed
  readonly at: Instant
}

/** A note counts at the time of what it describes; `null`: it is in the trash, or no member wrote it. */
export function noteDone(note: RecordOf<'notes'>): Done | null {
  const { workspaceId, kind, deletedAt, createdBy, happenedAt, createdAt } = note
  if (deletedAt !== null || createdBy.memberId === null) return null
  return { workspaceId, memberId: createdBy.memberId, deed: kind, at: happenedAt ?? createdAt }
}

/** How often each member did each thing in each week of the workspace's own. `timeZone` is as `knownZone` gave it. */
export function workFigures(
  done: Iterable<Done>,
  { timeZone, weekStart }: Pick<Workspace, 'timeZone' | 'weekStart'>,
): readonly WorkFigure[] {
  const figures = new Map<string, WorkFigure>()
  for (const { workspaceId, memberId, deed, at } of done) {
    const week = weekOf(dayIn(timeZone, Date.parse(at)), weekStart)
    const id = `${memberId}/${week}/${deed}` as Id
    figures.set(id, { id, workspaceId, memberId, week, deed, count: (figures.get(id)?.count ?? 0) + 1 })
  }
  return [...figures.values()]
}

/** As `Date` counts the days of a week. */
const FIRST = { sunday: 0, monday: 1, saturday: 6 } as const

/** The first day of the week that the day is in. */
function weekOf(day: PlainDate, weekStart: Workspace['weekStart']): PlainDate {
  const ms = Date.parse(day)
  const since = (new Date(ms).getUTCDay() - FIRST[weekStart] + 7) % 7
  return new Date(ms - since * DAY_MS).toISOString().slice(0, 10) as PlainDate // the constructor of the brand
}
