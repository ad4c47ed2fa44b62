import { parsedJson } from '../../shared/parsed-json'
import type { SupabaseProject } from '../client'
import { SCHEMA_VERSION } from '../schema-version'
import { startKeyOf, storageKeyOf } from '../storage-key'

interface Sent {
  readonly url: string
  readonly authorization: string
  readonly body: string
  readonly answer: Promise<Response>
}

/** Where a script of its own build leaves the call for the app's, which has other modules. */
const PLACE = Symbol.for('portside/start')
/** A token that is about to expire is renewed first, which is not done here. */
const LASTS_MS = 60_000

/** Sends what `Start` asks of this project, if it is going to ask and the stored session is good. */
export function sendAhead(
  { url, publishableKey }: SupabaseProject,
  { opened, storage }: { readonly opened: string | null; readonly storage: Pick<Storage, 'getItem'> },
): void {
  const session = Object(parsedJson(storage.getItem(storageKeyOf(url)))) as Record<string, unknown>
  const { access_token: token, expires_at: expiresAt, user } = session
  const isGood = typeof token === 'string' && Number(expiresAt) * 1000 - Date.now() > LASTS_MS
  if (!isGood || isHalfIn(token, user) || storage.getItem(startKeyOf(url)) === Object(user).id) return
  const address = `${url.replace(/\/$/, '')}/rest/v1/rpc/start`
  const authorization = `Bearer ${token}`
  const body = JSON.stringify({ opened })
  const headers = {
    apikey: publishableKey,
    authorization,
    'content-type': 'application/json',
    'x-client-info': `portside/${SCHEMA_VERSION}`,
  }
  const answer = fetch(address, { method: 'POST', headers, body })
  answer.catch(() => undefined)
  const sent: Sent = { url: address, authorization, body, answer }
  Reflect.set(globalThis, PLACE, sent)
}

/** Whoever still owes a second factor may read nothing. */
function isHalfIn(token: string, user: unknown): boolean {
  const factors: unknown = Object(user).factors
  if (!Array.isArray(factors) || factors.length === 0) return false
  const [, claims = ''] = token.split('.')
  return !atob(claims.replace(/-/g, '+').replace(/_/g, '/')).includes('"aal":"aal2"')
}

/** The same `fetch`, but that a request which was sent ahead is not sent again. */
export function withSentAhead(send: typeof fetch): typeof fetch {
  return (input, init) => {
    const sent = Reflect.get(globalThis, PLACE) as Sent | undefined // nobody else writes it
    const isSent = sent !== undefined && input === sent.url && init?.body === sent.body
    if (!isSent || new Headers(init?.headers).get('authorization') !== sent.authorization) return send(input, init)
    Reflect.deleteProperty(globalThis, PLACE)
    return sent.answer
  }
}
