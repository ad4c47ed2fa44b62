import type { Deal } from '../../model/deals/deal'
import { exponentOf } from '../../model/kernel/currency'
import type { Id } from '../../model/kernel/id'
import { DAY_MS, instantOf } from '../../model/kernel/instant'
import { dayIn } from '../../model/kernel/plain-date'
import { ranks } from '../../model/kernel/rank'
import type { SampleCompany } from './sample-companies'
import type { New, SampleDraw } from './sample-options'
import { OFFERS, SOURCES } from './sample-words'

/** Deals all over the board: most of them open, some rotting, some won and lost in the last months. */
export function sampleDeals(
  draw: SampleDraw,
  companies: readonly SampleCompany[],
  people: readonly New<'people'>[],
): readonly New<'deals'>[] {
  if (draw.deals === 0) return []
  const staff = byCompany(people)
  return ranks(draw.deals).map((rank) => sampleDeal(draw, { companies, staff, rank }))
}

interface Surroundings {
  readonly companies: readonly SampleCompany[]
  readonly staff: ReadonlyMap<Id, readonly Id[]>
  readonly rank: string
}

function sampleDeal(draw: SampleDraw, { companies, staff, rank }: Surroundings): New<'deals'> {
  const { random, now } = draw
  const company = companies.length === 0 ? null : random.pick(companies)
  const contacts = company === null ? [] : (staff.get(company.id) ?? [])
  const stage = drawStage(draw)
  const currency = random.pick(draw.currencies)
  const enteredMs = now - random.below(45) * DAY_MS - random.below(DAY_MS)
  const offer = random.pick(OFFERS)
  const data: Deal = {
    title: company === null ? offer : `${company.data.name}: ${offer.toLowerCase()}`,
    companyId: company?.id ?? null,
    people: contacts.slice(0, 1).map((personId) => ({ personId, role: 'Decision maker', primary: true })),
    pipelineId: stage.pipelineId,
    stageId: stage.id,
    amountMinor: random.chance(0.93) ? amount(draw, currency) : null,
    currency,
    probability: stage.kind === 'open' && random.chance(0.15) ? random.below(20) * 5 : null,
    expectedCloseOn: random.chance(0.85) ? dayIn('UTC', now + (random.below(90) - 12) * DAY_MS) : null,
    stageEnteredAt: instantOf(enteredMs),
    closedAt: stage.kind === 'open' ? null : instantOf(enteredMs),
    lostReasonId: stage.kind === 'lost' ? random.pick(draw.lostReasonIds) : null,
    lostNote: stage.kind === 'lost' && random.chance(0.5) ? 'Back in the spring, when the new budget is there.' : null,
    ownerId: random.chance(0.85) ? draw.ownerId : null,
    rank,
    tagIds: draw.tagIds.length > 0 && random.chance(0.3) ? [random.pick(draw.tagIds)] : [],
    source: random.pick(SOURCES),
    originalCreatedAt: instantOf(enteredMs - daysBefore(enteredMs) * DAY_MS),
    custom: {},
  }
  return { id: draw.newId(), data }
}

/** From nine days to seven weeks, by the day itself: it takes no draw, so that those who drew before draw the same. */
function daysBefore(ms: number): number {
  return 9 + ((Math.floor(ms / DAY_MS) * 7) % 40)
}

/** Seven of ten are open; nothing is lost where no reason could be given. */
function drawStage({ random, stages, lostReasonIds }: SampleDraw): SampleDraw['stages'][number] {
  const kind = random.chance(0.72) ? 'open' : random.chance(0.6) || lostReasonIds.length === 0 ? 'won' : 'lost'
  const fitting = stages.filter((stage) => stage.kind === kind)
  return random.pick(fitting.length > 0 ? fitting : stages.filter((stage) => stage.kind === 'open'))
}

/** Many small ones and a few large ones, in round figures as people quote them. */
function amount({ random }: SampleDraw, currency: string): number {
  const major = Math.round(8 * 10 ** (random.next() * 2.3)) * 100
  return major * 10 ** exponentOf(currency)
}

function byCompany(people: readonly New<'people'>[]): ReadonlyMap<Id, readonly Id[]> {
  const staff = new Map<Id, Id[]>()
  for (const { id, data } of people) {
    if (data.companyId === null) continue
    const known = staff.get(data.companyId)
    if (known === undefined) staff.set(data.companyId, [id])
    else known.push(id)
  }
  return staff
}
