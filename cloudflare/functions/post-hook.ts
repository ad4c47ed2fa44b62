import { isInnerAddress } from '../../src/domain/model/integrations/inner-address'

const TIMEOUT_MS = 10_000
const ADDRESS = /^(?:\d+(?:\.\d+){3}|.*:.*)$/
const INNER_NAME = /(?:^|\.)(?:localhost|local|internal)$/

/**
 * Posts to an address that a person has typed, and never on to where an answer leads. A name that leads to an inner address is
 * refused by the network that the Worker runs in: it reaches public ones only.
 *
 * @param reachesInner in development, where receivers are on the same machine
 * @returns the HTTP status; `null` where there was no answer, or the address is none that can be asked
 */
export async function postHook(
  address: string,
  { headers, body, reachesInner }: { readonly headers: HeadersInit; readonly body: BodyInit; readonly reachesInner: boolean },
): Promise<number | null> {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (!/^https?:$/.test(url.protocol) || (!reachesInner && isInner(url.hostname))) return null
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal })
    await answer.body?.cancel()
    return answer.status
  } catch {
    return null
  }
}

/** May messages be pushed to this address? @param reachesInner as above */
export function isPushService(address: string, reachesInner: boolean): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return reachesInner || (protocol === 'https:' && !isInner(hostname))
}

function isInner(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$|\.$/g, '')
  return ADDRESS.test(host) ? isInnerAddress(host) : INNER_NAME.test(host) || !host.includes('.')
}
