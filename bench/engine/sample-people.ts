import { sampleRecords } from '../../src/domain/use-cases/sample/sample-records'
import { seededIds } from '../../src/domain/use-cases/sample/seeded-ids'

export const NOW = Date.UTC(2026, 0, 5)

/** So many people and a tenth as many companies, the same for the same number. */
export function samplePeople(people: number): ReturnType<typeof sampleRecords> {
  const newId = seededIds(1, NOW)
  const [ownerId, pipelineId] = [newId(), newId()]
  return sampleRecords({
    seed: 1,
    now: NOW,
    newId,
    people,
    companies: Math.ceil(people / 10),
    deals: 0,
    tasks: 0,
    notes: 0,
    ownerId,
    tagIds: [newId()],
    stages: [{ id: newId(), pipelineId, kind: 'open' }],
    lostReasonIds: [newId()],
    currencies: ['EUR'],
  })
}
