import { describe, expect, it } from 'vitest'
import type { Id } from '../../src/domain/model/kernel/id'
import { type StoredName, validateRecord } from '../../src/domain/model/records/schemas'
import { settle } from '../../src/domain/model/records/settle'
import { instantOf } from '../../src/domain/model/kernel/instant'
import { sampleRecords, type SampleRecords } from '../../src/domain/use-cases/sample/sample-records'
import { seededIds } from '../../src/domain/use-cases/sample/seeded-ids'
import { unlessAll } from '../support/in-turn'

const NOW = Date.UTC(2026, 10, 21, 9)

function sample(amounts: { people: number; companies: number; deals: number; tasks: number; notes: number }): SampleRecords {
  const newId = seededIds(7, NOW)
  const pipelineId = newId()
  const kinds = ['open', 'open', 'open', 'won', 'lost'] as const
  const stages = kinds.map((kind) => ({ id: newId(), pipelineId, kind }))
  return sampleRecords({
    seed: 7,
    now: NOW,
    newId,
    ownerId: newId(),
    tagIds: [newId(), newId()],
    lostReasonIds: [newId()],
    currencies: ['EUR', 'USD'],
    stages,
    ...amounts,
  })
}

const SMALL = { people: 60, companies: 25, deals: 30, tasks: 24, notes: 30 }
/** Beside everything else, a tenth of the people. */
const PEOPLE = unlessAll(10_000) ?? 100_000
const LARGE = { people: PEOPLE, companies: 10_000, deals: 5000, tasks: 2000, notes: 2000 }

function changedByValidation(records: SampleRecords): readonly unknown[] {
  return Object.entries(records).flatMap(([collection, list]) =>
    list.flatMap(({ data }: { readonly data: unknown }) => {
      const checked = validateRecord(collection as StoredName, data)
      return JSON.stringify(checked) === JSON.stringify({ ok: true, value: data }) ? [] : [{ data, checked }]
    }),
  )
}

describe('sample records', () => {
  it('are the same for the same seed', () => {
    expect(sample(SMALL)).toEqual(sample(SMALL))
  })

  it('are as validation would keep them', () => {
    expect(changedByValidation(sample({ ...LARGE, people: 2000, deals: 500 }))).toEqual([])
  })

  it('hold deals that settle as they are', () => {
    const { deals } = sample(SMALL)
    const stages = new Map(deals.map(({ data }) => [data.stageId, kindOf(data)]))
    const context = {
      now: instantOf(NOW),
      stage: (id: Id) => ({ pipelineId: deals[0]!.data.pipelineId, kind: stages.get(id) ?? ('open' as const) }),
    }
    expect(deals.map(({ data }) => settle('deals', null, { after: data, context }))).toEqual(
      deals.map(({ data }) => ({ ok: true, value: data })),
    )
  })

  it('give very many people and companies each an address of their own', () => {
    const { people, companies } = sample(LARGE)
    const emails = people.flatMap(({ data }) => data.emails.map(({ value }) => value))
    expect(new Set(emails).size).toBe(emails.length)
    expect(new Set(companies.map(({ data }) => data.name)).size).toBe(10_000)
    expect(new Set(companies.map(({ data }) => data.domains[0])).size).toBe(10_000)
    expect(new Set([...people, ...companies].map(({ id }) => id)).size).toBe(PEOPLE + 10_000)
  })
})

function kindOf(deal: SampleRecords['deals'][number]['data']): 'open' | 'won' | 'lost' {
  if (deal.lostReasonId !== null) return 'lost'
  return deal.closedAt === null ? 'open' : 'won'
}
