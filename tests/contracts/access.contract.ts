import { expect } from 'vitest'
import type { Id } from '../../src/domain/model/kernel/id'
import { subjectOf } from '../../src/domain/model/records/subject'
import type { Actor, Stage } from '../harness/stage'
import { boardOf, commit, deal, expectCode, expectRefusal, note, person, present, refusal, write } from './acts'
import { everything } from './feed'
import { scenario, type Scenario } from './scenario'

/** Rights that hang on more than a role. */
export const access: readonly Scenario[] = [
  scenario('access/last-owner', 'a workspace keeps an owner, whichever way the last one would go', async ({ stage }) => {
    const [owner, admin] = [await stage.as('owner'), await stage.as('admin')]
    await refusal(commit(stage, owner, [memberPatch(owner.memberId, { role: 'admin' })]), 'workspace/last-owner')
    await refusal(commit(stage, owner, [memberPatch(owner.memberId, { status: 'deactivated' })]), 'workspace/last-owner')
    await commit(stage, owner, [memberPatch(admin.memberId, { role: 'owner' })])
    const both = [memberPatch(admin.memberId, { role: 'admin' }), memberPatch(owner.memberId, { role: 'admin' })]
    await refusal(commit(stage, owner, both), 'workspace/last-owner')
    await commit(stage, owner, [memberPatch(owner.memberId, { role: 'member' })])
    expect(await admin.ports.records.get('members', admin.memberId)).toMatchObject({ role: 'owner', status: 'active' })
  }),

  scenario('access/no-raise', 'no one raises their own role, and only owners make owners', async ({ stage }) => {
    const [admin, member, viewer] = [await stage.as('admin'), await stage.as('member'), await stage.as('viewer')]
    const tries: readonly (readonly [Actor, Id, 'owner' | 'admin' | 'member'])[] = [
      [admin, admin.memberId, 'owner'],
      [member, member.memberId, 'admin'],
      [viewer, viewer.memberId, 'member'],
      [admin, member.memberId, 'owner'],
      [member, viewer.memberId, 'member'],
    ]
    for (const [actor, id, role] of tries) await refusal(commit(stage, actor, [memberPatch(id, { role })]), 'access/denied')
    await commit(stage, admin, [memberPatch(viewer.memberId, { role: 'member' })])
    await write(stage, viewer, person(stage.world))
  }),

  scenario('access/admins-and-owners', 'an admin neither demotes nor deactivates an owner', async ({ stage }) => {
    const [owner, admin] = [await stage.as('owner'), await stage.as('admin')]
    for (const patch of [{ role: 'member' }, { status: 'deactivated' }, { displayName: 'Nobody' }] as const) {
      await refusal(commit(stage, admin, [memberPatch(owner.memberId, patch)]), 'access/denied')
    }
  }),

  scenario('access/deactivated', 'a deactivated member reads and writes nothing from that moment', async ({ stage, listen }) => {
    const [owner, member] = [await stage.as('owner'), await stage.as('member')]
    const made = await write(stage, owner, person(stage.world))
    const query = { workspaceId: owner.workspaceId, limit: 5 }
    const [page, one, feed] = [
      listen(member.ports.records.watch('people', query)),
      listen(member.ports.records.watchOne('people', made.id)),
      listen(everything(member)),
    ]
    await Promise.all([page.times(1), one.times(1), feed.times(1)])
    await commit(stage, owner, [memberPatch(member.memberId, { status: 'deactivated' })])
    for (const listener of [page, feed]) expectCode(await listener.failure(), 'access/denied')
    const receivedBefore = [page.received.length, feed.received.length]
    await write(stage, owner, { kind: 'update', collection: 'people', id: made.id, patch: { lastName: 'B' }, expect: 'any' })
    await refusal(member.ports.records.list('people', query), 'access/denied')
    await refusal(commit(stage, member, [person(stage.world)]), 'access/denied')
    expect({
      got: await member.ports.records.get('people', made.id),
      one: one.latest?.value ?? null,
      received: [page.received.length, feed.received.length],
    }).toEqual({
      got: null,
      one: null,
      received: receivedBefore,
    })
  }),

  scenario('access/reactivated', 'a member made active again reads again', async ({ stage }) => {
    const [owner, member] = [await stage.as('owner'), await stage.as('member')]
    const made = await write(stage, member, person(stage.world))
    await commit(stage, owner, [memberPatch(member.memberId, { status: 'deactivated' })])
    await commit(stage, owner, [memberPatch(member.memberId, { status: 'active' })])
    expect(await member.ports.records.get('people', made.id)).toEqual(made)
  }),

  scenario('access/demoted', 'a changed role counts from the next call', async ({ stage }) => {
    const [owner, member] = [await stage.as('owner'), await stage.as('member')]
    await write(stage, member, person(stage.world))
    await commit(stage, owner, [memberPatch(member.memberId, { role: 'viewer' })])
    await expectRefusal(commit(stage, member, [person(stage.world)]), 'access/denied', { action: 'create', collection: 'people' })
  }),

  scenario(
    'access/visibility',
    "where members see their own and unassigned deals only, others' are not there",
    async ({ stage }) => {
      const { owner, member, mine, free, theirs } = await divided(stage)
      const read = async (actor: Actor) => {
        const { records } = actor.ports
        const { items, total } = await records.list('deals', { workspaceId: actor.workspaceId, limit: 9, count: 'exact' })
        const rows = await records.list('dealRows', { workspaceId: actor.workspaceId, limit: 9, count: 'exact' })
        const totals = await records.list('stageTotals', { workspaceId: actor.workspaceId, limit: 9 })
        return {
          deals: items.map(({ id }) => id).toSorted(),
          total,
          rows: [rows.items.map(({ id }) => id).toSorted(), rows.total],
          sums: totals.items.map(({ count, amountMinor }) => [count, amountMinor]),
          got: [await records.get('deals', theirs), await records.get('dealRows', theirs)].map((row) => row !== null),
          many: (await records.getMany('deals', [mine, free, theirs])).size,
        }
      }
      const [some, all] = [[mine, free].toSorted(), [mine, free, theirs].toSorted()]
      expect(await read(member)).toEqual({
        deals: some,
        total: 2,
        rows: [some, 2],
        sums: [[2, '300']],
        got: [false, false],
        many: 2,
      })
      expect(await read(owner)).toEqual({ deals: all, total: 3, rows: [all, 3], sums: [[3, '700']], got: [true, true], many: 3 })
    },
  ),

  scenario('access/visibility-of-notes', 'nor is what is written about them, nor can it be written', async ({ stage }) => {
    const { owner, member, theirs } = await divided(stage)
    const subjects = [subjectOf('deals', theirs)]
    const remark = await write(stage, owner, { ...note(stage.world), data: { body: 'Secret', subjects } })
    const edit = { kind: 'update', collection: 'deals', id: theirs, patch: { title: 'Mine now' }, expect: 'any' } as const
    await refusal(commit(stage, member, [edit]), 'record/missing')
    const { records } = member.ports
    const listed = await records.list('activities', {
      workspaceId: member.workspaceId,
      where: { op: 'has', field: 'subjects', value: subjectOf('deals', theirs) },
      limit: 9,
    })
    expect([await records.get('notes', remark.id), listed.items]).toEqual([null, []])
  }),

  scenario(
    'access/visibility-live',
    'a deal given to another leaves the page of who may no longer see it, and is not told to them',
    async ({ stage, listen }) => {
      const { owner, member, mine, free } = await divided(stage)
      const page = listen(member.ports.records.watch('deals', { workspaceId: member.workspaceId, limit: 9, count: 'exact' }))
      const feed = listen(everything(member))
      await Promise.all([page.times(1), feed.times(1)])
      await write(stage, owner, {
        kind: 'update',
        collection: 'deals',
        id: mine,
        patch: { ownerId: owner.memberId, title: 'Secret' },
        expect: 'any',
      })
      const left = await page.until(({ value }) => value.total === 1, 'the deal gone')
      await write(stage, owner, { kind: 'update', collection: 'deals', id: free, patch: { title: 'Open' }, expect: 'any' })
      await feed.once((change) => change.kind === 'upserted' && change.record.id === free, 'the next change')
      expect({ left: left.value.items.map(({ id }) => id), secrets: JSON.stringify(feed.received).includes('Secret') }).toEqual({
        left: [free],
        secrets: false,
      })
    },
  ),

  scenario('access/others-note', "another's note is edited by managers only, one's own by oneself", async ({ stage }) => {
    const [owner, member] = [await stage.as('owner'), await stage.as('member')]
    const [others, own] = [await write(stage, owner, note(stage.world)), await write(stage, member, note(stage.world))]
    const edit = (id: Id) => ({ kind: 'update', collection: 'notes', id, patch: { body: 'Edited' }, expect: 'any' }) as const
    await refusal(commit(stage, member, [edit(others.id)]), 'access/denied')
    await write(stage, member, edit(own.id))
    expect(await write(stage, owner, edit(own.id))).toMatchObject({ body: 'Edited', createdBy: { memberId: member.memberId } })
  }),

  scenario(
    'access/private-view',
    'a view is its maker’s alone until it is shared; then others read it, and managers change it',
    async ({ stage, listen }) => {
      const [owner, member, viewer] = [await stage.as('owner'), await stage.as('member'), await stage.as('viewer')]
      const page = listen(owner.ports.records.watch('savedViews', { workspaceId: owner.workspaceId, limit: 9 }))
      await page.times(1)
      const id = stage.world.newId()
      const data = { collection: 'people', name: 'My leads', filter: 'owner:any-of:me' } as const
      const made = await write(stage, member, { kind: 'create', collection: 'savedViews', id, data })
      const edit = (patch: object) => ({ kind: 'update', collection: 'savedViews', id, patch, expect: 'any' }) as const
      await refusal(commit(stage, owner, [edit({ name: 'Seen' })]), 'record/missing')
      const got = async (actor: Actor) => (await actor.ports.records.get('savedViews', id)) !== null
      expect([await got(member), await got(owner), await got(viewer)]).toEqual([true, false, false])
      await write(stage, member, edit({ shared: true }))
      const shown = await page.until(({ value }) => value.items.length === 1, 'the view shared')
      expect(shown.value.items[0]).toMatchObject({
        ...made,
        shared: true,
        version: expect.anything(),
        updatedAt: expect.anything(),
      })
      await refusal(commit(stage, viewer, [edit({ name: 'Ours' })]), 'access/denied')
      await write(stage, owner, edit({ name: 'Leads' }))
      await refusal(commit(stage, owner, [edit({ collection: 'deals' })]), 'record/invalid')
      await write(stage, member, edit({ shared: false }))
      await page.until(({ value }) => value.items.length === 0, 'the view gone')
    },
  ),

  scenario('access/hostile-batch', 'one mutation beyond the rights of the writer denies the whole batch', async ({ stage }) => {
    const [owner, member] = [await stage.as('owner'), await stage.as('member')]
    const remark = await write(stage, owner, note(stage.world))
    const allowed = person(stage.world)
    await refusal(
      commit(stage, member, [allowed, { kind: 'trash', collection: 'notes', id: remark.id, expect: 'any' }]),
      'access/denied',
    )
    expect(await owner.ports.records.get('people', allowed.id)).toBeNull()
  }),
]

function memberPatch(id: Id, patch: object) {
  return { kind: 'update', collection: 'members', id, patch, expect: 'any' } as const
}

/** Three deals of one workspace that divides them: the member's, nobody's and the owner's. */
async function divided(stage: Stage) {
  const [owner, member] = [await stage.as('owner'), await stage.as('member')]
  const board = await boardOf(owner)
  const visibility = { memberVisibility: 'own-and-unassigned-deals' } as const
  await commit(stage, owner, [
    { kind: 'update', collection: 'workspaces', id: owner.workspaceId, patch: visibility, expect: 'any' },
  ])
  const made = [member.memberId, null, owner.memberId].map((ownerId, index) =>
    deal(stage.world, board, { ownerId, amountMinor: [100, 200, 400][index] ?? 0 }),
  )
  await commit(stage, owner, made)
  const [mine, free, theirs] = made.map(({ id }) => id)
  return { owner, member, mine: present(mine), free: present(free), theirs: present(theirs) }
}
