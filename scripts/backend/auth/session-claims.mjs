import { mintToken, readToken } from '../claims.mjs'

/**
 * Signs the token of a session anew with what hosted tokens say and lite's do not: issuer, assurance, metadata.
 *
 * @param {Response} reply
 * @param {string} url the backend's own
 */
export async function withHostedClaims(reply, url) {
  if (!reply.ok || !reply.headers.get('content-type')?.includes('json')) return reply
  const answer = await reply.json()
  const headers = new Headers(reply.headers)
  headers.delete('content-length')
  if (typeof answer?.access_token === 'string') answer.access_token = resigned(answer, url)
  return new Response(JSON.stringify(answer), { status: reply.status, headers })
}

function resigned({ access_token: token, user }, url) {
  const claims = readToken(token)
  return mintToken({
    ...claims,
    iss: `${url}/auth/v1`,
    aal: 'aal1',
    amr: [{ method: 'password', timestamp: claims.iat }],
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    is_anonymous: false,
  })
}
