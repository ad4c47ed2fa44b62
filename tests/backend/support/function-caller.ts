import { randomUUID } from 'node:crypto'
import { mintToken } from '../../../scripts/backend/claims.mjs'
import type { Backend } from '../../../scripts/backend/start-backend.mjs'
import { KEYS } from '../../../scripts/backend/keys.mjs'

export interface Caller {
  readonly userId: string
  readonly sessionId: string
  readonly email: string
  readonly token: string
}

/** Somebody with an account, a proven address and a session. */
export async function caller({ sql }: Backend, email: string): Promise<Caller> {
  const [userId, sessionId] = [randomUUID(), randomUUID()]
  const meta = sql.json({ name: email.split('@')[0] ?? '' })
  const now = new Date()
  await sql`insert into auth.users ${sql({ id: userId, email, email_confirmed_at: now, raw_user_meta_data: meta, created_at: now })}`
  await sql`insert into auth.sessions ${sql({ id: sessionId, user_id: userId })}`
  return { userId, sessionId, email, token: mintToken({ role: 'authenticated', sub: userId, session_id: sessionId }) }
}

export interface Answered {
  readonly status: number
  readonly body: {
    readonly ok?: boolean
    readonly value?: Readonly<Record<string, string>>
    readonly refusal?: string
    readonly error?: { readonly code: string; readonly details: object }
  }
}

/** Calls a function over the backend's own origin. */
export async function call(
  { url }: Backend,
  name: string,
  input: unknown,
  how: { readonly by: Pick<Caller, 'token'>; readonly key?: string },
): Promise<Answered> {
  const response = await fetch(`${url}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${how.by.token}`,
      apikey: KEYS.publishable,
      'content-type': 'application/json',
      'idempotency-key': how.key ?? randomUUID(),
    },
    body: JSON.stringify(input),
  })
  return { status: response.status, body: (await response.json()) as Answered['body'] }
}
