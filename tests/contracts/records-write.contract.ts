import { expect } from 'vitest'
import type { AnyRecord } from '../../src/domain/model/records/collections'
import { LIMITS } from '../../src/domain/model/records/limits'
import type { ClientVia } from '../../src/domain/model/records/meta'
import type { Mutation } from '../../src/domain/model/records/mutation'
import { commit, company, expectRefusal, person, refusal, turn, wild, write } from './acts'
import { everything } from './feed'
import { scenario, type Scenario } from './scenario'

/** How records come to be and change: stamps, versions, batches. */
export const recordsWrite: readonly Scenario[] = [
  scenario('records/create-stamps', 'a new record is stamped with who made it, when, and through what', async ({ stage }) => {
    const owner = await stage.as('owner')
    const made = await write(
      stage,
      owner,
      person(stage.world, { firstName: 'Ada', emails: [{ value: 'ada@example.com', label: null, primary: true }] }),
    )
    const { createdAt, version } = made
    const by = { memberId: owner.memberId, via: 'app' }
    expect(made).toMatchObject({
      workspaceId: owner.workspaceId,
      createdBy: by,
      updatedBy: by,
      updatedAt: createdAt,
      deletedAt: null,
      firstName: 'Ada',
      lastName: null,
      phones: [],
      doNotContact: false,
    })
    expect({ version: typeof version, instant: new Date(createdAt).toISOString() }).toEqual({
      version: 'string',
      instant: createdAt,
    })
    expect(await owner.ports.records.get('people', made.id)).toEqual(made)
  }),

  scenario('records/via', 'a record says what it was written through', async ({ stage }) => {
    const owner = await stage.as('owner')
    const create = person(stage.world)
    await commit(stage, owner, [create], { via: 'import' })
    const [edited] = await commit(stage, owner, [
      { kind: 'update', collection: 'people', id: create.id, patch: { lastName: 'B' }, expect: 'any' },
    ])
    expect(edited).toMatchObject({ record: { createdBy: { via: 'import' }, updatedBy: { via: 'app' } } })
  }),

  scenario(
    'records/by-the-backend',
    'what the backend itself writes is signed by nobody, and told like any other change',
    async ({ stage, listen }) => {
      const owner = await stage.as('owner')
      const feed = listen(everything(owner))
      await feed.times(1)
      const create = person(stage.world)
      await stage.world.adminWrite(owner.workspaceId, [create])
      const fromFeed = await feed.once((change) => change.kind === 'upserted' && change.record.id === create.id)
      expect(await owner.ports.records.get('people', create.id)).toMatchObject({ createdBy: { memberId: null, via: 'function' } })
      expect(fromFeed).toMatchObject({ collection: 'people', record: { firstName: 'Ada' } })
    },
  ),

  scenario('records/update-stamps', 'an update changes what it names, who and when; nothing else', async ({ stage }) => {
    const [owner, member] = [await stage.as('owner'), await stage.as('member')]
    const made = await write(stage, owner, person(stage.world, { firstName: 'Ada', jobTitle: 'Analyst' }))
    await stage.world.advance(60_000)
    const patch = { jobTitle: 'Director' }
    const edited = await write(stage, member, { kind: 'update', collection: 'people', id: made.id, patch, expect: made.version })
    const { version, updatedAt } = edited
    expect(edited).toEqual({ ...made, ...patch, version, updatedAt, updatedBy: { memberId: member.memberId, via: 'app' } })
    expect({ sameVersion: version === made.version, later: updatedAt > made.updatedAt }).toEqual({
      sameVersion: false,
      later: true,
    })
  }),

  scenario('records/version-changes', 'every write gives a version not seen before', async ({ stage }) => {
    const owner = await stage.as('owner')
    const { id, version } = await write(stage, owner, person(stage.world))
    const versions = [version]
    const steps = [
      { kind: 'update', collection: 'people', id, patch: { lastName: 'Byron' }, expect: 'any' } as const,
      { kind: 'update', collection: 'people', id, patch: { lastName: 'Lovelace' }, expect: 'any' } as const,
      turn('trash', 'people', id),
      turn('restore', 'people', id),
    ]
    for (const step of steps) versions.push((await write(stage, owner, step)).version)
    expect(new Set(versions).size).toBe(5)
  }),

  scenario('records/batch-in-order', 'a batch is done in order: later mutations build on earlier ones', async ({ stage }) => {
    const owner = await stage.as('owner')
    const employer = company(stage.world, { name: 'Engines' })
    const employee = person(stage.world, { firstName: 'Ada', companyId: employer.id })
    const rename = {
      kind: 'update',
      collection: 'companies',
      id: employer.id,
      patch: { name: 'Engines Ltd' },
      expect: 'any',
    } as const
    const outcomes = await commit(stage, owner, [employer, employee, rename])
    expect(outcomes).toMatchObject([
      { status: 'written', replayed: false, record: { id: employer.id } },
      { status: 'written', replayed: false, record: { companyId: employer.id } },
      { status: 'written', replayed: false, record: { name: 'Engines Ltd' } },
    ])
    expect(await owner.ports.records.get('companies', employer.id)).toMatchObject({ name: 'Engines Ltd' })
  }),

  scenario(
    'records/atomic-batch',
    'one refused mutation undoes the whole batch, its timeline and its changes too',
    async ({ stage, listen }) => {
      const owner = await stage.as('owner')
      const kept = await write(stage, owner, company(stage.world))
      const feed = listen(everything(owner))
      const activities = { workspaceId: owner.workspaceId, limit: 1, count: 'exact' } as const
      const before = await owner.ports.records.list('activities', activities)
      const first = person(stage.world)
      const rename = { kind: 'update', collection: 'companies', id: kept.id, patch: { name: 'Lost' }, expect: 'any' } as const
      await refusal(commit(stage, owner, [first, rename, person(stage.world, {})]), 'record/invalid')
      const sentinel = await write(stage, owner, person(stage.world))
      await feed.once((change) => change.kind === 'upserted' && change.record.id === sentinel.id, 'the next commit')
      const after = await owner.ports.records.list('activities', activities)
      // Where a device stood already, "now" may be just before what is kept was made.
      const isOfBatch = ({ id, version }: AnyRecord) => id === first.id || (id === kept.id && version !== kept.version)
      expect({
        first: await owner.ports.records.get('people', first.id),
        kept: await owner.ports.records.get('companies', kept.id),
        received: feed.received.filter((change) => change.kind === 'upserted' && isOfBatch(change.record)),
        activities: after.total,
      }).toEqual({ first: null, kept, received: [], activities: (before.total ?? 0) + 1 })
    },
  ),

  scenario('records/via-forged', 'nobody says that the backend itself wrote what they wrote', async ({ stage }) => {
    const owner = await stage.as('owner')
    for (const via of ['function', 'sample'] as unknown as ClientVia[]) {
      const error = await refusal(commit(stage, owner, [person(stage.world)], { via }), 'record/invalid')
      expect(error.details.fields).toEqual({ via: { rule: 'choice' } })
    }
  }),

  scenario('records/batch-limits', 'a batch holds 1 to 500 mutations', async ({ stage }) => {
    const owner = await stage.as('owner')
    const many = (count: number) => Array.from({ length: count }, () => person(stage.world))
    await refusal(commit(stage, owner, []), 'record/invalid')
    await refusal(commit(stage, owner, many(LIMITS.batchOperations + 1)), 'record/invalid')
    await commit(stage, owner, many(LIMITS.batchOperations))
    const page = await owner.ports.records.list('people', { workspaceId: owner.workspaceId, limit: 1, count: 'exact' })
    expect(page.total).toBe(LIMITS.batchOperations)
  }),

  scenario('records/batch-size', 'a batch holds what is worth a look', async ({ stage }) => {
    const owner = await stage.as('owner')
    const long = () => person(stage.world, { description: 'x'.repeat(LIMITS.batchCharacters / 40) })
    const error = await refusal(commit(stage, owner, Array.from({ length: 41 }, long)), 'record/invalid')
    expect(error.details.fields).toEqual({ mutations: { rule: 'too-long', limit: LIMITS.batchCharacters } })
  }),

  scenario('records/right-first', 'what its writer may never do is denied, whatever comes before it', async ({ stage }) => {
    const viewer = await stage.as('viewer')
    const owner = await stage.as('owner')
    const { id } = await write(stage, owner, person(stage.world))
    await commit(stage, owner, [{ kind: 'trash', collection: 'people', id, expect: 'any' }])
    const missing = {
      kind: 'update',
      collection: 'members',
      id: stage.world.newId(),
      expect: 'any',
      patch: { title: 'x' },
    } as const
    const making = person(stage.world)
    await expectRefusal(commit(stage, viewer, [missing, making]), 'access/denied', { action: 'create', collection: 'people' })
    const unknown = { kind: 'read', collection: 'people', id, expect: 'any' } as unknown as Mutation
    await expectRefusal(commit(stage, viewer, [unknown]), 'access/denied', { action: 'read', collection: 'people' })
    expect((await owner.ports.records.get('people', id))?.deletedAt).not.toBeNull()
  }),

  scenario('records/existing-id', 'an id is used once, in whatever state its record is', async ({ stage }) => {
    const owner = await stage.as('owner')
    const create = person(stage.world)
    await write(stage, owner, create)
    const duplicate = { collection: 'people', fields: ['id'], id: create.id } as const
    await expectRefusal(commit(stage, owner, [create]), 'record/duplicate', duplicate)
    await write(stage, owner, turn('trash', 'people', create.id))
    await expectRefusal(commit(stage, owner, [create]), 'record/duplicate', duplicate)
    const twice = person(stage.world)
    await refusal(commit(stage, owner, [twice, twice]), 'record/duplicate')
    expect(await owner.ports.records.get('people', twice.id)).toBeNull()
  }),

  scenario('records/malformed-id', 'an id that is no UUID is refused', async ({ stage }) => {
    const owner = await stage.as('owner')
    const wildest = wild({ kind: 'create', collection: 'people', id: '../../etc', data: { firstName: 'Ada' } })
    await refusal(commit(stage, owner, [wildest]), 'record/invalid')
  }),

  scenario('records/missing', 'what is not there cannot be written to', async ({ stage }) => {
    const owner = await stage.as('owner')
    const id = stage.world.newId()
    const details = { collection: 'people', id }
    const update = { kind: 'update', collection: 'people', id, patch: { lastName: 'B' }, expect: 'any' } as const
    for (const mutation of [update, turn('trash', 'people', id), turn('restore', 'people', id), turn('purge', 'people', id)]) {
      await expectRefusal(commit(stage, owner, [mutation]), 'record/missing', details)
    }
  }),

  scenario('records/store-full', 'a full store refuses the commit and keeps nothing of it', async ({ stage }) => {
    const owner = await stage.as('owner')
    const [first, second] = [company(stage.world), person(stage.world)]
    await stage.world.fillStore()
    await refusal(commit(stage, owner, [first, second]), 'store/full')
    await stage.world.emptyStore()
    const kept = await Promise.all([owner.ports.records.get('companies', first.id), owner.ports.records.get('people', second.id)])
    expect(kept).toEqual([null, null])
    await commit(stage, owner, [first, second])
  }),
]
