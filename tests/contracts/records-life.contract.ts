import { expect } from 'vitest'
import { subjectOf } from '../../src/domain/model/records/subject'
import {
  announced,
  boardOf,
  commit,
  company,
  deal,
  expectInvalid,
  expectRefusal,
  person,
  present,
  refusal,
  tag,
  turn,
  write,
} from './acts'
import { scenario, type Scenario } from './scenario'
import { bytes, stored } from './uploads'

const DAY_MS = 24 * 60 * 60 * 1000

/** Live, trashed, live again or gone. */
export const recordsLife: readonly Scenario[] = [
  scenario('records/trash', 'a trashed record leaves the lists and is still there to be seen', async ({ stage }) => {
    const owner = await stage.as('owner')
    const kept = await write(stage, owner, person(stage.world))
    const gone = await write(stage, owner, person(stage.world))
    const trashed = await write(stage, owner, turn('trash', 'people', gone.id))
    const ids = async (trash?: 'exclude' | 'only' | 'include') => {
      const page = await owner.ports.records.list('people', {
        workspaceId: owner.workspaceId,
        limit: 10,
        ...(trash ? { trash } : {}),
      })
      return page.items.map(({ id }) => id)
    }
    expect({ got: await owner.ports.records.get('people', gone.id), deletedAt: typeof trashed.deletedAt }).toEqual({
      got: trashed,
      deletedAt: 'string',
    })
    expect([await ids(), await ids('exclude'), await ids('only'), await ids('include')]).toEqual([
      [kept.id],
      [kept.id],
      [gone.id],
      [kept.id, gone.id].toSorted(),
    ])
  }),

  scenario('records/restore', 'a restored record is what it was before the trash', async ({ stage }) => {
    const owner = await stage.as('owner')
    const made = await write(stage, owner, person(stage.world))
    await write(stage, owner, turn('trash', 'people', made.id))
    const restored = await write(stage, owner, turn('restore', 'people', made.id))
    const { version, updatedAt } = restored
    expect(restored).toEqual({ ...made, version, updatedAt })
  }),

  scenario('records/purge', 'a purged record is gone for good', async ({ stage }) => {
    const owner = await stage.as('owner')
    const made = await write(stage, owner, person(stage.world))
    await write(stage, owner, turn('trash', 'people', made.id))
    const [purged] = await commit(stage, owner, [turn('purge', 'people', made.id)])
    const page = await owner.ports.records.list('people', {
      workspaceId: owner.workspaceId,
      limit: 10,
      trash: 'include',
      count: 'exact',
    })
    expect({ purged, got: await owner.ports.records.get('people', made.id), total: page.total }).toEqual({
      purged: { status: 'written', record: null, replayed: false },
      got: null,
      total: 0,
    })
    await refusal(commit(stage, owner, [turn('restore', 'people', made.id)]), 'record/missing')
  }),

  scenario('records/trash-expires', 'the trash keeps for thirty days what is in it', async ({ stage }) => {
    const owner = await stage.as('owner')
    const [early, late] = [await write(stage, owner, person(stage.world)), await write(stage, owner, person(stage.world))]
    await write(stage, owner, turn('trash', 'people', early.id))
    await stage.world.advance(20 * DAY_MS)
    await write(stage, owner, turn('trash', 'people', late.id))
    await stage.world.advance(11 * DAY_MS)
    const there = async () => [
      (await owner.ports.records.get('people', early.id)) !== null,
      (await owner.ports.records.get('people', late.id)) !== null,
    ]
    await expect.poll(there).toEqual([false, true])
  }),

  scenario(
    'records/workspace-expires',
    'a workspace comes back from the trash within thirty days, and then goes with all that is in it',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const { workspaceId, ports } = owner
      const made = await write(stage, owner, person(stage.world))
      const target = await announced(stage, owner)
      await stored(ports.files.upload(target, bytes(10)))
      await write(stage, owner, turn('trash', 'workspaces', workspaceId))
      await stage.world.advance(20 * DAY_MS)
      await write(stage, owner, turn('restore', 'workspaces', workspaceId))
      expect({ got: await ports.records.get('people', made.id), size: (await ports.files.download(target)).size }).toEqual({
        got: made,
        size: 10,
      })
      await write(stage, owner, turn('trash', 'workspaces', workspaceId))
      await stage.world.advance(31 * DAY_MS)
      const mine = async () => (await ports.records.list('workspaces', { workspaceId: null, trash: 'include', limit: 9 })).items
      await expect.poll(mine).toEqual([])
      expect(await ports.records.get('people', made.id)).toBeNull()
      await refusal(ports.files.download(target), 'access/denied')
      await refusal(commit(stage, owner, [turn('restore', 'workspaces', workspaceId)]), 'access/denied')
    },
  ),

  scenario(
    'records/illegal-life',
    'only what is live is edited or trashed, and only what is trashed is restored or purged',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const live = await write(stage, owner, person(stage.world))
      const trashed = await write(stage, owner, person(stage.world))
      await write(stage, owner, turn('trash', 'people', trashed.id))
      const edit = { kind: 'update', collection: 'people', id: trashed.id, patch: { lastName: 'B' }, expect: 'any' } as const
      const steps = [
        turn('restore', 'people', live.id),
        turn('purge', 'people', live.id),
        turn('trash', 'people', trashed.id),
        edit,
      ]
      for (const step of steps) await expectInvalid(commit(stage, owner, [step]), { deletedAt: 'not-allowed-now' })
    },
  ),

  scenario('records/trash-unlinks-nothing', 'trashing a company leaves its people and deals as they are', async ({ stage }) => {
    const owner = await stage.as('owner')
    const board = await boardOf(owner)
    const employer = await write(stage, owner, company(stage.world))
    const employee = await write(stage, owner, person(stage.world, { firstName: 'Ada', companyId: employer.id }))
    const sale = await write(stage, owner, deal(stage.world, board, { companyId: employer.id }))
    await write(stage, owner, turn('trash', 'companies', employer.id))
    const after = [await owner.ports.records.get('people', employee.id), await owner.ports.records.get('deals', sale.id)]
    expect(after).toEqual([employee, sale])
  }),

  scenario(
    'records/purge-unlinks',
    'purging unlinks whatever pointed at the record, and deletes nothing else',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const board = await boardOf(owner)
      const employer = await write(stage, owner, company(stage.world))
      const subjects = [subjectOf('companies', employer.id)]
      const employee = await write(stage, owner, person(stage.world, { firstName: 'Ada', companyId: employer.id }))
      const sale = await write(stage, owner, deal(stage.world, board, { companyId: employer.id }))
      const note = await write(stage, owner, {
        kind: 'create',
        collection: 'notes',
        id: stage.world.newId(),
        data: { body: 'Hm', subjects },
      })
      await commit(stage, owner, [turn('trash', 'companies', employer.id), turn('purge', 'companies', employer.id)])
      const unlinked = present(await owner.ports.records.get('people', employee.id))
      expect({
        employee: unlinked.companyId,
        changed: unlinked.version !== employee.version,
        sale: (await owner.ports.records.get('deals', sale.id))?.companyId,
        note: (await owner.ports.records.get('notes', note.id))?.subjects,
      }).toEqual({ employee: null, changed: true, sale: null, note: [] })
    },
  ),

  scenario('records/purge-unlinks-lists', 'purging takes the record out of every list that holds it', async ({ stage }) => {
    const owner = await stage.as('owner')
    const board = await boardOf(owner)
    const [gone, kept] = [await write(stage, owner, person(stage.world)), await write(stage, owner, person(stage.world))]
    const label = await write(stage, owner, tag(stage.world, 'LOOMER'))
    const people = [gone.id, kept.id].map((personId) => ({ personId, role: null, primary: false }))
    const sale = await write(stage, owner, deal(stage.world, board, { people, tagIds: [label.id] }))
    await commit(stage, owner, [turn('trash', 'people', gone.id), turn('purge', 'people', gone.id)])
    await commit(stage, owner, [turn('trash', 'tags', label.id), turn('purge', 'tags', label.id)])
    const after = present(await owner.ports.records.get('deals', sale.id))
    expect({ people: after.people.map(({ personId }) => personId), tagIds: after.tagIds }).toEqual({
      people: [kept.id],
      tagIds: [],
    })
  }),

  scenario('records/unique', 'a tag name is taken whatever its case, and by live tags only', async ({ stage }) => {
    const owner = await stage.as('owner')
    const first = await write(stage, owner, tag(stage.world, 'Loomer'))
    const second = tag(stage.world, 'LOOMER')
    const details = { collection: 'tags', fields: ['name'], id: first.id }
    await expectRefusal(commit(stage, owner, [second]), 'record/duplicate', details)
    await write(stage, owner, turn('trash', 'tags', first.id))
    const taken = await write(stage, owner, second)
    await expectRefusal(commit(stage, owner, [turn('restore', 'tags', first.id)]), 'record/duplicate', {
      ...details,
      id: taken.id,
    })
    const rename = { kind: 'update', collection: 'tags', id: taken.id, patch: { name: 'loomer' }, expect: 'any' } as const
    expect(await write(stage, owner, rename)).toMatchObject({ name: 'loomer' })
  }),

  scenario('records/unique-in-batch', 'two equal names in one batch are refused together', async ({ stage }) => {
    const owner = await stage.as('owner')
    const [first, second] = [tag(stage.world, 'Loomer'), tag(stage.world, 'loomer')]
    await refusal(commit(stage, owner, [first, second]), 'record/duplicate')
    expect(await owner.ports.records.get('tags', first.id)).toBeNull()
  }),

  scenario('records/unique-by-workspace', 'another workspace may use the same name', async ({ stage }) => {
    const [owner, outsider] = [await stage.as('owner'), await stage.as('outsider')]
    await write(stage, owner, tag(stage.world, 'Loomer'))
    expect(await write(stage, outsider, tag(stage.world, 'Loomer'))).toMatchObject({ name: 'Loomer' })
  }),

  scenario('records/same-address', 'an e-mail address or domain that is already there is no refusal', async ({ stage }) => {
    const owner = await stage.as('owner')
    const emails = [{ value: 'ada@example.com', label: null, primary: true }]
    const twins = await commit(stage, owner, [person(stage.world, { emails }), person(stage.world, { emails })])
    const firms = await commit(stage, owner, [
      company(stage.world, { name: 'A', domains: ['a.example'] }),
      company(stage.world, { name: 'B', domains: ['a.example'] }),
    ])
    expect([...twins, ...firms].map(({ status }) => status)).toEqual(['written', 'written', 'written', 'written'])
  }),
]
