import { loadPasswords } from './load-passwords'
import type { PasswordHash } from './passwords'

/** How a backend makes of a password what it may keep. */
export interface PasswordHashing {
  hash(password: string): Promise<PasswordHash>
  /** Takes as long where nothing is stored (`null`), so that timing does not reveal it. */
  isPassword(password: string, stored: PasswordHash | null): Promise<boolean>
}

/** What browsers have built in; loaded at its first use, since whoever is signed in needs none of it. */
export function pbkdf2(iterations: number): PasswordHashing {
  // WebKit derives nothing with an empty salt.
  const nothing = { salt: '0'.repeat(32), hash: '', iterations }
  return {
    hash: async (password) => (await loadPasswords()).hashPassword(password, iterations),
    isPassword: async (password, stored) => (await loadPasswords()).isPassword(password, stored ?? nothing),
  }
}
