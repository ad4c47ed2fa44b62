import { describe, expect, it, vi } from 'vitest'
import { LIGHT_N, scryptHashing } from '../../../cloudflare/accounts/scrypt'
import { pbkdf2 } from '../../../src/adapters/shared/backend/password-hashing'

const PASSWORD = 'correct horse battery'

describe.each([
  ['scrypt', scryptHashing(LIGHT_N)],
  ['PBKDF2', pbkdf2(10)],
])('%s', (_, hashing) => {
  it('knows the password again, and no other', async () => {
    const stored = await hashing.hash(PASSWORD)
    const tried = [PASSWORD, `${PASSWORD} `, ''].map((password) => hashing.isPassword(password, stored))
    expect(await Promise.all(tried)).toEqual([true, false, false])
  })

  it('knows it however a keyboard composes its letters', async () => {
    expect(await hashing.isPassword('u\u0308ber alle Berge', await hashing.hash('\u00fcber alle Berge'))).toBe(true)
  })

  it('gives two people with one password different hashes', async () => {
    const [one, other] = [await hashing.hash(PASSWORD), await hashing.hash(PASSWORD)]
    expect(one.hash).not.toBe(other.hash)
  })

  it('takes nothing where nothing is stored', async () => {
    expect([await hashing.isPassword(PASSWORD, null), await hashing.isPassword('', null)]).toEqual([false, false])
  })
})

it('knows passwords that were stored when a guess cost less', async () => {
  const stored = await scryptHashing(LIGHT_N).hash(PASSWORD)
  expect(await scryptHashing(2 * LIGHT_N).isPassword(PASSWORD, stored)).toBe(true)
})

it('derives with a salt where nothing is stored, too: WebKit does nothing with an empty one', async () => {
  const deriveBits = vi.spyOn(crypto.subtle, 'deriveBits')
  const hashing = pbkdf2(10)
  await hashing.hash(PASSWORD)
  await hashing.isPassword(PASSWORD, null)
  const lengths = deriveBits.mock.calls.map(([settings]) => (settings as Pbkdf2Params).salt.byteLength)
  deriveBits.mockRestore()
  expect([...new Set(lengths)]).toEqual([32])
})
