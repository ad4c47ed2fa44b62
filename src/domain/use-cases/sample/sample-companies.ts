import type { Company } from '../../model/companies/company'
import { COMPANY_SIZES } from '../../model/registry/contacts'
import { fold } from '../../model/kernel/text-fold'
import { drawPhone, PLACES, type Place } from './sample-places'
import type { New, SampleDraw } from './sample-options'
import { HEADS, TRADES } from './sample-words'

export interface SampleCompany extends New<'companies'> {
  readonly place: Place
}

/** Every name and domain once, however many are asked for. Domains end in `.example`, which no one can own (RFC 2606). */
export function sampleCompanies(draw: SampleDraw): readonly SampleCompany[] {
  const start = draw.random.below(HEADS.length)
  const companies: SampleCompany[] = []
  for (let index = 0; index < draw.companies; index += 1) companies.push(sampleCompany(index, start, draw))
  return companies
}

function sampleCompany(index: number, start: number, draw: SampleDraw): SampleCompany {
  const { random } = draw
  // A stride that shares no factor with the number of heads visits each of them before any comes again.
  const turn = Math.floor(index / HEADS.length)
  const head = at(HEADS, start + index * 29)
  const trade = at(TRADES, turn + index * 7)
  const place = random.pick(PLACES)
  const round = Math.floor(turn / TRADES.length)
  const town = round === 0 ? '' : ` ${at(TOWNS, round - 1)}`
  const name = `${head} ${trade.word}${town}`
  const phone = random.chance(0.5) ? drawPhone(place, random) : null
  const data: Company = {
    name,
    domains: [`${slug(name)}.example`],
    website: `https://${slug(name)}.example`,
    industry: trade.industry,
    size: random.chance(0.9) ? at(COMPANY_SIZES, Math.floor(random.next() * random.next() * 6)) : null,
    phones: phone === null ? [] : [{ raw: phone, e164: phone, extension: null, label: 'Office', primary: true }],
    address: {
      street: `${random.pick(place.streets)} ${1 + random.below(120)}`,
      city: random.pick(place.cities),
      region: null,
      postalCode: null,
      country: place.country,
    },
    ownerId: random.chance(0.8) ? draw.ownerId : null,
    tagIds: draw.tagIds.length > 0 && random.chance(0.35) ? [random.pick(draw.tagIds)] : [],
    logoFileId: null,
    description: null,
    originalCreatedAt: null,
    custom: {},
  }
  return { id: draw.newId(), data, place }
}

const TOWNS = PLACES.flatMap(({ cities }) => cities)

function at<T>(from: readonly T[], index: number): T {
  const found = from[index % from.length]
  if (found === undefined) throw new RangeError('Nothing to choose from')
  return found
}

/** Letters and digits that any mailbox and host name take. */
export function slug(text: string): string {
  return fold(text).replace(/[^a-z0-9]+/g, '')
}
