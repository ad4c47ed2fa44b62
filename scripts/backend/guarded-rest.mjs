import { readToken } from './claims.mjs'

/**
 * Refuses a token that does not hold, as PostgREST does; lite would serve it as nobody's.
 *
 * @param {(request: Request) => Promise<Response>} fetch
 */
export function guardedRest(fetch) {
  return async (request) => {
    const bearer = /^Bearer\s+(.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
    const trouble = bearer === undefined || bearer.startsWith('sb_') ? null : troubleOf(bearer)
    return trouble === null ? fetch(request) : Response.json({ ...trouble, details: null, hint: null }, { status: 401 })
  }
}

function troubleOf(token) {
  try {
    readToken(token)
    return null
  } catch (error) {
    const isExpired = error.message.endsWith('expired')
    return isExpired ? { code: 'PGRST303', message: 'JWT expired' } : { code: 'PGRST301', message: error.message }
  }
}
