import { LIMITS } from '../records/limits'

export type PasswordRule = 'too-short' | 'too-long'

/** Argon2 and bcrypt have bounds of their own; far above what a person types, and known before the call. */
export const MAX_PASSWORD_CHARACTERS = 256

/**
 * Which rules a password breaks. Length is the only one: composition rules make passwords worse (NIST SP 800-63B, 3.1.1.2).
 * Counted in code points, as that text asks; spaces count.
 */
export function passwordProblems(password: string): readonly PasswordRule[] {
  const characters = Array.from(password.normalize('NFKC')).length
  if (characters < LIMITS.passwordCharacters) return ['too-short']
  return characters > MAX_PASSWORD_CHARACTERS ? ['too-long'] : []
}
