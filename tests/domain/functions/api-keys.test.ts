import { beforeEach, describe, expect, it } from 'vitest'
import { bundleLine } from '../../../src/domain/model/bundle/bundle-format'
import { isInForce, workspaceOfKey } from '../../../src/domain/model/api/api-key'
import { type Instant, instantOf } from '../../../src/domain/model/kernel/instant'
import type { FunctionInput } from '../../../src/domain/model/functions/catalogue'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { User } from '../../../src/domain/model/session/session'
import { runFunction } from '../../../src/domain/use-cases/functions/run-function'
import { FunctionWorld } from './context'

let world: FunctionWorld
let jana: User
let workspaceId: Id

beforeEach(async () => {
  world = new FunctionWorld()
  jana = world.user('Jana')
  const input = { name: 'Acme', currency: 'EUR', country: 'CZ', locale: 'cs', timeZone: 'UTC', sample: false }
  await runFunction('create-workspace', input, world.as(jana))
  workspaceId = world.all('workspaces')[0]!.id
})

async function make(given: Partial<FunctionInput<'create-api-key'>> = {}) {
  const input = { workspaceId, name: 'Till', scope: 'write', expiresAt: null, robot: null, ...given }
  world.advance(1000)
  const answer = await runFunction('create-api-key', input, world.as(jana))
  if (!answer.ok) throw new Error(answer.refusal)
  return answer.value
}

async function listed() {
  const answer = await runFunction('list-api-keys', { workspaceId }, world.as(jana))
  return answer.ok ? answer.value.keys : []
}

describe('an API key', () => {
  it('names its workspace, is told once, and is listed by its ending only', async () => {
    const { key, keyId } = await make()
    expect(workspaceOfKey(key)).toBe(workspaceId)
    const [shown] = await listed()
    expect(shown).toMatchObject({ id: keyId, name: 'Till', ending: key.slice(-4), lastUsedAt: null, revokedAt: null })
    expect(JSON.stringify([shown, world.keys])).not.toContain(key)
    expect(shown).not.toHaveProperty('hash')
  })

  it('acts as whoever made it, or as a robot that came with it', async () => {
    const [me] = world.all('members')
    await make()
    await make({ name: 'Shop', robot: 'member' })
    const [ofRobot, mine] = await listed()
    const robot = world.all('members').find(({ id }) => id === ofRobot!.memberId)
    expect(mine!.memberId).toBe(me!.id)
    expect(robot).toMatchObject({ userId: robot!.id, displayName: 'Shop', role: 'member', status: 'active' })
  })

  it('makes no robot an owner, and none above whoever makes it', async () => {
    await expect(make({ robot: 'owner' })).rejects.toMatchObject({ code: 'access/denied' })
    expect([world.keys, world.all('members').length]).toEqual([[], 1])
  })

  it('cannot have expired before it is made', async () => {
    await expect(make({ expiresAt: '2020-01-01T00:00:00.000Z' as Instant })).rejects.toMatchObject({ code: 'record/invalid' })
  })

  it('is over once revoked, and its robot goes with it', async () => {
    const { keyId } = await make({ robot: 'viewer' })
    await runFunction('revoke-api-key', { workspaceId, keyId }, world.as(jana))
    const [key] = await listed()
    expect(isInForce(key!, instantOf(world.as(jana).now()))).toBe(false)
    expect(world.all('members').find(({ id }) => id === key!.memberId)?.status).toBe('deactivated')
    await expect(runFunction('revoke-api-key', { workspaceId, keyId: world.newId() }, world.as(jana))).resolves.toEqual({
      ok: false,
      refusal: 'key-unknown',
    })
  })

  it('is over once it expires', () => {
    const key = { revokedAt: null, expiresAt: '2026-12-01T00:00:00.000Z' as Instant }
    expect(isInForce(key, '2026-11-30T23:59:59.999Z' as Instant)).toBe(true)
    expect(isInForce(key, '2026-12-01T00:00:00.000Z' as Instant)).toBe(false)
  })
})

describe('a robot', () => {
  it('does not become the owner of a workspace that its last one leaves', async () => {
    await make({ robot: 'admin' })
    const robot = world.all('members').find(({ id, userId }) => id === userId)!
    const context = { ...world.as(jana), account: { prove: async () => 'proven' as const, remove: async () => undefined } }
    const workspaces = [{ workspaceId, heirId: robot.id, deletes: false }]
    await expect(runFunction('delete-account', { password: 'x', code: null, workspaces }, context)).resolves.toEqual({
      ok: false,
      refusal: 'owner-needed',
    })
  })

  it('comes with a bundle as somebody who is no longer there', async () => {
    await make({ robot: 'admin' })
    const robot = world.all('members').find(({ id, userId }) => id === userId)!
    expect(JSON.parse(bundleLine('members', robot) ?? '')).toMatchObject({ status: 'deactivated', displayName: 'Till' })
  })
})
