import { expect } from 'vitest'
import { LOCAL_NAMES } from '../../src/domain/model/functions/catalogue'
import { FUNCTION_NAMES } from '../../src/domain/model/functions/function-names'
import { LIMITS } from '../../src/domain/model/records/limits'
import type { Role } from '../../src/domain/model/workspaces/workspace'
import { invitationToken, newMutationId, type Actor, type Stage } from '../harness/stage'
import { boardOf, commit, refusal } from './acts'
import { scenario, type Scenario } from './scenario'

const DAY_MS = 24 * 60 * 60 * 1000
const NEW_WORKSPACE = {
  name: 'Second',
  currency: 'EUR',
  country: 'DE',
  locale: 'en',
  timeZone: 'Europe/Berlin',
  sample: false,
} as const

/** What runs beside the data, with rights the caller lacks. */
export const functions: readonly Scenario[] = [
  scenario(
    'functions/create-workspace',
    'a new workspace is ready: an owner, a pipeline with its stages, reasons to lose, and no record but these',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const { workspaceId } = owner
      const members = await owner.ports.records.list('members', { workspaceId, limit: 5 })
      const workspace = await owner.ports.records.get('workspaces', workspaceId)
      const count = async (collection: 'people' | 'tags') =>
        (await owner.ports.records.list(collection, { workspaceId, limit: 1, count: 'exact' })).total
      await boardOf(owner)
      expect({ workspace, members: members.items, people: await count('people'), tags: await count('tags') }).toMatchObject({
        workspace: {
          name: 'owner & co',
          currency: 'EUR',
          country: 'DE',
          timeZone: 'Europe/Berlin',
          memberVisibility: 'everything',
        },
        members: [{ userId: owner.userId, role: 'owner', status: 'active', displayName: 'owner' }],
        people: 0,
        tags: 0,
      })
    },
  ),

  scenario(
    'functions/create-sample',
    'a workspace with sample data has people, companies and deals to look at',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const answer = await owner.ports.functions.call(
        'create-workspace',
        { ...NEW_WORKSPACE, sample: true },
        { mutationId: newMutationId(stage.world) },
      )
      const workspaceId = answer.ok ? answer.value.workspaceId : owner.workspaceId
      const count = async (collection: 'people' | 'companies' | 'deals') =>
        (await owner.ports.records.list(collection, { workspaceId, limit: 1, count: 'exact' })).total ?? 0
      const counts = await Promise.all([count('people'), count('companies'), count('deals')])
      expect(counts.map((total) => total > 5)).toEqual([true, true, true])
    },
  ),

  scenario('functions/create-replay', 'the same mutationId makes one workspace, even after a lost answer', async ({ stage }) => {
    const owner = await stage.as('owner')
    const mutationId = newMutationId(stage.world)
    const call = () => owner.ports.functions.call('create-workspace', NEW_WORKSPACE, { mutationId })
    owner.connection.loseAnswerOnce()
    const lost: unknown = await call().then(
      () => 'answered',
      () => 'lost',
    )
    const [first, second] = [await call(), await call()]
    const mine = await owner.ports.records.list('workspaces', { workspaceId: null, limit: 9, count: 'exact' })
    expect({ lost, same: first, total: mine.total }).toEqual({ lost: 'lost', same: second, total: 2 })
  }),

  scenario('functions/bad-input', 'an input that breaks the rules is refused by field, and does nothing', async ({ stage }) => {
    const owner = await stage.as('owner')
    const call = (input: object) =>
      owner.ports.functions.call('create-workspace', { ...NEW_WORKSPACE, ...input }, { mutationId: newMutationId(stage.world) })
    for (const input of [{ name: ' ' }, { currency: 'XQQ' }, { country: 'Germany' }, { name: 7 }, { colour: 'red' }]) {
      const { details } = await refusal(call(input), 'record/invalid')
      expect(Object.keys(details.fields)).toEqual(Object.keys(input))
    }
    const invited = owner.ports.functions.call(
      'invite-member',
      { workspaceId: owner.workspaceId, email: 'nobody', role: 'member' },
      { mutationId: newMutationId(stage.world) },
    )
    expect(Object.keys((await refusal(invited, 'record/invalid')).details.fields)).toEqual(['email'])
    const mine = await owner.ports.records.list('workspaces', { workspaceId: null, limit: 9, count: 'exact' })
    expect(mine.total).toBe(1)
  }),

  scenario('functions/unknown', 'a function this backend does not have is a missing capability', async ({ stage }) => {
    const owner = await stage.as('owner')
    const call = owner.ports.functions.call('mint-money' as never, {} as never, { mutationId: newMutationId(stage.world) })
    await refusal(call, 'capability/missing')
    const expected = stage.world.pushes === null ? LOCAL_NAMES : FUNCTION_NAMES
    expect([...owner.ports.functions.capabilities.available].toSorted()).toEqual(expected.toSorted())
  }),

  scenario('functions/invite', 'an invited address joins in the role it was invited to', async ({ stage }) => {
    const viewer = await stage.oneMore('viewer')
    const owner = await stage.as('owner')
    const invitations = await owner.ports.records.list('invitations', { workspaceId: owner.workspaceId, limit: 5 })
    expect({ member: await viewer.ports.records.get('members', viewer.memberId), invitations: invitations.items }).toMatchObject({
      member: { role: 'viewer', status: 'active', displayName: 'viewer-1', userId: viewer.userId },
      invitations: [{ email: viewer.email, role: 'viewer', status: 'accepted', invitedBy: owner.memberId }],
    })
  }),

  scenario('functions/invite-secret', 'no reader of invitations finds a token in them', async ({ stage }) => {
    const owner = await stage.as('owner')
    await invite(stage, owner, 'new@example.com')
    const token = await invitationToken(stage.world, 'new@example.com')
    const page = await owner.ports.records.list('invitations', { workspaceId: owner.workspaceId, limit: 5 })
    expect({ count: page.items.length, leaks: JSON.stringify(page.items).includes(token) }).toEqual({ count: 1, leaks: false })
  }),

  scenario('functions/invite-roles', 'managers invite, admins no owners, members no one', async ({ stage }) => {
    const [owner, admin, member, viewer] = [
      await stage.as('owner'),
      await stage.as('admin'),
      await stage.as('member'),
      await stage.as('viewer'),
    ]
    const outsider = await stage.as('outsider')
    const tries = [
      [owner, 'owner', true],
      [admin, 'admin', true],
      [admin, 'owner', false],
      [member, 'viewer', false],
      [viewer, 'viewer', false],
      [outsider, 'viewer', false],
    ] as const
    for (const [index, [actor, role, allowed]] of tries.entries()) {
      const call = invite(stage, actor, `${index}@example.com`, { workspaceId: owner.workspaceId, role })
      if (allowed) expect(await call).toMatchObject({ ok: true })
      else await refusal(call, 'access/denied')
    }
  }),

  scenario('functions/already-member', 'whoever is a member already is not invited again', async ({ stage }) => {
    const [owner, member] = [await stage.as('owner'), await stage.as('member')]
    expect(await invite(stage, owner, member.email.toUpperCase())).toEqual({ ok: false, refusal: 'already-member' })
  }),

  scenario(
    'functions/invite-again',
    'inviting a pending address again voids the old token and keeps one invitation',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const guest = await stage.as('outsider')
      await invite(stage, owner, guest.email)
      const old = await invitationToken(stage.world, guest.email)
      await invite(stage, owner, guest.email)
      const fresh = await invitationToken(stage.world, guest.email)
      const pending = await owner.ports.records.list('invitations', { workspaceId: owner.workspaceId, limit: 5, count: 'exact' })
      expect({
        differ: old !== fresh,
        total: pending.total,
        old: (await accept(stage, guest, old)).ok,
        fresh: await accept(stage, guest, fresh),
      }).toEqual({
        differ: true,
        total: 1,
        old: false,
        fresh: { ok: true, value: { workspaceId: owner.workspaceId } },
      })
    },
  ),

  scenario('functions/accept-refusals', 'an unknown, foreign or expired invitation is refused by name', async ({ stage }) => {
    const [owner, guest, other] = [await stage.as('owner'), await stage.as('outsider'), await stage.as('member')]
    await invite(stage, owner, guest.email)
    const token = await invitationToken(stage.world, guest.email)
    const answers = [await accept(stage, guest, 'no such token'), await accept(stage, other, token)]
    await stage.world.advance(LIMITS.invitationDays * DAY_MS + 1000)
    answers.push(await accept(stage, guest, token))
    expect(answers).toEqual([
      { ok: false, refusal: 'invitation-unknown' },
      { ok: false, refusal: 'invitation-wrong-address' },
      { ok: false, refusal: 'invitation-expired' },
    ])
  }),

  scenario('functions/accept-again', 'accepting is safe to repeat and makes one member', async ({ stage }) => {
    const [owner, guest] = [await stage.as('owner'), await stage.as('outsider')]
    await invite(stage, owner, guest.email)
    const token = await invitationToken(stage.world, guest.email)
    const mutationId = newMutationId(stage.world)
    const call = () => guest.ports.functions.call('accept-invitation', { token }, { mutationId })
    const answers = [await call(), await call(), await accept(stage, guest, token)]
    const members = await owner.ports.records.list('members', { workspaceId: owner.workspaceId, limit: 9, count: 'exact' })
    const joined = { ok: true, value: { workspaceId: owner.workspaceId } }
    expect({ answers, total: members.total }).toEqual({ answers: [joined, joined, joined], total: 2 })
  }),

  scenario(
    'functions/not-back-in',
    'a used invitation does not let back in whom the workspace has deactivated',
    async ({ stage }) => {
      const [owner, member] = [await stage.as('owner'), await stage.oneMore('member')]
      const token = await invitationToken(stage.world, member.email)
      const patch = { status: 'deactivated' } as const
      await commit(stage, owner, [{ kind: 'update', collection: 'members', id: member.memberId, patch, expect: 'any' }])
      expect(await accept(stage, member, token)).toEqual({ ok: false, refusal: 'invitation-revoked' })
    },
  ),

  scenario(
    'functions/invite-outlived',
    'an invitation is worth nothing once its inviter was deactivated, until it is sent again by somebody else',
    async ({ stage }) => {
      const [owner, admin, guest] = [await stage.as('owner'), await stage.as('admin'), await stage.as('outsider')]
      await invite(stage, admin, guest.email, { role: 'admin' })
      const token = await invitationToken(stage.world, guest.email)
      const patch = { status: 'deactivated' } as const
      await commit(stage, owner, [{ kind: 'update', collection: 'members', id: admin.memberId, patch, expect: 'any' }])
      expect(await accept(stage, guest, token)).toEqual({ ok: false, refusal: 'invitation-revoked' })
      await invite(stage, owner, guest.email)
      expect(await accept(stage, guest, await invitationToken(stage.world, guest.email))).toMatchObject({ ok: true })
    },
  ),

  scenario('functions/accept-live', 'a new member is in the lists of the others at once', async ({ stage, listen }) => {
    const owner = await stage.as('owner')
    const listener = listen(owner.ports.records.watch('members', { workspaceId: owner.workspaceId, limit: 9, count: 'exact' }))
    await listener.times(1)
    await stage.as('member')
    const { value } = await listener.until(({ value: { total } }) => total === 2)
    expect(value.items.map(({ displayName }) => displayName).toSorted()).toEqual(['member', 'owner'])
  }),

  scenario('functions/signed-out', 'no function answers who is not signed in', async ({ stage }) => {
    const { ports } = await stage.world.connect()
    await refusal(
      ports.functions.call('create-workspace', NEW_WORKSPACE, { mutationId: newMutationId(stage.world) }),
      'auth/signed-out',
    )
  }),
]

function invite(
  { world }: Stage,
  actor: Actor,
  email: string,
  {
    workspaceId = actor.workspaceId,
    role = 'member',
  }: { readonly workspaceId?: Actor['workspaceId']; readonly role?: Role } = {},
) {
  return actor.ports.functions.call('invite-member', { workspaceId, email, role }, { mutationId: newMutationId(world) })
}

function accept({ world }: Stage, actor: Actor, token: string) {
  return actor.ports.functions.call('accept-invitation', { token }, { mutationId: newMutationId(world) })
}
