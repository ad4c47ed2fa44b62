import type { SupabaseClient } from '@supabase/supabase-js'
import type { Id } from '../../../domain/model/kernel/id'
import { instantOf } from '../../../domain/model/kernel/instant'
import type { Enrolment, SecondFactor } from '../../../domain/model/session/session'

type Auth = SupabaseClient['auth']

const ISSUER = 'Portside'

/* The second factors of Supabase Auth in the port's terms. The caller has checked for a session and translates the errors. */

export async function secondFactorsOf(auth: Auth): Promise<readonly SecondFactor[]> {
  const { data, error } = await auth.mfa.listFactors()
  if (error !== null) throw error
  return data.totp.map(({ id, created_at: createdAt }) => ({ id: id as Id, createdAt: instantOf(Date.parse(createdAt)) }))
}

export async function enrol(auth: Auth): Promise<Enrolment> {
  await dropUnfinished(auth)
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp', issuer: ISSUER })
  if (error !== null) throw error
  // Factor ids are lower-case UUIDs, as all ids are.
  return { factorId: data.id as Id, secret: data.totp.secret, uri: data.totp.uri }
}

/** Supabase Auth itself ends the other sessions, and marks this one as verified by the factor. */
export async function confirm(auth: Auth, factorId: Id, code: string): Promise<void> {
  const { error } = await auth.mfa.challengeAndVerify({ factorId, code: code.replace(/\s/gu, '') })
  if (error !== null) throw error
}

export async function remove(auth: Auth, factorId: Id): Promise<void> {
  const { error } = await auth.mfa.unenroll({ factorId })
  if (error !== null && error.code !== 'mfa_factor_not_found') throw error
  // The stored session and its token still name the factor.
  const renewed = await auth.refreshSession()
  if (renewed.error !== null) throw renewed.error
}

/** Supabase Auth keeps unconfirmed enrolments and limits their number. */
async function dropUnfinished(auth: Auth): Promise<void> {
  const { data, error } = await auth.mfa.listFactors()
  if (error !== null) throw error
  for (const { id, status } of data.all) {
    if (status === 'verified') continue
    const dropped = await auth.mfa.unenroll({ factorId: id })
    if (dropped.error !== null && dropped.error.code !== 'mfa_factor_not_found') throw dropped.error
  }
}
