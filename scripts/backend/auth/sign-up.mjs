import { randomUUID } from 'node:crypto'

/**
 * Has somebody signed up and confirmed with this address? Whoever tries it again must not be able to tell.
 *
 * @param {import('postgres').Sql} sql
 */
export async function isTaken(sql, email) {
  if (typeof email !== 'string') return false
  const [user] = await sql`select 1 from auth.users where email = ${email.toLowerCase()} and confirmed_at is not null`
  return user !== undefined
}

/** The answer of a sign-up that was none: an account that looks new and has no identity. Nobody is mailed. */
export function pretended({ email, data = {} }) {
  const now = new Date().toISOString()
  const id = randomUUID()
  return {
    id,
    aud: 'authenticated',
    role: '',
    email: email.toLowerCase(),
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { ...data, email: email.toLowerCase(), email_verified: false, phone_verified: false, sub: id },
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  }
}
