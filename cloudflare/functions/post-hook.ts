import { isInnerAddress } from '../../src/domain/model/integrations/inner-address'
import type { Env } from '../env'

const TIMEOUT_MS = 10_000
const ADDRESS = /^\[?(?<address>[\d.]+|[\da-f:.]+)\]?$/i

/**
 * Posts to an address that a person has typed: never to this machine or its network by their addresses, and never on to where an
 * answer leads. Names are looked up by the platform, which reaches no network of anybody's; where it runs on a machine of one's
 * own, its configuration allows public addresses only.
 *
 * @returns the HTTP status; `null` where there was no answer, or the address is none that can be asked
 */
export async function postHook(env: Env, address: string, headers: Readonly<Record<string, string>>, body: string) {
  if (!URL.canParse(address)) return null
  const { protocol, hostname } = new URL(address)
  if (!/^https?:$/.test(protocol)) return null
  const literal = ADDRESS.exec(hostname)?.groups?.['address']
  const isInner = hostname === 'localhost' || (literal !== undefined && isInnerAddress(literal))
  if (isInner && env.DEVELOPMENT === undefined) return null
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const answer = await fetch(address, { method: 'POST', headers, body, redirect: 'manual', signal })
    await answer.body?.cancel()
    return answer.status
  } catch {
    return null
  }
}
