import { expect } from 'vitest'
import type { Session } from '../../src/domain/model/session/session'
import { isPortError } from '../../src/domain/model/errors/port-error'
import { newMutationId, PASSWORD } from '../harness/stage'
import { expectCode, person, present, refusal, write } from './acts'
import { everything } from './feed'
import { scenario, type Scenario } from './scenario'

const NEW_PASSWORD = 'a quite different one'
const OUT = { status: 'signed-out', reason: 'user' } as const

/** Who is here. */
export const auth: readonly Scenario[] = [
  scenario('auth/sign-up', 'whoever signs up is in, with the address in its one form', async ({ stage, listen }) => {
    const { ports } = await stage.world.connect()
    const listener = listen(ports.auth.session$)
    await listener.until(({ status }) => status === 'signed-out')
    const step = await ports.auth.signUp({ email: ' New@Example.COM ', password: PASSWORD, name: 'New' })
    if (step.next === 'check-inbox')
      await ports.auth.completeRedirect(present(await stage.world.lastMailTo('new@example.com')).url)
    const session = await listener.until(({ status }) => status === 'signed-in')
    expect(session).toEqual({
      status: 'signed-in',
      user: { id: expect.any(String), email: 'new@example.com', name: 'New' },
      recovery: false,
    })
  }),

  scenario(
    'auth/sign-up-taken',
    'signing up with an address that is taken gives nothing away and takes nothing over',
    async ({ stage, listen }) => {
      const owner = await stage.as('owner')
      const { ports } = await stage.world.connect()
      const answer: unknown = await ports.auth
        .signUp({ email: owner.email.toUpperCase(), password: NEW_PASSWORD, name: 'Thief' })
        .then(
          (step) => step.next,
          (error: unknown) => isPortError(error, 'auth/bad-credentials') && 'bad-credentials',
        )
      expect(['check-inbox', 'bad-credentials']).toContain(answer)
      const session = await listen(ports.auth.session$).until(({ status }) => status !== 'unknown')
      expect(session.status).toBe('signed-out')
      await refusal(ports.auth.signIn({ method: 'password', email: owner.email, password: NEW_PASSWORD }), 'auth/bad-credentials')
    },
  ),

  scenario(
    'auth/weak-password',
    'a password of fewer than 12 characters is refused, any other composition is not',
    async ({ stage }) => {
      const { ports } = await stage.world.connect()
      const signUp = (password: string) => ports.auth.signUp({ email: 'new@example.com', password, name: 'New' })
      const { details } = await refusal(signUp('elevenchars'), 'auth/weak-password')
      expect(details.rules).toEqual(['too-short'])
      await refusal(signUp('😀😀😀😀😀😀'), 'auth/weak-password')
      await signUp('            ')
    },
  ),

  scenario('auth/bad-sign-up', 'an address that is none and a blank name are refused by field', async ({ stage }) => {
    const { ports } = await stage.world.connect()
    const address = await refusal(ports.auth.signUp({ email: 'nobody', password: PASSWORD, name: 'New' }), 'record/invalid')
    const name = await refusal(ports.auth.signUp({ email: 'new@example.com', password: PASSWORD, name: ' ' }), 'record/invalid')
    expect([Object.keys(address.details.fields), Object.keys(name.details.fields)]).toEqual([['email'], ['name']])
  }),

  scenario('auth/sign-in', 'the right password signs in, whatever the case of the address', async ({ stage, listen }) => {
    const owner = await stage.as('owner')
    const { ports } = await stage.world.connect()
    const step = await ports.auth.signIn({ method: 'password', email: owner.email.toUpperCase(), password: owner.password })
    const session = await listen(ports.auth.session$).until(({ status }) => status === 'signed-in')
    expect({ step, user: session.status === 'signed-in' && session.user.id }).toEqual({
      step: { next: 'done' },
      user: owner.userId,
    })
  }),

  scenario('auth/one-answer', 'a wrong address and a wrong password are told apart by nothing', async ({ stage }) => {
    const owner = await stage.as('owner')
    const { ports } = await stage.world.connect()
    const errors = [
      await refusal(
        ports.auth.signIn({ method: 'password', email: owner.email, password: NEW_PASSWORD }),
        'auth/bad-credentials',
      ),
      await refusal(
        ports.auth.signIn({ method: 'password', email: 'nobody@example.com', password: PASSWORD }),
        'auth/bad-credentials',
      ),
      await refusal(ports.auth.signIn({ method: 'password', email: 'no address', password: PASSWORD }), 'auth/bad-credentials'),
    ]
    expect(new Set(errors.map(({ message, details }) => `${message} ${JSON.stringify(details)}`)).size).toBe(1)
  }),

  scenario('auth/session-replay', 'whoever asks later is told the present session at once', async ({ stage, listen }) => {
    const owner = await stage.as('owner')
    const [first] = await listen(owner.ports.auth.session$).times(1)
    expect(first).toEqual({ status: 'signed-in', user: { id: owner.userId, email: owner.email, name: 'owner' }, recovery: false })
  }),

  scenario('auth/sign-out', 'signing out ends this session and no other', async ({ stage, listen }) => {
    const owner = await stage.as('owner')
    const other = await stage.elsewhere(owner)
    const listener = listen(owner.ports.auth.session$)
    await owner.ports.auth.signOut('this-device')
    expect(await listener.until(({ status }) => status === 'signed-out')).toEqual(OUT)
    const query = { workspaceId: owner.workspaceId, limit: 1 }
    await refusal(owner.ports.records.list('people', query), 'auth/signed-out')
    expect((await other.ports.records.list('people', query)).items).toEqual([])
    expect({ error: listener.error, isComplete: listener.isComplete }).toEqual({ error: undefined, isComplete: false })
  }),

  scenario(
    'auth/sign-out-everywhere',
    'signing out everywhere ends every session of the person, and no one else’s',
    async ({ stage, listen }) => {
      const [owner, member] = [await stage.as('owner'), await stage.as('member')]
      const other = await stage.elsewhere(owner)
      const listener = listen(other.ports.auth.session$)
      await owner.ports.auth.signOut('everywhere')
      expect(await listener.until(({ status }) => status === 'signed-out', 'the end')).toEqual({
        status: 'signed-out',
        reason: 'revoked',
      })
      const { details } = await refusal(
        other.ports.records.list('people', { workspaceId: owner.workspaceId, limit: 1 }),
        'auth/signed-out',
      )
      expect(details).toEqual({ reason: 'revoked' })
      await member.ports.records.list('people', { workspaceId: owner.workspaceId, limit: 1 })
    },
  ),

  scenario(
    'auth/sign-out-offline',
    'signing out ends the local session even when the backend cannot be told',
    async ({ stage, listen }) => {
      const owner = await stage.as('owner')
      const listener = listen(owner.ports.auth.session$)
      owner.connection.cut()
      await owner.ports.auth.signOut('this-device').catch(() => undefined)
      expect(await listener.until(({ status }) => status === 'signed-out')).toEqual(OUT)
    },
  ),

  scenario('auth/streams-end', 'what was watched ends with the session that watched it', async ({ stage, listen }) => {
    const owner = await stage.as('owner')
    const streams = [
      listen(owner.ports.records.watch('people', { workspaceId: owner.workspaceId, limit: 1 })),
      listen(everything(owner)),
    ]
    await Promise.all(streams.map((listener) => listener.times(1)))
    await owner.ports.auth.signOut('this-device')
    for (const listener of streams) expectCode(await listener.failure(), 'auth/signed-out')
  }),

  scenario(
    'auth/shared-by-tabs',
    'a session is that of the browser: every tab comes in and goes out together',
    async ({ stage, listen }) => {
      const owner = await stage.as('owner')
      const tab = await stage.anotherTab(owner)
      const listener = listen(tab.ports.auth.session$)
      const before = await listener.until(({ status }) => status === 'signed-in', 'the shared session')
      await owner.ports.auth.signOut('this-device')
      await listener.until(({ status }) => status === 'signed-out', 'the shared end')
      await owner.ports.auth.signIn({ method: 'password', email: owner.email, password: owner.password })
      const after = await listener.until(({ status }) => status === 'signed-in', 'the shared return')
      expect([userOf(before), userOf(after)]).toEqual([owner.userId, owner.userId])
      await tab.ports.records.list('people', { workspaceId: owner.workspaceId, limit: 1 })
    },
  ),

  scenario('auth/reset', 'a mailed link lets in to set a new password, once', async ({ stage, listen }) => {
    const owner = await stage.as('owner')
    const { ports } = await stage.world.connect()
    await ports.auth.requestPasswordReset(owner.email)
    const { url } = present(await stage.world.lastMailTo(owner.email))
    expect(await ports.auth.completeRedirect(url)).toEqual({ next: 'done' })
    const session = await listen(ports.auth.session$).until(({ status }) => status === 'signed-in')
    expect(session).toMatchObject({ recovery: true, user: { id: owner.userId } })
    await refusal(ports.auth.changePassword('short'), 'auth/weak-password')
    await ports.auth.changePassword(NEW_PASSWORD)
    const fresh = await stage.world.connect()
    await refusal(fresh.ports.auth.signIn({ method: 'password', email: owner.email, password: PASSWORD }), 'auth/bad-credentials')
    await fresh.ports.auth.signIn({ method: 'password', email: owner.email, password: NEW_PASSWORD })
    await refusal((await stage.world.connect()).ports.auth.completeRedirect(url), 'auth/bad-credentials')
  }),

  scenario(
    'auth/reset-unknown',
    'asking for a reset of an unknown address answers as for a known one, and mails no one',
    async ({ stage }) => {
      const { ports } = await stage.world.connect()
      expect(await ports.auth.requestPasswordReset('nobody@example.com')).toBeUndefined()
      expect(await stage.world.lastMailTo('nobody@example.com')).toBeNull()
    },
  ),

  scenario('auth/magic-link', 'a mailed link signs in, once', async ({ stage, listen }) => {
    const owner = await stage.as('owner')
    const { ports } = await stage.world.connect()
    const { capabilities } = ports.auth
    if (!capabilities.methods.has('magic-link')) {
      await refusal(ports.auth.signIn({ method: 'magic-link', email: owner.email }), 'capability/missing')
      return
    }
    expect(await ports.auth.signIn({ method: 'magic-link', email: owner.email })).toMatchObject({
      next: 'check-inbox',
      email: owner.email,
    })
    const { url } = present(await stage.world.lastMailTo(owner.email))
    expect(await ports.auth.completeRedirect(url)).toEqual({ next: 'done' })
    const session = await listen(ports.auth.session$).until(({ status }) => status === 'signed-in')
    expect(session).toMatchObject({ recovery: false, user: { id: owner.userId } })
    await refusal((await stage.world.connect()).ports.auth.completeRedirect(url), 'auth/bad-credentials')
  }),

  scenario(
    'auth/link-of-another',
    'a link of another account changes nothing until the person says so, and one of their own does',
    async ({ stage, listen }) => {
      const [owner, outsider] = [await stage.as('owner'), await stage.as('outsider')]
      const { auth: port } = owner.ports
      const session = listen(port.session$)
      await outsider.ports.auth.requestPasswordReset(outsider.email)
      const { url } = present(await stage.world.lastMailTo(outsider.email))
      const asked = { next: 'confirm-account', signedInAs: owner.email, email: outsider.email }
      expect(await port.completeRedirect(url)).toEqual(asked)
      // A screen may be drawn twice.
      expect(await port.completeRedirect(url)).toEqual(asked)
      await write(stage, owner, person(stage.world))
      expect(session.received.map(userOf)).toEqual([owner.userId])
      expect(await port.completeRedirect(url, { replaces: true })).toEqual({ next: 'done' })
      const after = await session.until((now) => userOf(now) === outsider.userId, 'the other account')
      expect(after).toMatchObject({ recovery: true })

      await port.requestPasswordReset(outsider.email)
      await stage.world.advance(61_000)
      await port.requestPasswordReset(outsider.email)
      expect(await port.completeRedirect(present(await stage.world.lastMailTo(outsider.email)).url)).toEqual({ next: 'done' })
    },
  ),

  scenario('auth/link-expires', 'a mailed link does not work for ever', async ({ stage }) => {
    const owner = await stage.as('owner')
    const { ports } = await stage.world.connect()
    await ports.auth.requestPasswordReset(owner.email)
    await stage.world.advance(25 * 60 * 60 * 1000)
    const { url } = present(await stage.world.lastMailTo(owner.email))
    await refusal(ports.auth.completeRedirect(url), 'auth/bad-credentials')
  }),

  scenario(
    'auth/token-runs-out',
    'a token that runs out in the middle is renewed, and neither calls nor what is watched notice',
    async ({ stage, listen }) => {
      const owner = await stage.as('owner')
      const { workspaceId, ports } = owner
      const [session, live] = [listen(ports.auth.session$), listen(ports.records.watch('people', { workspaceId, limit: 5 }))]
      await live.times(1)
      await stage.world.expireTokens()
      const [made] = await Promise.all([
        write(stage, owner, person(stage.world)),
        ports.records.list('companies', { workspaceId, limit: 5 }),
        ports.functions.call(
          'invite-member',
          { workspaceId, email: 'new@example.com', role: 'member' },
          { mutationId: newMutationId(stage.world) },
        ),
      ])
      await live.until(({ value }) => value?.items[0]?.id === made.id, 'what was written')
      expect(session.received.map(({ status }) => status)).toEqual(['signed-in'])
    },
  ),

  scenario('auth/not-a-redirect', 'an address that is no redirect is nothing', async ({ stage }) => {
    const { ports } = await stage.world.connect()
    expect(await ports.auth.completeRedirect(new URL('https://app.example/w/acme/people?sort=name'))).toBeNull()
  }),

  scenario('auth/missing-capabilities', 'a way in that the backend does not offer says so', async ({ stage }) => {
    const { ports } = await stage.world.connect()
    const { methods, multiFactor } = ports.auth.capabilities
    if (!methods.has('oauth'))
      await refusal(ports.auth.signIn({ method: 'oauth', provider: 'google', returnTo: '/' }), 'capability/missing')
    const code = multiFactor ? 'auth/bad-credentials' : 'capability/missing'
    await refusal(ports.auth.verify('no challenge', '000000'), code)
  }),

  scenario('auth/change-password', 'a new password replaces the old one, for who is signed in', async ({ stage }) => {
    const owner = await stage.as('owner')
    await owner.ports.auth.changePassword(NEW_PASSWORD)
    const { ports } = await stage.world.connect()
    await refusal(ports.auth.changePassword(NEW_PASSWORD), 'auth/signed-out')
    await refusal(ports.auth.signIn({ method: 'password', email: owner.email, password: PASSWORD }), 'auth/bad-credentials')
    expect(await ports.auth.signIn({ method: 'password', email: owner.email, password: NEW_PASSWORD })).toEqual({ next: 'done' })
  }),

  scenario(
    'auth/change-password-later',
    'a session begun days ago changes the password, too, with a code from a mail where the backend wants one',
    async ({ stage }) => {
      const { ports, email } = await stage.as('owner')
      await stage.world.advance(25 * 60 * 60 * 1000)
      await refusal(ports.auth.changePassword('short'), 'auth/weak-password')
      const step = await ports.auth.changePassword(NEW_PASSWORD)
      if (step.next === 'check-inbox') {
        expect(step).toEqual({ next: 'check-inbox', email })
        await refusal(ports.auth.changePassword(NEW_PASSWORD, { code: '000000' }), 'auth/bad-credentials')
        const code = present(await stage.world.lastCodeTo(email))
        const typed = `${code.slice(0, 3)} ${code.slice(3)}`
        expect(await ports.auth.changePassword(NEW_PASSWORD, { code: typed })).toEqual({ next: 'done' })
      }
      const fresh = await stage.world.connect()
      expect(await fresh.ports.auth.signIn({ method: 'password', email, password: NEW_PASSWORD })).toEqual({ next: 'done' })
    },
  ),
]

function userOf(session: Session): string | null {
  return session.status === 'signed-in' ? session.user.id : null
}
