import { portError } from '../errors/port-error'
import { cleanEmail, isEmail } from '../kernel/contact-fields'
import { LIMITS } from '../records/limits'

export type PasswordRule = 'too-short' | 'too-long'

/** Argon2 and bcrypt have bounds of their own; far above what a person types, and known before the call. */
const MAX_PASSWORD_CHARACTERS = 256

/**
 * Which rules a password breaks. Length is the only one: composition rules make passwords worse (NIST SP 800-63B, 3.1.1.2).
 * Counted in code points, as that text asks; spaces count.
 */
export function passwordProblems(password: string): readonly PasswordRule[] {
  const characters = Array.from(password.normalize('NFKC')).length
  if (characters < LIMITS.passwordCharacters) return ['too-short']
  return characters > MAX_PASSWORD_CHARACTERS ? ['too-long'] : []
}

/** @throws auth/weak-password */
export function demandPassword(password: string): void {
  const rules = passwordProblems(password)
  if (rules.length > 0) throw portError('auth/weak-password', { rules })
}

/** The address in its one form. @throws record/invalid */
export function demandEmail(address: string): string {
  const clean = cleanEmail(address)
  if (!isEmail(clean)) throw portError('record/invalid', { fields: { email: { rule: 'email' } } })
  return clean
}

/** The name in its one form. @throws record/invalid */
export function demandName(name: string): string {
  const trimmed = name.normalize('NFC').replace(/\s+/gu, ' ').trim()
  if (trimmed === '') throw portError('record/invalid', { fields: { name: { rule: 'required' } } })
  if (trimmed.length > LIMITS.name)
    throw portError('record/invalid', { fields: { name: { rule: 'too-long', limit: LIMITS.name } } })
  return trimmed
}
