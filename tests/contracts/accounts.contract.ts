import { expect } from 'vitest'
import { isPortError } from '../../src/domain/model/errors/port-error'
import { totpCode } from '../../src/adapters/shared/backend/totp'
import type { FunctionInput } from '../../src/domain/model/functions/catalogue'
import type { Id } from '../../src/domain/model/kernel/id'
import { newMutationId, type Actor, type Stage } from '../harness/stage'
import { boardOf, commit, deal, person, present, refusal, write } from './acts'
import { scenario, type Scenario } from './scenario'

type Leavings = FunctionInput<'delete-account'>['workspaces']

/** Somebody deletes their account. */
export const accounts: readonly Scenario[] = [
  scenario(
    'accounts/deleted',
    'whoever deletes their account hands over what they have, is nobody from then on, and what they did stays',
    async ({ stage }) => {
      const { world } = stage
      const [owner, member] = [await stage.as('owner'), await stage.as('member')]
      const { workspaceId, memberId } = member
      const ada = await write(stage, member, person(world, { firstName: 'Ada', ownerId: memberId }))
      const loom = await write(stage, member, deal(world, await boardOf(owner), { ownerId: memberId }))
      const [atWork, signedIn] = [await stage.elsewhere(member), await stage.elsewhere(member)]
      await atWork.ports.records.list('people', { workspaceId, limit: 1 })
      const answer = await deleted(stage, member, [leaving(workspaceId, { heirId: owner.memberId })])
      expect(answer).toEqual({ ok: true, value: { left: 1 } })

      await refusal(commit(stage, member, [person(world)]), 'auth/signed-out')
      // Another place is refused at once, and may hear only a moment later that it is for want of an account.
      for (const device of [atWork, signedIn]) {
        const code = () => commit(stage, device, [person(world)]).catch((error: unknown) => isPortError(error) && error.code)
        await expect.poll(code).toBe('auth/signed-out')
      }
      const { records } = owner.ports
      expect(await records.get('members', memberId)).toMatchObject({
        userId: null,
        status: 'deactivated',
        calendarFeedId: null,
        displayName: expect.any(String),
      })
      expect(await records.get('people', ada.id)).toMatchObject({ ownerId: owner.memberId, createdBy: { memberId } })
      expect(await records.get('deals', loom.id)).toMatchObject({ ownerId: owner.memberId })
      const { auth } = (await world.connect()).ports
      const { email, password } = member
      await refusal(auth.signIn({ method: 'password', email, password }), 'auth/bad-credentials')
    },
  ),

  scenario(
    'accounts/proof',
    'a session alone deletes no account: the password, and the code where there is one',
    async ({ stage }) => {
      const member = await stage.as('member')
      const workspaces = [leaving(member.workspaceId)]
      const tried = (proof: Partial<FunctionInput<'delete-account'>>) => deleted(stage, member, workspaces, proof)
      expect(await tried({ password: 'guessed' })).toEqual({ ok: false, refusal: 'proof-wrong' })
      expect(await tried({ password: '' })).toEqual({ ok: false, refusal: 'proof-wrong' })
      const { factorId, secret } = await member.ports.auth.enrolSecondFactor()
      await member.ports.auth.confirmSecondFactor(factorId, await totpCode(secret, stage.world.now()))
      await stage.world.advance(60_000)
      expect(await tried({})).toEqual({ ok: false, refusal: 'code-needed' })
      expect(await tried({ code: '000000' })).toEqual({ ok: false, refusal: 'proof-wrong' })
      expect(await member.ports.records.get('members', member.memberId)).toMatchObject({
        status: 'active',
        userId: member.userId,
      })
      const code = await totpCode(secret, stage.world.now())
      expect(await tried({ code })).toEqual({ ok: true, value: { left: 1 } })
    },
  ),

  scenario(
    'accounts/last-owner',
    'the last owner makes another one or deletes the workspace, and leaves nobody without one',
    async ({ stage }) => {
      const [owner, admin, outsider] = [await stage.as('owner'), await stage.as('admin'), await stage.as('outsider')]
      const { workspaceId } = owner
      const tried = async (leavings: Leavings) => {
        const answer = await deleted(stage, owner, leavings)
        return answer.ok ? 'done' : answer.refusal
      }
      expect([
        await tried([]),
        await tried([leaving(outsider.workspaceId)]),
        await tried([leaving(workspaceId)]),
        await tried([leaving(workspaceId, { heirId: owner.memberId })]),
        await tried([leaving(workspaceId, { heirId: outsider.memberId })]),
      ]).toEqual(['workspaces-changed', 'workspaces-changed', 'owner-needed', 'heir-unknown', 'heir-unknown'])
      expect(await owner.ports.records.get('members', owner.memberId)).toMatchObject({ role: 'owner', status: 'active' })
      expect(await tried([leaving(workspaceId, { heirId: admin.memberId })])).toBe('done')
      expect(await admin.ports.records.get('members', admin.memberId)).toMatchObject({ role: 'owner' })
    },
  ),

  scenario('accounts/workspaces', 'only its last owner deletes a workspace along with the account', async ({ stage }) => {
    const [owner, member] = [await stage.as('owner'), await stage.as('member')]
    const { workspaceId } = owner
    const gone = [leaving(workspaceId, { deletes: true })]
    expect(await deleted(stage, member, gone)).toEqual({ ok: false, refusal: 'workspaces-changed' })
    const heir = await stage.oneMore('member')
    await commit(stage, owner, [
      { kind: 'update', collection: 'members', id: heir.memberId, patch: { role: 'owner' }, expect: 'any' },
    ])
    expect(await deleted(stage, owner, gone)).toEqual({ ok: false, refusal: 'workspaces-changed' })
    await commit(stage, owner, [
      { kind: 'update', collection: 'members', id: heir.memberId, patch: { role: 'member' }, expect: 'any' },
    ])
    expect(await deleted(stage, owner, gone)).toEqual({ ok: true, value: { left: 1 } })
    await refusal(member.ports.records.list('people', { workspaceId, limit: 1 }), 'access/denied')
  }),

  scenario(
    'accounts/deactivated-before',
    'whoever was deactivated in a workspace deletes their account all the same',
    async ({ stage }) => {
      const [owner, member] = [await stage.as('owner'), await stage.as('member')]
      await commit(stage, owner, [
        { kind: 'update', collection: 'members', id: member.memberId, patch: { status: 'deactivated' }, expect: 'any' },
      ])
      expect(await deleted(stage, member, [])).toEqual({ ok: true, value: { left: 1 } })
      expect(present(await owner.ports.records.get('members', member.memberId)).userId).toBeNull()
    },
  ),
]

function leaving(workspaceId: Id, how: Partial<Leavings[number]> = {}): Leavings[number] {
  return { workspaceId, heirId: null, deletes: false, ...how }
}

function deleted(
  { world }: Stage,
  { ports, password }: Actor,
  workspaces: Leavings,
  proof: Partial<FunctionInput<'delete-account'>> = {},
) {
  const input = { password, code: null, workspaces, ...proof }
  return ports.functions.call('delete-account', input, { mutationId: newMutationId(world) })
}
