import { BehaviorSubject, firstValueFrom } from 'rxjs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { portError } from '../../../src/domain/model/errors/port-error'
import type { Session, SignInStep } from '../../../src/domain/model/session/session'
import type { AuthPort } from '../../../src/ports/auth.port'
import { callbackModel } from '../../../src/ui/features/auth/callback.model'
import { keepReturnPath } from '../../../src/ui/features/auth/return-path'
import { signInModel } from '../../../src/ui/features/auth/sign-in.model'

const CHALLENGE = 'a challenge'
const ADA = { email: 'ada@example.com', password: 'correct horse battery', name: 'Ada' }
const UNUSED = () => Promise.reject(new Error('not asked for here'))

describe('signing in with a code', () => {
  it('takes the code of the mail, and says of a wrong one what is wrong with it', async () => {
    const model = signInModel(authWith({ next: 'check-inbox', email: ADA.email, challengeId: CHALLENGE }))
    await model.signUp(ADA)
    expect(await firstValueFrom(model.state$)).toMatchObject({ stage: { kind: 'check-inbox', challengeId: CHALLENGE } })
    await model.verify('000000')
    expect(await firstValueFrom(model.state$)).toMatchObject({
      stage: { kind: 'check-inbox' },
      error: 'That code is wrong, used up or too old. Check it, or go back and ask for a new one.',
    })
    await model.verify('123456')
    expect(await firstValueFrom(model.state$)).toMatchObject({ error: null, isBusy: false })
  })

  it('asks for no code where the mail holds none', async () => {
    const model = signInModel(authWith({ next: 'check-inbox', email: ADA.email }))
    await model.signIn({ method: 'magic-link', email: ADA.email })
    expect(await firstValueFrom(model.state$)).toMatchObject({ stage: { kind: 'check-inbox', challengeId: null } })
  })

  it('asks for the second factor after the password', async () => {
    const model = signInModel(authWith({ next: 'verify', challengeId: CHALLENGE, factor: 'totp' }))
    await model.signIn({ method: 'password', ...ADA })
    expect(await firstValueFrom(model.state$)).toMatchObject({ stage: { kind: 'verify', challengeId: CHALLENGE } })
  })

  it('asks for the second factor after a link, too, and then goes on', async () => {
    const auth = authWith({ next: 'verify', challengeId: CHALLENGE, factor: 'totp' })
    const model = callbackModel(auth, new URL('https://app.example/auth/callback?token_hash=h&type=magiclink'))
    model.start()
    await expect.poll(() => firstValueFrom(model.state$)).toMatchObject({ status: 'verify', challengeId: CHALLENGE })
    await model.verify('000000')
    expect(await firstValueFrom(model.state$)).toMatchObject({
      status: 'verify',
      submission: { error: expect.stringContaining('wrong') },
    })
    await model.verify('123456')
    expect(await firstValueFrom(model.state$)).toEqual({ status: 'done', target: '/' })
  })
})

describe('a mailed link', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('leads on to where one was going, once, and never out of the app', async () => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    })
    const follow = async () => {
      const model = callbackModel(authWith({ next: 'done' }), new URL('https://app.example/auth/callback?token=t'))
      model.start()
      await expect.poll(() => firstValueFrom(model.state$)).toMatchObject({ status: 'done' })
      return firstValueFrom(model.state$)
    }
    const askFrom = (search: string) =>
      signInModel(authWith({ next: 'check-inbox', email: ADA.email }), () => keepReturnPath(search)).signUp(ADA)
    await askFrom('return=/invite/abc')
    expect(await follow()).toEqual({ status: 'done', target: '/invite/abc' })
    expect(await follow()).toEqual({ status: 'done', target: '/' })
    await askFrom('return=//evil.example')
    expect(await follow()).toEqual({ status: 'done', target: '/' })
    await askFrom('return=/invite/abc')
    await askFrom('')
    expect(await follow()).toEqual({ status: 'done', target: '/' })
  })
})

describe('a link of another account', () => {
  it('asks before it puts that one in the place of whoever is here', async () => {
    const asked: unknown[] = []
    const completeRedirect: AuthPort['completeRedirect'] = async (_, how) => {
      asked.push(how)
      return how?.replaces === true
        ? { next: 'done' }
        : { next: 'confirm-account', signedInAs: ADA.email, email: 'eve@example.com' }
    }
    const auth = { ...authWith({ next: 'done' }), completeRedirect }
    const model = callbackModel(auth, new URL('https://app.example/auth/callback?token_hash=h&type=magiclink'))
    model.start()
    const confirm = { status: 'confirm', signedInAs: ADA.email, email: 'eve@example.com' }
    await expect.poll(() => firstValueFrom(model.state$)).toEqual(confirm)
    model.replace()
    await expect.poll(() => firstValueFrom(model.state$)).toEqual({ status: 'done', target: '/' })
    expect(asked).toEqual([{}, { replaces: true }])
  })
})

/** Every way in leads to this step, and one code is the right one. */
function authWith(step: SignInStep): AuthPort {
  const user = { id: '018f0000-0000-7000-8000-000000000000', email: ADA.email, name: ADA.name }
  return {
    capabilities: {
      methods: new Set(['password', 'magic-link']),
      oauthProviders: [],
      multiFactor: true,
      signUp: true,
      mail: true,
    },
    session$: new BehaviorSubject({ status: 'signed-in', user, recovery: false } as unknown as Session),
    signIn: async () => step,
    signUp: async () => step,
    completeRedirect: async () => step,
    verify: async (challengeId, code) => {
      if (challengeId !== CHALLENGE || code !== '123456') throw portError('auth/bad-credentials', {})
      return { next: 'done' }
    },
    requestPasswordReset: UNUSED,
    changePassword: UNUSED,
    secondFactors: UNUSED,
    enrolSecondFactor: UNUSED,
    confirmSecondFactor: UNUSED,
    removeSecondFactor: UNUSED,
    signOut: UNUSED,
  }
}
