import { seededRandom } from '../../model/kernel/seeded-random'
import { sampleCompanies } from './sample-companies'
import { sampleDeals } from './sample-deals'
import type { New, SampleOptions } from './sample-options'
import { samplePeople } from './sample-people'
import { sampleNotes, sampleTasks } from './sample-work'

export interface SampleRecords {
  readonly companies: readonly New<'companies'>[]
  readonly people: readonly New<'people'>[]
  readonly deals: readonly New<'deals'>[]
  readonly tasks: readonly New<'tasks'>[]
  readonly notes: readonly New<'notes'>[]
}

/**
 * A workspace's worth of made-up records, each as `validateRecord` would keep it, so that nothing need check 100,000 of
 * them again. In an order that can be written: what is referred to comes first.
 */
export function sampleRecords(options: SampleOptions): SampleRecords {
  const draw = { ...options, random: seededRandom(options.seed) }
  const companies = sampleCompanies(draw)
  const people = samplePeople(draw, companies)
  const deals = sampleDeals(draw, companies, people)
  const tasks = sampleTasks(draw, people, deals)
  const notes = sampleNotes(draw, people, deals)
  return { companies: companies.map(({ id, data }) => ({ id, data })), people, deals, tasks, notes }
}
