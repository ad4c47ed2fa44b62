import { afterEach, describe, expect, it } from 'vitest'
import { portError } from '../../../src/domain/model/errors/port-error'
import { authStand, refusal, sessionOf, USER, type Answers } from './support/auth-stand'

const ADA = { method: 'password', email: USER.email, password: 'correct horse battery' } as const
const IN = { status: 'signed-in', user: { id: USER.id, email: USER.email, name: 'Ada' }, recovery: false }
const FACTOR = { id: 'factor-1', factor_type: 'totp', status: 'verified' }

let stand: ReturnType<typeof authStand> | undefined
afterEach(async () => {
  await stand?.close()
  stand = undefined
})

function open(answers: Answers, providers?: readonly string[]) {
  stand = authStand(answers, providers)
  return stand
}

describe('a second factor', () => {
  const answers: Answers = {
    'POST /token?grant_type=password': () => sessionOf({}, { user: { factors: [FACTOR] } }),
    'POST /factors/factor-1/challenge': () => ({ id: 'challenge-1', type: 'totp', expires_at: 0 }),
    'POST /factors/factor-1/verify': ({ body }) =>
      body['code'] === '123456'
        ? sessionOf({ aal: 'aal2' }, { user: { factors: [FACTOR] } })
        : refusal(422, 'mfa_verification_failed'),
  }

  it('is asked for after the password, and nobody is here before it was given', async () => {
    const { auth, now } = open(answers)
    const step = await auth.signIn(ADA)
    expect({ step, session: now() }).toEqual({
      step: { next: 'verify', challengeId: 'totp:factor-1', factor: 'totp' },
      session: { status: 'signed-out', reason: 'none' },
    })
    await expect(auth.verify('totp:factor-1', '000000')).rejects.toMatchObject({ code: 'auth/bad-credentials' })
    expect(await auth.verify('totp:factor-1', '123 456')).toEqual({ next: 'done' })
    expect(now()).toEqual(IN)
  })

  it('opens no call while it is missing', async () => {
    const { auth, session } = open(answers)
    await auth.signIn(ADA)
    await expect(session.user()).rejects.toMatchObject({ code: 'auth/signed-out', details: { reason: 'none' } })
  })
})

