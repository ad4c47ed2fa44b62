import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import type { PasswordHashing } from '../../src/adapters/shared/backend/password-hashing'

/**
 * Of the settings that the OWASP Password Storage Cheat Sheet takes for equally strong, the one that needs 32 MiB: an object has
 * 128 MB, and shares it with others.
 */
export const STRONG_N = 2 ** 15
/** Nothing is kept where one develops that is worth an attack. */
export const LIGHT_N = 2 ** 10

const R = 8
const P = 3
const HASH_BYTES = 32

/** @param n the work of one guess, a power of two */
export function scryptHashing(n: number): PasswordHashing {
  const nothing = { salt: '', hash: '00'.repeat(HASH_BYTES), iterations: n }
  return {
    async hash(password) {
      const salt = randomBytes(16).toString('hex')
      return { salt, iterations: n, hash: (await derive(password, salt, n)).toString('hex') }
    },
    async isPassword(password, stored) {
      const { salt, hash, iterations } = stored ?? nothing
      const isSame = timingSafeEqual(await derive(password, salt, iterations), Buffer.from(hash, 'hex'))
      return isSame && stored !== null
    },
  }
}

function derive(password: string, salt: string, n: number): Promise<Buffer> {
  const settings = { N: n, r: R, p: P, maxmem: 2 * 128 * n * R }
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, HASH_BYTES, settings, (error, key) => (error === null ? resolve(key) : reject(error)))
  })
}
