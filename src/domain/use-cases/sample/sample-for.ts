import type { Id } from '../../model/kernel/id'
import type { New } from './sample-options'
import { sampleRecords, type SampleRecords } from './sample-records'

/** Enough to fill every screen and few enough to look through. */
const AMOUNTS = { people: 60, companies: 25, deals: 32, tasks: 26, notes: 36 }
const SEED = 20

/** The sample that a person asks for when they make a workspace: in its own currency and one foreign one. */
export function sampleFor(
  setup: { readonly [K in 'stages' | 'lostReasons' | 'tags']: readonly New<K>[] },
  options: { readonly currency: string; readonly ownerId: Id; readonly now: number; readonly newId: () => Id },
): SampleRecords {
  const { currency, ...rest } = options
  return sampleRecords({
    ...rest,
    ...AMOUNTS,
    seed: SEED,
    // Two deals in three are in the workspace's own money.
    currencies: [currency, currency, currency === 'EUR' ? 'USD' : 'EUR'],
    stages: setup.stages.map(({ id, data }) => ({ id, pipelineId: data.pipelineId, kind: data.kind })),
    lostReasonIds: setup.lostReasons.map(({ id }) => id),
    tagIds: setup.tags.map(({ id }) => id),
  })
}
