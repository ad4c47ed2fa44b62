import { describe, expect, it } from 'vitest'
import { newTotpSecret, periodOfCode, totpCode } from '../../../src/adapters/shared/backend/totp'
import { ACCOUNT, memoryWorkspace } from '../../support/memory-workspace'

/** `12345678901234567890` in base32: the secret of RFC 6238, appendix B. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('codes of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('are those of RFC 6238 at %i s', async (seconds, code) => {
    expect(await totpCode(SECRET, seconds * 1000)).toBe(code)
  })

  it('hold half a minute before and after, and no longer', async () => {
    const at = 2_000_000_000_000
    const code = await totpCode(SECRET, at)
    const held = await Promise.all([-60, -30, 0, 30, 60].map((seconds) => periodOfCode(SECRET, code, at + seconds * 1000)))
    const period = Math.floor(at / 30_000)
    expect(held).toEqual([null, period, period, period, null])
  })

  it('come from a secret of their own each', () => {
    const secrets = [newTotpSecret(), newTotpSecret()]
    expect([secrets[0]?.length, secrets[0] === secrets[1], secrets.every((secret) => /^[A-Z2-7]+$/.test(secret))]).toEqual([
      32,
      false,
      true,
    ])
  })
})

it('opens one door once', async () => {
  const place = await memoryWorkspace()
  const { auth } = place.ports
  const { factorId, secret } = await auth.enrolSecondFactor()
  const [now, next] = [await totpCode(secret, place.runtime.now()), await totpCode(secret, place.runtime.now() + 30_000)]
  await auth.confirmSecondFactor(factorId, now)
  const signIn = async (code: string) => {
    await auth.signOut('this-device')
    const step = await auth.signIn({ method: 'password', email: ACCOUNT.email, password: ACCOUNT.password })
    return auth.verify(step.next === 'verify' ? step.challengeId : '', code).then(
      () => 'in',
      (error: unknown) => error,
    )
  }
  expect([await signIn(now), await signIn(next), await signIn(next)]).toMatchObject([
    { code: 'auth/bad-credentials' },
    'in',
    { code: 'auth/bad-credentials' },
  ])
  await place.close()
})
