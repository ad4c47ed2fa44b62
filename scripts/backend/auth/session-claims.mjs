import { mintToken, readToken } from '../claims.mjs'

/**
 * Adds what hosted answers contain and lite's lack: a person's second factors; and in a session's token, which is signed again,
 * issuer, assurance level and metadata.
 *
 * @param {Response} reply
 * @param {{ sql: import('postgres').Sql, url: string }} context `url`: the backend's own
 */
export async function withHostedClaims(reply, { sql, url }) {
  if (!reply.ok || !reply.headers.get('content-type')?.includes('json')) return reply
  const answer = await reply.json()
  const headers = new Headers(reply.headers)
  headers.delete('content-length')
  if (typeof answer?.access_token === 'string') {
    answer.user = await withFactors(answer.user, sql)
    answer.access_token = await resigned(answer, { sql, url })
  }
  const told = typeof answer?.aud === 'string' ? await withFactors(answer, sql) : answer
  return new Response(JSON.stringify(told), { status: reply.status, headers })
}

async function resigned({ access_token: token, user }, { sql, url }) {
  const claims = readToken(token)
  const [session] = await sql`select aal from auth.sessions where id::text = ${claims.session_id ?? ''}`
  const methods = session?.aal === 'aal2' ? ['password', 'totp'] : ['password']
  return mintToken({
    ...claims,
    iss: `${url}/auth/v1`,
    aal: session?.aal ?? 'aal1',
    amr: methods.map((method) => ({ method, timestamp: claims.iat })),
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    is_anonymous: false,
  })
}

async function withFactors(user, sql) {
  const factors = await sql`select id, friendly_name, factor_type, status, created_at, updated_at
    from auth.mfa_factors where user_id::text = ${String(user.id)} order by created_at`
  return factors.length === 0 ? user : { ...user, factors }
}
