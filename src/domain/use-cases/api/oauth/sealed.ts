import { base64urlOf, textOfBase64url } from '../../../model/kernel/base64url'
import type { Secrets } from './oauth-server'

/*
 * What a program carries for the backend, and nobody else can make up or change: JSON, and a key that only the backend works out
 * from it. Of what is sealed nothing has to be kept.
 */

export async function seal(kind: string, content: object, secrets: Secrets): Promise<string> {
  const payload = base64urlOf(JSON.stringify(content))
  return `${prefix(kind)}${payload}.${await sealOf(kind, payload, secrets)}`
}

/** `null`: it was not sealed here, or as something else. */
export async function unseal(kind: string, text: string, secrets: Secrets): Promise<unknown> {
  const payload = payloadOf(kind, text)
  if (payload === null) return null
  const isWhole = text === `${prefix(kind)}${payload}.${await sealOf(kind, payload, secrets)}`
  return isWhole ? contentOf(payload) : null
}

/** What it says, whoever has written it. */
export function unproven(kind: string, text: string): unknown {
  const payload = payloadOf(kind, text)
  return payload === null ? null : contentOf(payload)
}

function prefix(kind: string): string {
  return `portside_${kind}_`
}

function payloadOf(kind: string, text: string): string | null {
  return text.startsWith(prefix(kind))
    ? (/^([\w-]{1,8000})\.[0-9a-f]{64}$/.exec(text.slice(prefix(kind).length))?.[1] ?? null)
    : null
}

/** Of a hash, which has one length: nothing can be appended to a purpose that somebody knows the key of. */
async function sealOf(kind: string, payload: string, { keyFor, sha256 }: Secrets): Promise<string> {
  return keyFor(`sealed/${kind}/${await sha256(payload)}`)
}

function contentOf(payload: string): unknown {
  try {
    return JSON.parse(textOfBase64url(payload) ?? 'null')
  } catch {
    return null
  }
}
