import * as v from 'valibot'

export interface TokenClaims {
  /** Empty if the token does not contain it. */
  readonly sessionId: string
  /** Whether a second factor was given for this session. */
  readonly isSecondFactor: boolean
}

const claimsShape = v.object({ session_id: v.optional(v.string(), ''), aal: v.optional(v.string(), 'aal1') })

/** The claims of a token, unverified: the backend verifies it at each call, and here it only decides what to show. */
export function claimsOf(accessToken: string): TokenClaims {
  const claims = v.safeParse(claimsShape, tokenPayload(accessToken))
  if (!claims.success) return { sessionId: '', isSecondFactor: false }
  return { sessionId: claims.output.session_id, isSecondFactor: claims.output.aal === 'aal2' }
}

/** What a JSON Web Token says, unchecked: good for choosing what to show, and for nothing else. `null`: it is no token. */
export function tokenPayload(token: string): unknown {
  const payload = /^[\w-]+\.([\w-]+)\.[\w-]*$/.exec(token)?.[1]
  if (payload === undefined) return null
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return null
  }
}
