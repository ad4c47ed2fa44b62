import type { InvitationMail, Mail } from '../../../src/domain/use-cases/functions/function-context'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { User } from '../../../src/domain/model/session/session'
import { runFunction } from '../../../src/domain/use-cases/functions/run-function'
import { FunctionWorld } from './context'

const DAY_MS = 86_400_000
let world: FunctionWorld
let jana: User
let marcus: User
let workspaceId: Id

beforeEach(async () => {
  world = new FunctionWorld()
  jana = world.user('Jana')
  marcus = world.user('Marcus')
  const input = { name: 'Acme', currency: 'EUR', country: 'CZ', locale: 'cs', timeZone: 'Europe/Prague', sample: false }
  await runFunction('create-workspace', input, world.as(jana))
  workspaceId = world.all('workspaces')[0]!.id
})

function invite(by: User, email: string, role = 'member') {
  return runFunction('invite-member', { workspaceId, email, role }, world.as(by))
}

function accept(by: User, token = invitationOf(world.mails.at(-1)).token) {
  return runFunction('accept-invitation', { token }, world.as(by))
}

function invitationOf(mail: Mail | undefined): InvitationMail {
  if (mail?.kind !== 'invitation') throw new Error('no invitation')
  return mail
}

describe('invite a member', () => {
  it('sends the token to the address, keeps only its hash, and lets it in as what it was invited as', async () => {
    await invite(jana, 'Marcus <MARCUS@example.com>', 'admin')
    expect(world.mails).toMatchObject([{ to: 'marcus@example.com', workspaceName: 'Acme', invitedBy: 'Jana', role: 'admin' }])
    expect(JSON.stringify(world.all('invitations'))).not.toContain(invitationOf(world.mails[0]).token)

    expect(await accept(marcus)).toEqual({ ok: true, value: { workspaceId } })
    expect(world.all('members').map(({ userId, role }) => [userId, role])).toEqual([
      [jana.id, 'owner'],
      [marcus.id, 'admin'],
    ])
  })

  it('resends with a new token that voids the old one', async () => {
    await invite(jana, marcus.email)
    await invite(jana, marcus.email, 'viewer')
    const [first, second] = world.mails
    expect(world.all('invitations')).toHaveLength(1)
    expect(await accept(marcus, invitationOf(first).token)).toEqual({ ok: false, refusal: 'invitation-unknown' })
    expect(await accept(marcus, invitationOf(second).token)).toMatchObject({ ok: true })
  })

  it('refuses an address whose owner is already in', async () => {
    expect(await invite(jana, 'jana@example.com')).toEqual({ ok: false, refusal: 'already-member' })
    expect(world.mails).toEqual([])
  })

  it.each([
    ['member', 'viewer'],
    ['viewer', 'viewer'],
    ['admin', 'owner'],
  ])('refuses a %s who invites as %s', async (role, invited) => {
    await invite(jana, marcus.email, role)
    await accept(marcus)
    await expect(invite(marcus, 'new@example.com', invited)).rejects.toMatchObject({ code: 'access/denied' })
  })

  it('refuses a stranger', async () => {
    await expect(invite(marcus, 'new@example.com')).rejects.toMatchObject({ code: 'access/denied' })
  })
})

describe('accept an invitation', () => {
  it('is safe to repeat for the same person', async () => {
    await invite(jana, marcus.email)
    expect([await accept(marcus), await accept(marcus)]).toEqual([
      { ok: true, value: { workspaceId } },
      { ok: true, value: { workspaceId } },
    ])
    expect(world.all('members')).toHaveLength(2)
  })

  it('needs the invited address', async () => {
    await invite(jana, marcus.email)
    expect(await accept(world.user('Eve'))).toEqual({ ok: false, refusal: 'invitation-wrong-address' })
  })

  it('is over after seven days', async () => {
    await invite(jana, marcus.email)
    world.advance(7 * DAY_MS)
    expect([await accept(marcus), await accept(marcus)]).toEqual([
      { ok: false, refusal: 'invitation-expired' },
      { ok: false, refusal: 'invitation-expired' },
    ])
    expect(world.all('invitations').map(({ status }) => status)).toEqual(['expired'])
  })

  it('does not let back in whom the workspace has deactivated', async () => {
    await invite(jana, marcus.email)
    await accept(marcus)
    world.edit(world.all('members')[1]!.id, { status: 'deactivated' })
    expect(await accept(marcus)).toEqual({ ok: false, refusal: 'invitation-revoked' })
  })

  it('lets a deactivated member back in by a new invitation', async () => {
    await invite(jana, marcus.email)
    await accept(marcus)
    world.edit(world.all('members')[1]!.id, { status: 'deactivated' })
    await invite(jana, marcus.email, 'viewer')
    await accept(marcus)
    expect(world.all('members').map(({ role, status }) => [role, status])).toEqual([
      ['owner', 'active'],
      ['viewer', 'active'],
    ])
  })

  it('is over when its inviter may no longer give it, until somebody who may sends it again', async () => {
    await invite(jana, marcus.email, 'admin')
    await accept(marcus)
    const eve = world.user('Eve')
    await invite(marcus, eve.email, 'admin')
    const { id } = world.all('members')[1]!
    for (const change of [{ status: 'deactivated' }, { status: 'active', role: 'member' }]) {
      world.edit(id, change)
      expect(await accept(eve)).toEqual({ ok: false, refusal: 'invitation-revoked' })
    }
    await invite(jana, eve.email, 'viewer')
    expect(await accept(eve)).toMatchObject({ ok: true })
  })

  it('lets no deactivated owner back in by an admin’s invitation', async () => {
    await invite(jana, marcus.email, 'admin')
    await accept(marcus)
    const eve = world.user('Eve')
    await invite(jana, eve.email, 'owner')
    await accept(eve)
    world.edit(world.all('members').find(({ userId }) => userId === eve.id)!.id, { status: 'deactivated' })
    await invite(marcus, eve.email, 'viewer')
    expect(await accept(eve)).toEqual({ ok: false, refusal: 'invitation-revoked' })
  })

  it('knows no made-up token', async () => {
    expect(await accept(marcus, 'f'.repeat(48))).toEqual({ ok: false, refusal: 'invitation-unknown' })
  })
})
