import type { Id } from '../../domain/model/kernel/id'
import { instantOf } from '../../domain/model/kernel/instant'
import type { CollectionName } from '../../domain/model/records/collections'
import type { Author, Version } from '../../domain/model/records/meta'
import { workspaceSetup } from '../../domain/use-cases/functions/workspace-setup'
import type { New } from '../../domain/use-cases/sample/sample-options'
import { sampleRecords } from '../../domain/use-cases/sample/sample-records'
import { sampleTags } from '../../domain/use-cases/sample/sample-tags'
import { seededIds } from '../../domain/use-cases/sample/seeded-ids'
import type { Account, Accounts } from '../shared/backend/accounts'
import type { Backend } from '../shared/backend/backend'
import type { RecordChange } from '../shared/commits/commit-entry'

export interface SampleSize {
  readonly people: number
  readonly companies: number
  readonly deals: number
}

export const DEMO_PASSWORD = 'portside demo password'

const SEED = 7
const DEMO = { name: 'Demo Owner', email: 'demo@portside.example' }
const WORKSPACE = {
  name: 'Demo',
  slug: 'demo',
  currency: 'EUR',
  country: 'DE',
  locale: 'en-GB',
  timeZone: 'Europe/Berlin',
  weekStart: 'monday',
  memberVisibility: 'everything',
  rates: [],
  captureId: null,
  agentMode: 'propose',
} as const

/**
 * Makes a workspace of any size and its owner, always the same for the same size. The records are written unchecked: a bench
 * would otherwise measure the checks of 100,000 records.
 */
export async function fillSample(
  size: SampleSize,
  { backend, accounts }: { readonly backend: Backend; readonly accounts: Accounts },
): Promise<Account> {
  const now = backend.runtime.now()
  const newId = seededIds(SEED, now)
  const [userId, workspaceId, memberId] = [newId(), newId(), newId()]
  const account = await accounts.create({ id: userId, ...DEMO }, DEMO_PASSWORD)
  const setup = workspaceSetup(newId)
  const tags = sampleTags(newId)
  const { stages, lostReasons } = setup
  const work = { tasks: Math.min(200, size.people), notes: Math.min(200, size.people) }
  const made = sampleRecords({
    ...size,
    ...work,
    seed: SEED,
    now,
    newId,
    ownerId: memberId,
    currencies: ['EUR', 'EUR', 'USD'],
    stages: stages.map(({ id, data }) => ({ id, pipelineId: data.pipelineId, kind: data.kind })),
    lostReasonIds: lostReasons.map(({ id }) => id),
    tagIds: tags.map(({ id }) => id),
  })

  const stamp = stampAt({ workspaceId, memberId, now })
  const owner = {
    userId,
    role: 'owner',
    status: 'active',
    displayName: DEMO.name,
    title: null,
    avatarFileId: null,
    calendarFeedId: null,
    timeZone: null,
  } as const
  const changes: RecordChange[] = [
    stamp('workspaces', { id: workspaceId, data: WORKSPACE }),
    stamp('members', { id: memberId, data: owner }),
    ...[...setup.pipelines].map((entry) => stamp('pipelines', entry)),
    ...stages.map((entry) => stamp('stages', entry)),
    ...lostReasons.map((entry) => stamp('lostReasons', entry)),
    ...tags.map((entry) => stamp('tags', entry)),
  ]
  for (const collection of BULK) for (const entry of made[collection]) changes.push(stamp(collection, entry))
  // Loaded like stored rows: there is nobody yet to notify of each change.
  const state = backend.stateOf(workspaceId)
  state.rows.apply(changes)
  state.resume(1, [])
  return account
}

const BULK = ['companies', 'people', 'deals', 'tasks', 'notes'] as const

function stampAt({
  workspaceId,
  memberId,
  now,
}: {
  readonly workspaceId: Id
  readonly memberId: Id
  readonly now: number
}): <K extends CollectionName>(collection: K, entry: New<K>) => RecordChange {
  const at = instantOf(now)
  const by: Author = { memberId, via: 'sample' }
  const version = '1' as Version
  return (collection, { id, data }) => {
    const record = {
      id,
      workspaceId,
      version,
      createdAt: at,
      createdBy: by,
      updatedAt: at,
      updatedBy: by,
      deletedAt: null,
      ...data,
    }
    return { collection, id, record }
  }
}
