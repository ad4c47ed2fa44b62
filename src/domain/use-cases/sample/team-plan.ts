import type { Id } from '../../model/kernel/id'
import { DAY_MS } from '../../model/kernel/instant'
import type { SeededRandom } from '../../model/kernel/seeded-random'
import type { History } from './history'
import type { SampleCompany } from './sample-companies'
import type { New } from './sample-options'
import type { TeamWords } from './team-words'

export interface Board {
  readonly pipelineId: Id
  /** In their order. */
  readonly open: readonly Id[]
  readonly won: Id
  readonly lost: Id
}

/** What all parts of a team's sample are drawn from. */
export interface TeamPlan {
  /** Milliseconds since the epoch. */
  readonly now: number
  readonly newId: () => Id
  readonly random: SeededRandom
  readonly timeZone: string
  readonly currency: string
  readonly foreignCurrency: string
  readonly words: TeamWords
  readonly history: History
  readonly board: Board
  readonly lostReasonIds: readonly Id[]
  readonly tagIds: readonly Id[]
  readonly me: { readonly id: Id; readonly name: string }
  /** Two of five are one's own. */
  readonly memberAt: (index: number) => Id
  /** One of the others. */
  readonly colleagueAt: (index: number) => Id
  readonly companies: readonly SampleCompany[]
  readonly people: readonly New<'people'>[]
  /** A time on or before it at which people work, and in the past. */
  readonly workTime: (ms: number) => number
}

const HOUR_MS = DAY_MS / 24
const SATURDAY = 6

/** The nearest working day on or before it, from nine to five (UTC), and never later than half an hour ago. */
export function workTimeBefore(now: number, random: SeededRandom): (ms: number) => number {
  return (ms) => {
    const day = new Date(ms).getUTCDay()
    const back = day === SATURDAY ? 1 : day === 0 ? 2 : 0
    const midnight = Math.floor(ms / DAY_MS - back) * DAY_MS
    const atWork = midnight + 9 * HOUR_MS + random.below(8 * 60) * 60_000
    return Math.min(atWork, now - HOUR_MS / 2 - random.below(30) * 60_000)
  }
}
