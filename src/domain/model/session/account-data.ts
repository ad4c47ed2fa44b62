import { portError } from '../errors/port-error'
import { cleanEmail, isEmail } from '../kernel/email-address'
import { LIMITS } from '../records/limits'
import { passwordProblems } from './password'

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
