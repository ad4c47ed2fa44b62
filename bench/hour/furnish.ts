import type { Id } from '../../src/domain/model/kernel/id'
import { mutationIdOf } from '../../src/domain/model/records/meta'
import type { Mutation } from '../../src/domain/model/records/mutation'
import type { SubjectCollection } from '../../src/domain/model/records/subject'
import { sampleRecords } from '../../src/domain/use-cases/sample/sample-records'
import { sampleTags } from '../../src/domain/use-cases/sample/sample-tags'
import type { RecordsPort } from '../../src/ports/records.port'
import type { Runtime } from '../../src/ports/runtime.port'

/** The ids of those the workspace begins with, in the order of their making. */
export type Furniture = Readonly<Record<SubjectCollection, readonly Id[]>>

const AMOUNTS = { people: 2000, companies: 400, deals: 300, tasks: 300, notes: 600 }
const SEED = 18
const PART = 250

interface Furnishing {
  readonly runtime: Runtime
  readonly workspaceId: Id
  readonly memberIds: readonly Id[]
}

/** The same records each time, with other ids: everybody's are some of the companies, people, deals and tasks. */
export async function furnish(records: RecordsPort, { runtime, workspaceId, memberIds }: Furnishing): Promise<Furniture> {
  const newId = () => runtime.newId()
  const { items: stages } = await records.list('stages', {
    workspaceId,
    orderBy: [{ field: 'position', direction: 'asc', empty: 'last' }],
    limit: 50,
  })
  const { items: reasons } = await records.list('lostReasons', { workspaceId, limit: 50 })
  const tags = sampleTags(newId)
  const made = sampleRecords({
    ...AMOUNTS,
    seed: SEED,
    now: runtime.now(),
    newId,
    ownerId: memberIds[0] as Id,
    currencies: ['EUR', 'EUR', 'USD'],
    stages,
    lostReasonIds: reasons.map(({ id }) => id),
    tagIds: tags.map(({ id }) => id),
  })
  const shared = <D extends object>(data: D, at: number): D => {
    const who = memberIds[at % memberIds.length]
    return { ...data, ...('ownerId' in data ? { ownerId: who } : {}), ...('assigneeId' in data ? { assigneeId: who } : {}) }
  }
  for (const [collection, entries] of Object.entries({ tags, ...made })) {
    const mutations = entries.map(({ id, data }, at) => ({ kind: 'create', collection, id, data: shared(data, at) }) as Mutation)
    for (let from = 0; from < mutations.length; from += PART)
      await records.commit(mutations.slice(from, from + PART), { workspaceId, mutationId: mutationIdOf(runtime.newId()) })
  }
  const idsOf = (entries: readonly { readonly id: Id }[]) => entries.map(({ id }) => id)
  return { people: idsOf(made.people), companies: idsOf(made.companies), deals: idsOf(made.deals) }
}
