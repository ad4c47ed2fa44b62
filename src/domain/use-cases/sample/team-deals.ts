import type { Deal } from '../../model/deals/deal'
import { exponentOf } from '../../model/kernel/currency'
import type { Id } from '../../model/kernel/id'
import { DAY_MS, instantOf } from '../../model/kernel/instant'
import { dayIn } from '../../model/kernel/plain-date'
import { ranks } from '../../model/kernel/rank'
import type { RestoredRecord } from '../functions/function-context'
import { stamped, type Deed } from './history'
import { SOURCES } from './sample-words'
import type { TeamPlan } from './team-plan'
import { termIn } from './team-words'

const HOUR_MS = DAY_MS / 24

/** How many days ago: two a month, and one of today, so that there is always something won this month. */
const WON_AGO = [0, 9, 16, 31, 44, 58, 75, 92, 110, 133, 158]
const LOST_AGO = [5, 23, 40, 66, 97, 125, 150]
/** By stage in its order: since when it is there, and when it is to close, in days; null: nobody knows. */
const OPEN: readonly (readonly [since: number, closes: number | null])[][] = [
  [
    [1, 60],
    [4, 45],
    [9, null],
    [20, 30],
  ],
  [
    [2, 40],
    [6, 28],
    [38, -4],
    [13, 21],
  ],
  [
    [3, 18],
    [8, 12],
    [17, 25],
  ],
  [
    [12, -2],
    [1, 3],
    [5, 6],
  ],
]

/** A deal with its stages so far, the last one being where it is. */
export interface TeamDeal extends RestoredRecord<'deals'> {
  /** When it was made and moved last, in milliseconds since the epoch. */
  readonly fromMs: number
  readonly toMs: number
}

interface Course {
  readonly stages: readonly Id[]
  readonly endMs: number
  readonly closes: number | null
}

/** 32 deals of four people: 11 won and 7 lost over half a year, 14 on the board. */
export function teamDeals(plan: TeamPlan): readonly TeamDeal[] {
  const courses = coursesOf(plan)
  const positions = ranks(courses.length).values()
  return courses.map((course, index) => teamDeal(plan, { ...course, index, rank: positions.next().value ?? 'a0' }))
}

function coursesOf({ board, random, now, workTime }: TeamPlan): readonly Course[] {
  const ended = (agos: readonly number[], last: Id) =>
    agos.map((ago): Course => {
      const passed = last === board.won ? board.open : board.open.slice(0, 1 + random.below(board.open.length))
      const endMs = ago === 0 ? now - HOUR_MS : workTime(now - ago * DAY_MS)
      return { stages: [...passed, last], endMs, closes: null }
    })
  const open = board.open.flatMap((_, stage) =>
    (OPEN[stage] ?? []).map(([since, closes]): Course => {
      return { stages: board.open.slice(0, stage + 1), endMs: workTime(now - since * DAY_MS), closes }
    }),
  )
  return [...open, ...ended(WON_AGO, board.won), ...ended(LOST_AGO, board.lost)]
}

interface Placed extends Course {
  readonly index: number
  readonly rank: string
}

/** Walks back from where it is, some days in each stage. */
function teamDeal(plan: TeamPlan, { stages, endMs, closes, index, rank }: Placed): TeamDeal {
  const { board, random, now, workTime, words, history, timeZone } = plan
  const company = plan.companies[(index * 7) % plan.companies.length]
  const contact = plan.people.find(({ data }) => company !== undefined && data.companyId === company.id)
  const owner = plan.memberAt(index)
  const times = [endMs]
  for (let step = 1; step < stages.length; step += 1)
    times.unshift(workTime((times[0] ?? endMs) - (3 + random.below(12)) * DAY_MS))
  const [madeMs = endMs] = times
  const offer = words.offers[index % words.offers.length] ?? ''
  const first: Deal = {
    title: company === undefined ? offer : `${company.data.name}: ${offer}`,
    companyId: company?.id ?? null,
    people: contact === undefined ? [] : [{ personId: contact.id, role: null, primary: true }],
    pipelineId: board.pipelineId,
    stageId: stages[0] ?? board.won,
    amountMinor: amount(plan, index),
    currency: index % 11 === 10 ? plan.foreignCurrency : plan.currency,
    probability: null,
    expectedCloseOn: closes === null ? null : dayIn(timeZone, now + closes * DAY_MS),
    stageEnteredAt: instantOf(madeMs),
    closedAt: null,
    lostReasonId: null,
    lostNote: null,
    ownerId: owner,
    rank,
    tagIds: index % 4 === 0 && plan.tagIds.length > 0 ? [random.pick(plan.tagIds)] : [],
    source: termIn(plan.words, random.pick(SOURCES)),
    originalCreatedAt: null,
    custom: {},
  }
  const id = plan.newId()
  const made: Deed = { at: madeMs, by: owner }
  history.add({ collection: 'deals', id, kind: 'create', before: null, after: first }, made)
  let deal = first
  for (const [step, stageId] of stages.entries()) {
    if (step === 0) continue
    const deed: Deed = { at: times[step] ?? endMs, by: owner }
    const after = { ...deal, stageId, stageEnteredAt: instantOf(deed.at), ...endOf(plan, { stageId, at: deed.at, index }) }
    history.add({ collection: 'deals', id, kind: 'update', before: deal, after }, deed)
    deal = after
  }
  return { ...stamped(id, deal, made, { at: endMs, by: owner }), fromMs: madeMs, toMs: endMs }
}

interface End {
  readonly stageId: Id
  readonly at: number
  readonly index: number
}

function endOf(
  { board, lostReasonIds, words }: TeamPlan,
  { stageId, at, index }: End,
): Partial<Pick<Deal, 'closedAt' | 'lostReasonId' | 'lostNote'>> {
  if (stageId === board.won) return { closedAt: instantOf(at) }
  if (stageId !== board.lost) return {}
  const lostNote = index % 2 === 0 ? (words.lostNotes[(index / 2) % words.lostNotes.length] ?? null) : null
  return { closedAt: instantOf(at), lostReasonId: lostReasonIds[(index * 3) % 4] ?? lostReasonIds[0] ?? null, lostNote }
}

/** Round figures as people quote them; a few large ones. */
function amount({ random, currency, foreignCurrency }: TeamPlan, index: number): number {
  const major = Math.round(12 * 10 ** (random.next() * 1.6)) * 100
  return major * 10 ** exponentOf(index % 11 === 10 ? foreignCurrency : currency)
}
