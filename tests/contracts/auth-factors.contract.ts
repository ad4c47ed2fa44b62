import { expect } from 'vitest'
import { totpCode } from '../../src/adapters/shared/backend/totp'
import type { Actor, Stage } from '../harness/stage'
import { present, refusal } from './acts'
import { scenario, type Scenario } from './scenario'

/** A second factor: an authenticator app, whose codes the scenarios compute as it would. */
export const authFactors: readonly Scenario[] = [
  scenario(
    'auth/factor-sign-in',
    'once confirmed, the password alone opens nothing, and the code with it does',
    async ({ stage, listen }) => {
      const owner = await stage.as('owner')
      const secret = await enrolled(stage, owner)
      const { ports } = await stage.world.connect()
      const step = await ports.auth.signIn({ method: 'password', email: owner.email, password: owner.password })
      const query = { workspaceId: owner.workspaceId, limit: 1 }
      await refusal(ports.records.list('people', query), 'auth/signed-out')
      const challengeId = step.next === 'verify' ? step.challengeId : ''
      await refusal(ports.auth.verify(challengeId, wrong(await codeOf(stage, secret))), 'auth/bad-credentials')
      const done = await ports.auth.verify(challengeId, await nextCodeOf(stage, secret))
      const session = await listen(ports.auth.session$).until(({ status }) => status === 'signed-in')
      expect({ step, done, session, people: (await ports.records.list('people', query)).items }).toMatchObject({
        step: { next: 'verify', factor: 'totp' },
        done: { next: 'done' },
        session: { status: 'signed-in', user: { id: owner.userId }, recovery: false },
        people: [],
      })
    },
  ),

  scenario(
    'auth/factor-enrol',
    'a factor counts from when its code was given, and is listed until it is removed',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const { auth } = owner.ports
      const begun = await auth.enrolSecondFactor()
      await refusal(auth.confirmSecondFactor(begun.factorId, wrong(await codeOf(stage, begun.secret))), 'auth/bad-credentials')
      const unconfirmed = await auth.secondFactors()
      const elsewhere = await signIn(stage, owner)
      const again = await auth.enrolSecondFactor()
      await refusal(auth.confirmSecondFactor(begun.factorId, await codeOf(stage, begun.secret)), 'auth/bad-credentials')
      await auth.confirmSecondFactor(again.factorId, await codeOf(stage, again.secret))
      const confirmed = await auth.secondFactors()
      await auth.removeSecondFactor(again.factorId)
      await auth.removeSecondFactor(again.factorId)
      expect({
        uri: again.uri.startsWith('otpauth://totp/') && again.uri.includes(again.secret),
        unconfirmed,
        elsewhere,
        confirmed,
        removed: await auth.secondFactors(),
        after: await signIn(stage, owner),
      }).toEqual({
        uri: true,
        unconfirmed: [],
        elsewhere: { next: 'done' },
        confirmed: [{ id: again.factorId, createdAt: expect.any(String) }],
        removed: [],
        after: { next: 'done' },
      })
      await owner.ports.records.list('people', { workspaceId: owner.workspaceId, limit: 1 })
    },
  ),

  scenario(
    'auth/factor-ends-others',
    'confirming a factor ends the other sessions of the person, not this one',
    async ({ stage, listen }) => {
      const owner = await stage.as('owner')
      const other = await stage.elsewhere(owner)
      const listener = listen(other.ports.auth.session$)
      await listener.until(({ status }) => status === 'signed-in')
      await enrolled(stage, owner)
      const query = { workspaceId: owner.workspaceId, limit: 1 }
      expect(await listener.until(({ status }) => status === 'signed-out')).toEqual({ status: 'signed-out', reason: 'revoked' })
      await refusal(other.ports.records.list('people', query), 'auth/signed-out')
      expect((await owner.ports.records.list('people', query)).items).toEqual([])
    },
  ),

  scenario('auth/factor-reset', 'a mailed link is no way around the second factor', async ({ stage, listen }) => {
    const owner = await stage.as('owner')
    const secret = await enrolled(stage, owner)
    const { ports } = await stage.world.connect()
    await ports.auth.requestPasswordReset(owner.email)
    const step = present(await ports.auth.completeRedirect(present(await stage.world.lastMailTo(owner.email)).url))
    await refusal(ports.auth.changePassword('a quite different one'), 'auth/signed-out')
    await ports.auth.verify(step.next === 'verify' ? step.challengeId : '', await nextCodeOf(stage, secret))
    const session = await listen(ports.auth.session$).until(({ status }) => status === 'signed-in')
    expect(session).toMatchObject({ recovery: true, user: { id: owner.userId } })
    await ports.auth.changePassword('a quite different one')
  }),
]

/** @returns the secret of the confirmed factor */
async function enrolled(stage: Stage, { ports }: Actor): Promise<string> {
  const { factorId, secret } = await ports.auth.enrolSecondFactor()
  await ports.auth.confirmSecondFactor(factorId, await codeOf(stage, secret))
  return secret
}

function codeOf({ world }: Stage, secret: string): Promise<string> {
  return totpCode(secret, world.now())
}

/** A code may be good once only: the one after it, which is taken a little early. */
function nextCodeOf({ world }: Stage, secret: string): Promise<string> {
  return totpCode(secret, world.now() + 30_000)
}

function wrong(code: string): string {
  return code.replace(/./g, (digit) => String((Number(digit) + 5) % 10))
}

async function signIn({ world }: Stage, { email, password }: Actor) {
  const { ports } = await world.connect()
  return ports.auth.signIn({ method: 'password', email, password })
}
