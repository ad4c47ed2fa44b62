import type { FieldProblem, FieldProblems } from '../errors/field-problem'
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

interface AccountData {
  readonly email: string
  readonly name: string
}

/** Every field of a new account that is wrong. */
export function accountProblems(account: AccountData): FieldProblems {
  const { email, name } = cleaned(account)
  const ofName: FieldProblem | null =
    name === '' ? { rule: 'required' } : name.length > LIMITS.name ? { rule: 'too-long', limit: LIMITS.name } : null
  return {
    ...(ofName === null ? {} : { name: ofName }),
    ...(isEmail(email) ? {} : { email: { rule: 'email' } }),
  }
}

/** Address and name in their one form. @throws record/invalid */
export function demandAccount(account: AccountData): AccountData {
  const fields = accountProblems(account)
  if (Object.keys(fields).length > 0) throw portError('record/invalid', { fields })
  return cleaned(account)
}

function cleaned({ email, name }: AccountData): AccountData {
  return { email: cleanEmail(email), name: name.normalize('NFC').replace(/\s+/gu, ' ').trim() }
}
