import { randomUUID } from 'node:crypto'

/**
 * Whether somebody has signed up with this address and confirmed it. A new sign-up must not reveal that.
 *
 * @param {import('postgres').Sql} sql
 */
export async function isTaken(sql, email) {
  if (typeof email !== 'string') return false
  const [user] = await sql`select 1 from auth.users where email = ${email.toLowerCase()} and confirmed_at is not null`
  return user !== undefined
}

/** The answer to a sign-up with a taken address: an account that looks new and has no identity. No mail is sent. */
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
