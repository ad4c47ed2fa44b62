import type { Deal, Stage } from '../../src/domain/model/deals/deal'
import type { Id } from '../../src/domain/model/kernel/id'
import { instantOf, type PlainDate } from '../../src/domain/model/kernel/instant'
import { seededRandom, type SeededRandom } from '../../src/domain/model/kernel/seeded-random'

export interface RandomBoard {
  readonly stages: readonly {
    readonly id: Id
    readonly pipelineId: Id
    readonly kind: Stage['kind']
    readonly probability: number
  }[]
  readonly reasonIds: readonly Id[]
  readonly ownerIds: readonly (Id | null)[]
}

/** A deal's life: how it was made, and each step after that. The record is what is left when all is applied in order. */
export interface DealPlan {
  readonly id: Id
  readonly made: Deal
  readonly steps: readonly Partial<Deal>[]
}

/** Without decimals, with two and with three. */
const CURRENCIES = ['EUR', 'USD', 'JPY', 'KWD']
const YEAR_MS = 365 * 86_400_000
const FROM = Date.parse('2026-01-01T00:00:00.000Z')

/** Deals of several currencies that move, are won, lost and reopened, at any minute of a year. */
export function randomDeals(count: number, board: RandomBoard, options: { readonly seed: number; readonly newId: () => Id }) {
  const random = seededRandom(options.seed)
  return Array.from({ length: count }, (): DealPlan => {
    const first = random.pick(board.stages.filter(({ kind }) => kind === 'open'))
    const siblings = board.stages.filter(({ pipelineId }) => pipelineId === first.pipelineId)
    return { id: options.newId(), made: madeIn(first, board, random), steps: stepsAmong(siblings, board, random) }
  })
}

export function endOf({ made, steps }: DealPlan): Deal {
  return steps.reduce<Deal>((deal, step) => Object.assign({}, deal, step), made)
}

function madeIn(stage: RandomBoard['stages'][number], { ownerIds }: RandomBoard, random: SeededRandom): Deal {
  return {
    title: `Deal ${random.below(1_000_000)}`,
    companyId: null,
    people: [],
    pipelineId: stage.pipelineId,
    stageId: stage.id,
    amountMinor: amountOf(random),
    currency: random.pick(CURRENCIES),
    probability: random.chance(0.4) ? random.below(101) : null,
    expectedCloseOn: random.chance(0.85) ? (anyInstant(random).slice(0, 10) as PlainDate) : null,
    stageEnteredAt: instantOf(FROM),
    closedAt: null,
    lostReasonId: null,
    lostNote: null,
    ownerId: random.pick(ownerIds),
    rank: 'a0',
    tagIds: [],
    source: null,
    originalCreatedAt: null,
    custom: {},
  }
}

/** None, small, round, and so large that their sum is beyond what a number holds exactly. */
function amountOf(random: SeededRandom): number | null {
  const kind = random.below(10)
  if (kind === 0) return null
  if (kind === 1) return random.below(3)
  return kind === 2 ? 1_000_000_000_000_000 - random.below(1000) : random.below(10_000_000)
}

function stepsAmong(stages: RandomBoard['stages'], { reasonIds }: RandomBoard, random: SeededRandom): readonly Partial<Deal>[] {
  const open = stages.filter(({ kind }) => kind === 'open')
  const into = (kind: Stage['kind']) => random.pick(stages.filter((stage) => stage.kind === kind)).id
  const move = (): Partial<Deal> => ({ stageId: random.pick(open).id })
  const close = (): Partial<Deal> =>
    random.chance(0.5)
      ? { stageId: into('won'), closedAt: anyInstant(random) }
      : { stageId: into('lost'), closedAt: anyInstant(random), lostReasonId: random.pick(reasonIds) }
  const reopen = (): Partial<Deal> => ({ ...move(), closedAt: null, lostReasonId: null })
  const fate = random.below(10)
  if (fate < 3) return []
  if (fate < 5) return [move()]
  return fate < 9 ? [close()] : [close(), reopen()]
}

function anyInstant(random: SeededRandom) {
  return instantOf(FROM + random.below(YEAR_MS))
}
