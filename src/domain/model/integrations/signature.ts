import { bytesOfHex } from '../kernel/base64url'

/** Beyond this the clock of the sender, or a message sent again by somebody else, is not believed. */
const TOLERANCE_S = 300
const PREFIX = 'whsec_'

export interface SignedMessage {
  readonly id: string
  /** Seconds since the epoch. */
  readonly timestamp: number
  readonly body: string | Uint8Array
}

/**
 * What Standard Webhooks (standardwebhooks.com, 1.0.0) asks to be sent along: a signature by each secret, one of which the
 * receiver knows. @param secrets as `webhookSecret` gives them
 */
export async function signatureHeaders(
  message: SignedMessage,
  secrets: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const signatures = await Promise.all(secrets.map((secret) => signatureOf(message, secret)))
  return {
    'webhook-id': message.id,
    'webhook-timestamp': String(message.timestamp),
    'webhook-signature': signatures.map((signature) => `v1,${signature}`).join(' '),
  }
}

/** Did who knows the secret sign exactly this, and just now? @param nowMs milliseconds since the epoch */
export async function isSigned(
  message: SignedMessage,
  signatures: string,
  about: { readonly secret: string; readonly nowMs: number },
) {
  if (!mayBeSigned(message, signatures, about.nowMs)) return false
  const right = await signatureOf(message, about.secret)
  return signatures.split(' ').some((given) => isSame(given, `v1,${right}`))
}

/** Is it of this time, and is there anything that could be a signature? What can be known before the message is read. */
export function mayBeSigned(
  { id, timestamp }: Pick<SignedMessage, 'id' | 'timestamp'>,
  signatures: string,
  nowMs: number,
): boolean {
  if (!(Math.abs(nowMs / 1000 - timestamp) <= TOLERANCE_S) || id === '' || id.length > 200 || signatures.length > 2000)
    return false
  return signatures.split(' ').some((one) => /^v1,[A-Za-z0-9+/]{43}=$/.test(one))
}

/** As receivers want it. @param key hexadecimal digits */
export function webhookSecret(key: string): string {
  return PREFIX + btoa(String.fromCharCode(...bytesOfHex(key)))
}

async function signatureOf({ id, timestamp, body }: SignedMessage, secret: string): Promise<string> {
  const bytes = Uint8Array.from(atob(secret.slice(PREFIX.length)), (letter) => letter.charCodeAt(0))
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const signed = await crypto.subtle.sign('HMAC', key, signedBytes({ id, timestamp, body }))
  return btoa(String.fromCharCode(...new Uint8Array(signed)))
}

/** In constant time. */
function isSame(a: string, b: string): boolean {
  let difference = a.length ^ b.length
  for (let at = 0; at < b.length; at += 1) difference |= a.charCodeAt(at) ^ b.charCodeAt(at)
  return difference === 0
}

function signedBytes({ id, timestamp, body }: SignedMessage): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder()
  const [head, rest] = [text.encode(`${id}.${timestamp}.`), typeof body === 'string' ? text.encode(body) : body]
  const bytes = new Uint8Array(head.length + rest.length)
  bytes.set(head)
  bytes.set(rest, head.length)
  return bytes
}
