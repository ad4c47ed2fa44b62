import fc from 'fast-check'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { Instant } from '../../../src/domain/model/kernel/instant'
import type { AnyRecord, CollectionName, Collections, RecordOf } from '../../../src/domain/model/records/collections'
import { subjectOf } from '../../../src/domain/model/records/subject'
import { validateRecord } from '../../../src/domain/model/records/schemas'
import type { Version } from '../../../src/domain/model/records/meta'
import { workspaceSetup } from '../../../src/domain/use-cases/functions/workspace-setup'
import { sampleRecords } from '../../../src/domain/use-cases/sample/sample-records'
import { sampleTags } from '../../../src/domain/use-cases/sample/sample-tags'
import { seededIds } from '../../../src/domain/use-cases/sample/seeded-ids'
import { anyRecord } from './any-record'

export const WORKSPACE_ID = '00000000-0000-7000-8000-0000000000f1' as Id
export const OWNER = {
  userId: '00000000-0000-7000-8000-00000000000a' as Id,
  memberId: '00000000-0000-7000-8000-0000000000e1' as Id,
  sessionId: '00000000-0000-7000-8000-000000000011' as Id,
}

export interface Sample {
  readonly records: readonly { readonly collection: CollectionName; readonly id: Id; readonly record: AnyRecord }[]
  /** Of the owner's token. */
  readonly claims: string
}

const NOW = Date.parse('2026-11-21T09:00:00.000Z')
const SEED = 5

/**
 * A workspace as people fill it, and beside it what they hardly ever do: names in any script, no names, several primary
 * people, deals of no amount or of huge ones, deals that went to and fro, records in the trash.
 */
export function sampleWorkspace(people: number): Sample {
  const newId = seededIds(SEED, NOW)
  const setup = { ...workspaceSetup(newId), tags: sampleTags(newId) }
  const made = sampleRecords({
    people,
    companies: Math.ceil(people / 4),
    deals: Math.ceil(people / 2),
    tasks: Math.ceil(people / 4),
    notes: Math.ceil(people / 4),
    seed: SEED,
    now: NOW,
    newId,
    ownerId: OWNER.memberId,
    currencies: ['EUR', 'USD', 'JPY'],
    stages: setup.stages.map(({ id, data }) => ({ id, pipelineId: data.pipelineId, kind: data.kind })),
    lostReasonIds: setup.lostReasons.map(({ id }) => id),
    tagIds: setup.tags.map(({ id }) => id),
  })
  const odd = oddRecords({ ...setup, ...made, newId })
  const records = [
    entry('workspaces', WORKSPACE_ID, { ...WORKSPACE }),
    entry('members', OWNER.memberId, {
      userId: OWNER.userId,
      role: 'owner',
      status: 'active',
      displayName: 'Ada',
      title: null,
      avatarFileId: null,
      calendarFeedId: null,
      timeZone: null,
    }),
    ...Object.entries({ ...setup, ...made }).flatMap(([collection, entries]) =>
      entries.map(({ id, data }, index) => entry(collection as CollectionName, id, data, index % 17 === 3)),
    ),
    ...odd,
    ...moves({ deals: [...made.deals, ...odd.filter(({ collection }) => collection === 'deals')], ...setup, newId }),
  ]
  return { records, claims: JSON.stringify({ sub: OWNER.userId, role: 'authenticated', session_id: OWNER.sessionId }) }
}

const WORKSPACE = {
  name: 'Demo',
  slug: 'demo',
  currency: 'EUR',
  country: 'DE',
  locale: 'en-GB',
  timeZone: 'Europe/Berlin',
  weekStart: 'monday',
  rates: [],
  memberVisibility: 'everything',
  captureId: null,
  agentMode: 'propose',
} as const

type Made = { readonly newId: () => Id } & {
  readonly [K in 'companies' | 'people' | 'stages']: readonly { readonly id: Id; readonly data: Collections[K] }[]
}

function oddRecords({ companies, people, stages, newId }: Made): Sample['records'] {
  const chosen = <T>(from: readonly T[]) => fc.constantFrom(...from)
  const anyPerson = fc
    .tuple(anyRecord('people'), fc.option(chosen(companies)))
    .map(([data, company]) => ({ ...data, companyId: company?.id ?? null }))
  const links = fc.array(
    fc.tuple(chosen(people), fc.boolean()).map(([{ id }, primary]) => ({ personId: id, role: null, primary })),
    { maxLength: 3 },
  )
  const amount = fc.oneof(fc.constant(null), fc.constantFrom(0, 1, 49, 50, 51, 99, 1e15), fc.nat(10_000))
  const anyDeal = fc.tuple(anyRecord('deals'), chosen(stages), links, amount).map(([data, stage, linked, amountMinor]) => ({
    ...data,
    stageId: stage.id,
    pipelineId: stage.data.pipelineId,
    companyId: null,
    people: linked,
    amountMinor,
  }))
  const valid = (collection: 'people' | 'deals', data: readonly object[]) =>
    data.flatMap((one, index) => {
      const checked = validateRecord(collection, one)
      return checked.ok ? [entry(collection, newId(), checked.value, index % 5 === 0)] : []
    })
  return [
    ...valid('people', fc.sample(anyPerson, { numRuns: 200, seed: SEED })),
    ...valid('deals', fc.sample(anyDeal, { numRuns: 200, seed: SEED })),
  ]
}

interface Moved {
  readonly deals: readonly { readonly id: Id }[]
  readonly stages: readonly { readonly id: Id }[]
  readonly newId: () => Id
}

/** Moves as the backend tells them, some within one instant, some that go back to when a deal had been there before. */
function moves({ deals, stages, newId }: Moved): Sample['records'] {
  const minute = fc.nat(4).map((minutes) => new Date(NOW - minutes * 60_000).toISOString() as Instant)
  const move = fc.record({
    objectId: fc.constantFrom(...deals.slice(0, 40), ...deals.slice(-40)).map(({ id }) => id),
    at: minute,
    from: fc.constantFrom(...stages, { id: newId() }).map(({ id }) => id),
    to: fc.constantFrom(...stages).map(({ id }) => id),
    since: fc.option(minute),
  })
  return fc.sample(move, { numRuns: 300, seed: SEED }).map(({ objectId, at, from, to, since }) =>
    entry('activities', newId(), {
      actorId: OWNER.memberId,
      verb: 'moved-stage',
      subjects: [subjectOf('deals', objectId)],
      objectId,
      objectCollection: 'deals',
      label: null,
      at,
      changes: { stageId: [from, to], ...(since === null ? {} : { stageEnteredAt: [since, at] }) },
      source: 'app',
      sourceKey: null,
    }),
  )
}

function entry<K extends CollectionName>(
  collection: K,
  id: Id,
  data: Collections[K],
  isTrashed = false,
): Sample['records'][number] {
  const at = new Date(NOW).toISOString() as Instant
  const author = { memberId: OWNER.memberId, via: 'sample' } as const
  const meta = {
    id,
    workspaceId: WORKSPACE_ID,
    version: '1' as Version,
    createdAt: at,
    createdBy: author,
    updatedAt: at,
    updatedBy: author,
  }
  const record = { ...data, ...meta, deletedAt: isTrashed ? at : null } as RecordOf<K>
  return { collection, id, record }
}