describe('a session that ends by itself', () => {
  const signedIn: Answers = { 'POST /token?grant_type=password': () => sessionOf() }

  it.each([
    ['session_not_found', 'revoked'],
    ['user_banned', 'revoked'],
  ])('tells why, when a look finds it gone: %s', async (code, reason) => {
    const { auth, check, now, session } = open({ ...signedIn, 'GET /user': () => refusal(403, 'session_not_found', code) })
    await auth.signIn(ADA)
    check()
    await expect.poll(now).toEqual({ status: 'signed-out', reason })
    await expect(session.user()).rejects.toMatchObject({ code: 'auth/signed-out', details: { reason } })
  })

  it.each([
    ['session_expired', 'expired'],
    ['refresh_token_not_found', 'revoked'],
  ])('tells why, when its token is not renewed: %s', async (code, reason) => {
    const { auth, now, session } = open({
      'POST /token?grant_type=password': () => sessionOf({}, { livesMs: -1000 }),
      'POST /token?grant_type=refresh_token': () => refusal(400, code),
    })
    await auth.signIn(ADA)
    await expect(session.user()).rejects.toMatchObject({ code: 'auth/signed-out', details: { reason } })
    expect(now()).toEqual({ status: 'signed-out', reason })
  })

  it.each([
    ['net/offline', () => new TypeError('fetch failed')],
    ['net/unavailable', () => refusal(503, 'unavailable')],
  ])('is not ended by trouble on the way, which is told at once: %s', async (code, trouble) => {
    const { auth, check, now, session } = open({
      'POST /token?grant_type=password': () => sessionOf({}, { livesMs: -1000 }),
      'POST /token?grant_type=refresh_token': trouble,
      'GET /user': trouble,
    })
    await auth.signIn(ADA)
    check()
    await expect(session.user()).rejects.toMatchObject({ code })
    expect(now()).toEqual(IN)
  })

  it('is looked into once more for whoever looks while it still was one', async () => {
    let isEnded = false
    const { auth, check, now } = open({
      ...signedIn,
      'GET /user': () => {
        if (isEnded) return refusal(403, 'session_not_found')
        isEnded = true
        check()
        return USER
      },
    })
    await auth.signIn(ADA)
    check()
    await expect.poll(now).toEqual({ status: 'signed-out', reason: 'revoked' })
  })

  it('goes on with a token that was renewed in the middle', async () => {
    const { auth, asked, session } = open({
      'POST /token?grant_type=password': () => sessionOf({}, { livesMs: 30_000 }),
      'POST /token?grant_type=refresh_token': () => sessionOf(),
    })
    await auth.signIn(ADA)
    expect(await session.user()).toEqual(IN.user)
    expect(await session.user()).toEqual(IN.user)
    expect(asked.filter(({ path }) => path.includes('refresh_token'))).toHaveLength(1)
  })

  it.each([
    ['expired', { 'POST /token?grant_type=refresh_token': () => new TypeError('fetch failed') }],
    ['none', {}],
  ] as const)('is not told as ended where only a token is wanting: %s', async (reason, trouble) => {
    const { auth, now, session } = open({ ...signedIn, ...trouble, 'GET /user': () => new TypeError('fetch failed') })
    await auth.signIn(ADA)
    const refused = session.as(() => Promise.reject(portError('auth/signed-out', { reason })))
    await expect(refused).rejects.toMatchObject({ code: expect.stringMatching(/^net\//) as string })
    expect(now()).toEqual(IN)
  })

  it('is told of as ended, not as a lack of rights, when a call is refused for it', async () => {
    const { auth, session } = open({ ...signedIn, 'GET /user': () => refusal(403, 'session_not_found') })
    await auth.signIn(ADA)
    const denied = session.as(() => Promise.reject(portError('access/denied', { action: 'read' })))
    await expect(denied).rejects.toMatchObject({ code: 'auth/signed-out', details: { reason: 'revoked' } })
  })
})

describe('links and providers', () => {
  it('lead to the provider, and back with a code that is traded once', async () => {
    const { auth, asked, now } = open({ 'POST /token?grant_type=pkce': () => sessionOf() }, ['github'])
    const step = await auth.signIn({ method: 'oauth', provider: 'github', returnTo: 'https://app.example/auth/callback' })
    const url = new URL(step.next === 'redirect' ? step.url : 'about:blank')
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      provider: 'github',
      redirect_to: 'https://app.example/auth/callback',
      code_challenge_method: 's256',
    })
    expect(await auth.completeRedirect(new URL('https://app.example/auth/callback?code=the-code'))).toEqual({ next: 'done' })
    expect(asked.at(-1)?.body).toMatchObject({ auth_code: 'the-code', code_verifier: expect.any(String) })
    expect(now()).toEqual(IN)
  })

  it('refuse a provider that the project does not offer', async () => {
    const { auth } = open({}, ['github'])
    expect(auth.capabilities.oauthProviders).toEqual(['github'])
    const step = auth.signIn({ method: 'oauth', provider: 'google', returnTo: 'https://app.example/auth/callback' })
    await expect(step).rejects.toMatchObject({ code: 'capability/missing' })
  })

  it('let in to choose a new password, and to nothing after it', async () => {
    const { auth, asked, now } = open({
      'POST /verify': () => sessionOf(),
      'PUT /user': () => USER,
      'POST /logout?scope=others': () => new Response(null, { status: 204 }),
    })
    const link = new URL('https://app.example/auth/callback?token_hash=hash&type=recovery')
    expect(await auth.completeRedirect(link)).toEqual({ next: 'done' })
    expect(now()).toEqual({ ...IN, recovery: true })
    await auth.changePassword('a quite different one')
    expect(now()).toEqual(IN)
    expect(asked.map(({ path }) => path)).toContain('POST /logout?scope=others')
  })

  it.each([
    ['error=access_denied&error_code=otp_expired', 'auth/bad-credentials'],
    ['token_hash=hash&type=other', 'auth/bad-credentials'],
    ['code=made-up', 'auth/bad-credentials'],
  ])('are refused when they are no good: %s', async (search, code) => {
    const { auth, now } = open({ 'POST /token?grant_type=pkce': () => refusal(400, 'bad_code_verifier') })
    const link = new URL(`https://app.example/auth/callback?${search}`)
    await expect(auth.completeRedirect(link)).rejects.toMatchObject({ code })
    expect(now()).toEqual({ status: 'signed-out', reason: 'none' })
  })
})

describe('what tells of an account', () => {
  const JUST_SENT = 'For security purposes, you can only request this after 59 seconds.'

  it('is kept back: an address mailed a moment ago answers as any other', async () => {
    const busy = () => refusal(429, 'over_email_send_rate_limit', JUST_SENT)
    const { auth } = open({ 'POST /recover': busy, 'POST /otp': busy, 'POST /signup': busy })
    expect(await auth.requestPasswordReset(USER.email)).toBeUndefined()
    const inbox = { next: 'check-inbox', email: USER.email }
    expect(await auth.signIn({ method: 'magic-link', email: USER.email })).toMatchObject(inbox)
    expect(await auth.signUp({ ...ADA, name: 'Ada' })).toMatchObject(inbox)
  })

  it('is kept back: an unknown address answers as a known one', async () => {
    const { auth, asked } = open({ 'POST /otp': () => refusal(422, 'otp_disabled') })
    expect(await auth.signIn({ method: 'magic-link', email: 'nobody@example.com' })).toMatchObject({ next: 'check-inbox' })
    expect(asked[0]?.body).toMatchObject({ create_user: false })
  })

  it('is kept back where nothing is mailed to confirm', async () => {
    const { auth } = open({ 'POST /signup': () => refusal(422, 'user_already_exists') })
    await expect(auth.signUp({ ...ADA, name: 'Ada' })).rejects.toMatchObject({ code: 'auth/bad-credentials' })
  })

  it('does not hide that too many mails were asked for in all', async () => {
    const { auth } = open({ 'POST /recover': () => refusal(429, 'over_email_send_rate_limit', 'email rate limit exceeded') })
    await expect(auth.requestPasswordReset(USER.email)).rejects.toMatchObject({ code: 'net/throttled' })
  })
})

describe('signing out', () => {
  it('ends the session here before the backend is told, and whatever it says', async () => {
    const { auth, now, store, asked } = open({
      'POST /token?grant_type=password': () => sessionOf(),
      'POST /logout': () => refusal(503, 'unavailable'),
    })
    await auth.signIn(ADA)
    const out = auth.signOut('everywhere')
    await expect(out).rejects.toMatchObject({ code: 'net/unavailable' })
    expect(now()).toEqual({ status: 'signed-out', reason: 'user' })
    expect(store.getItem('portside:session:abc.supabase.co')).toBeNull()
    expect(asked.at(-1)?.path).toBe('POST /logout?scope=global')
  })
})
