import { base64urlOf, base64urlOfBytes, bytesOfHex } from '../../../model/kernel/base64url'
import type { FunctionContext } from '../function-context'

/** By what push services recognise the backend (RFC 8292). */
export interface VapidKeys {
  /** The point of a P-256 key, in base64url. */
  readonly publicKey: string
  readonly sign: (text: string) => Promise<Uint8Array>
}

type Keys = Pick<FunctionContext, 'keyFor'>

/**
 * The backend's own pair. Like its other secrets it is worked out, always the same, and stored nowhere: whoever changes the
 * backend's key changes it, and browsers subscribe anew when the app is next opened in them.
 */
export async function vapidKeys({ keyFor }: Keys): Promise<VapidKeys> {
  const { p256 } = await import('@noble/curves/nist.js')
  const secret = await secretIn(p256.utils.isValidSecretKey, { keyFor })
  const point = p256.getPublicKey(secret, false)
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: base64urlOfBytes(secret),
    x: base64urlOfBytes(point.subarray(1, 33)),
    y: base64urlOfBytes(point.subarray(33)),
  }
  return {
    publicKey: base64urlOfBytes(point),
    async sign(text) {
      const key = await crypto.subtle.importKey('jwk', jwk, { name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign'])
      const bytes = new TextEncoder().encode(text)
      return new Uint8Array(await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key, bytes))
    },
  }
}

/** One in four thousand million numbers of 256 bits is too large to be a key. */
async function secretIn(isKey: (bytes: Uint8Array) => boolean, { keyFor }: Keys): Promise<Uint8Array> {
  for (let attempt = 0; ; attempt += 1) {
    const bytes = bytesOfHex(await keyFor(`vapid/${attempt}`))
    if (isKey(bytes)) return bytes
  }
}

/** How long what is signed may be used, in seconds; a push service takes a day at most. */
const TERM_S = 12 * 60 * 60

/**
 * Says to the push service of this address who calls (RFC 8292, 2 and 3).
 *
 * @param contact whom the service may turn to, as an address of the web; `null`: nobody
 */
export async function vapidHeader(
  endpoint: string,
  { keys, now, contact }: { readonly keys: VapidKeys; readonly now: number; readonly contact: string | null },
): Promise<string> {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now / 1000) + TERM_S,
    ...(contact === null ? {} : { sub: contact }),
  }
  const text = [{ typ: 'JWT', alg: 'ES256' }, claims].map((part) => base64urlOf(JSON.stringify(part))).join('.')
  return `vapid t=${text}.${base64urlOfBytes(await keys.sign(text))}, k=${keys.publicKey}`
}
