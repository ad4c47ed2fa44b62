import { describe, expect, it } from 'vitest'
import { isTotpCode, newTotpSecret, totpCode } from '../../../src/adapters/memory/backend/totp'

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
    const held = await Promise.all([-60, -30, 0, 30, 60].map((seconds) => isTotpCode(SECRET, code, at + seconds * 1000)))
    expect(held).toEqual([false, true, true, true, false])
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
